import { fileURLToPath } from 'node:url'
import { printFinding } from './finding.ts'
import { checkHouse } from './tidy.ts'

const report = checkHouse(fileURLToPath(new URL('../..', import.meta.url)))
for (const finding of report.findings) console.log(printFinding(finding))
console.log(`${report.modules} modules read, ${report.findings.length} findings`)
process.exitCode = report.findings.length === 0 ? 0 : 1
