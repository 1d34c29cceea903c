import { report } from './lottery/report.ts'

const { text, code } = report(process.argv.slice(2))
console.log(text)
process.exitCode = code
