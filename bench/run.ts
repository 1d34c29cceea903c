import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chooseBenchmarks } from './arguments.ts'
import { type Benchmark, type Figure, holds, printFigure } from './frame.ts'
import { mergeReport, readCircumstances, readReport, writeReport } from './report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reportPath = fileURLToPath(new URL('report.json', import.meta.url))
const ending = '.bench.ts'

const known = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
  .sort()

async function loadBenchmark(name: string): Promise<Benchmark> {
  const module = (await import(`./${name}${ending}`)) as { bench: Benchmark }
  return module.bench
}

/** Measures one benchmark, prints and keeps its figures; undefined when it could not be measured. */
async function measure(name: string): Promise<readonly Figure[] | undefined> {
  const bench = await loadBenchmark(name)
  console.log(`${name}: ${bench.describe}`)
  try {
    const figures = await bench.run({ root, say: (line) => console.error(`  ${line}`) })
    for (const figure of figures) console.log(printFigure(figure))
    const report = mergeReport(readReport(reportPath), name, figures, readCircumstances(root))
    writeReport(reportPath, report)
    return figures
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    console.error(`${name} could not be measured: ${reason}`)
    return undefined
  }
}

const choice = chooseBenchmarks(process.argv.slice(2), known)
if (choice.ok) {
  for (const name of choice.names) {
    const figures = await measure(name)
    const short = figures?.some((figure) => holds(figure) === false) === true
    if (figures === undefined || (short && choice.strict)) process.exitCode = 1
  }
} else {
  console.error(choice.says)
  process.exitCode = 2
}
