import { report } from './verify-fair/verify-fair.ts'

const { text, isRight } = report(process.argv.slice(2))
console.log(text)
process.exitCode = isRight ? 0 : 1
