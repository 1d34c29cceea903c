export { readPages, type ReadOptions } from '@baize/contract/client/read-pages'
