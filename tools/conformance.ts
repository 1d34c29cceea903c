import { readArguments, usage } from './conformance/arguments.ts'
import { printHead, printResult, printSum } from './conformance/report.ts'
import { httpPlatform } from '../server/src/sandbox/conformance/http-wallet.ts'
import { runKit } from '../server/src/sandbox/conformance/run.ts'

const read = readArguments(process.argv.slice(2), process.env)
if (read === undefined) {
  console.error(usage)
  process.exit(2)
}
const { endpoints, crowd, only } = read
for (const endpoint of endpoints) {
  console.log(printHead(endpoint, crowd))
  const began = performance.now()
  const results = await runKit(httpPlatform(endpoint), {
    crowd,
    ...(only === undefined ? {} : { only }),
    heard: (result) => console.log(printResult(result)),
  })
  console.log(`${printSum(results, performance.now() - began)}\n`)
  if (!results.every(({ passed }) => passed)) process.exitCode = 1
}
