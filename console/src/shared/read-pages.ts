export { readPages, type ReadOptions } from '@baize/contract/read-pages'
