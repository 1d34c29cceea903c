export { saveFile } from '@baize/ui/save-file.ts'
