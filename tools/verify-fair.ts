import { fetchList } from './verify-fair/report-list.ts'
import { report, siteOf } from './verify-fair/verify-fair.ts'

const words = process.argv.slice(2)
const site = siteOf(words)
const { text, code } = report(words, site === undefined ? undefined : await fetchList(site))
console.log(text)
process.exitCode = code
