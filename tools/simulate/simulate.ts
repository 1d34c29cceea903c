import { writeFileSync } from 'node:fs'
import { models } from '@baize/games/slots/models'
import { add, type Measured, nothingMeasured } from '@baize/games/slots/proof/measure'
import { countExactly } from '@baize/games/slots/proof/exact'
import type { Model } from '@baize/games/slots/model'
import { readWishes, type Wishes } from './arguments.ts'
import { type Done, runTasks, type Task } from './pool.ts'
import { writeReport } from './report.ts'
import { findFault, makeRow, type Row } from './row.ts'
import { printTable } from './table.ts'

const partSpins = 1_000_000
/** Counting proves the return; playing shows hits and deviation, and that it plays as counted. */
const spinsOfCounted = 10_000_000
const spinsOfSimulated = 30_000_000

/** Runs the whole of it and gives the exit code: 1 when a model does not return what it declares. */
export async function simulate(parameters: readonly string[]): Promise<number> {
  const read = readWishes(
    parameters,
    models.map(({ face }) => face.id),
  )
  if (!read.ok) {
    console.error(read.says)
    return 2
  }
  const { wishes } = read
  const chosen = models.filter(({ face }) => wishes.model === undefined || face.id === wishes.model)
  const rows = await measureAll(chosen, wishes)
  console.log(printTable(rows))
  if (wishes.model === undefined) {
    writeFileSync(new URL('../../docs/rtp.md', import.meta.url), writeReport(rows, wishes.seed))
    console.log('Written to docs/rtp.md.')
  }
  const faults = rows.flatMap((row) => findFault(row) ?? [])
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

async function measureAll(chosen: readonly Model[], wishes: Wishes): Promise<Row[]> {
  const sums = new Map<string, Sum>()
  const tasks = chosen.flatMap((model) => planParts(model, wishes))
  let finished = 0
  await runTasks(tasks, wishes.cores, (done) => {
    finished += 1
    sums.set(done.model, addPart(sums.get(done.model) ?? noSum, done))
    tell(`${done.model}: part ${finished} of ${tasks.length}`, finished === tasks.length)
  })
  return chosen.map((model) => {
    const { measured, fastest } = sums.get(model.face.id) ?? noSum
    return makeRow(model, measured, fastest)
  })
}

/** The seed is the high word and the part the low one: another seed is another simulation altogether. */
function planParts(model: Model, { spins, seed }: Wishes): Task[] {
  const wanted = spins ?? (countExactly(model) ? spinsOfCounted : spinsOfSimulated)
  const parts = Math.ceil(wanted / partSpins)
  return Array.from({ length: parts }, (_, part) => ({
    model: model.face.id,
    spins: Math.min(partSpins, wanted - part * partSpins),
    seed: seed * 2 ** 32 + part,
  }))
}

/** What the parts of a model give together; its speed is that of the fastest, which was disturbed least. */
type Sum = { readonly measured: Measured; readonly fastest: number }

const noSum: Sum = { measured: nothingMeasured, fastest: 0 }

function addPart(sum: Sum, { measured, seconds }: Done): Sum {
  return {
    measured: add(sum.measured, measured),
    fastest: Math.max(sum.fastest, measured.spins / seconds),
  }
}

/** On a terminal one line is written over; elsewhere only the end is told, so that logs stay short. */
function tell(line: string, isLast: boolean): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(60)}${isLast ? '\n' : ''}`)
  else if (isLast) console.error(line)
}
