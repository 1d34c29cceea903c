import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../frame.ts'
import { bundle } from '../stakes/bundle.ts'
import { membersOf, startCrowd, usual } from './crowd.ts'
import { type Drill, secondsOr } from './drill.ts'
import { addNode, findGames, makePeople, openPlace } from './house.ts'
import { readDefects } from './log.ts'
import type { Memory } from './memory-teller.ts'
import { prove } from './proof.ts'
import { slopeOf } from './slope.ts'
import { namesOf, type Tally } from './tally.ts'

const seconds = secondsOr(1_800)
const everySeconds = 15
/** What is kept on purpose has been filled by then: a third of the time, ten minutes of the usual thirty. */
const warmSeconds = seconds / 3
const sizes = { ...usual, listeners: 10 }
const megabyte = 1_000_000

export const drill: Drill = {
  describe: `one node under mixed load for ${seconds} s: what its memory does, and whether anything fails`,
  async run({ root, say }) {
    const place = await openPlace(root)
    const teller = await bundle(root, 'drills/memory-teller.ts')
    const file = join(place.folder, 'memory.jsonl')
    try {
      const tokens = await makePeople(place, membersOf(sizes))
      const flags = ['--expose-gc', '--import', teller.path]
      const node = await addNode(place, { flags, env: { MEMORY_FILE: file } })
      const games = await findGames(place.databaseUrl)
      const { tally, load } = startCrowd(() => [node.url], tokens, games, sizes)
      const began = Date.now()
      for (let turn = 1; Date.now() - began < seconds * 1_000; turn += 1) {
        await wait(everySeconds * 1_000)
        process.kill(node.pid, 'SIGUSR2')
        if (turn % 20 === 0) say(tellSoFar(file, tally, began))
      }
      await wait(2_000)
      await load.stop()
      const defects = readDefects(node.logPath)
      for (const line of defects.slice(0, 5)) say(line)
      const proven = await prove(place.databaseUrl, tally)
      await node.stop()
      return [...figuresOf(readMemory(file), began, tally, defects.length), ...proven]
    } finally {
      teller.remove()
      await place.close()
    }
  },
}

function readMemory(file: string): Memory[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Memory)
}

function tellSoFar(file: string, tally: Tally, began: number): string {
  const { rss = 0, heap = 0 } = readMemory(file).at(-1) ?? {}
  const minutes = Math.round((Date.now() - began) / 60_000)
  const shown = [rss, heap].map((bytes) => `${Math.round(bytes / megabyte)} MB`)
  return `minute ${minutes}: ${tally.accepted.length} accepted, refused ${namesOf(tally.refused)}, RSS ${shown[0]}, heap ${shown[1]}`
}

function figuresOf(all: readonly Memory[], began: number, tally: Tally, defects: number): Figure[] {
  const warm = all.filter(({ at }) => at - began >= warmSeconds * 1_000)
  const hourMs = 3_600_000
  const slope = (pick: (memory: Memory) => number) =>
    slopeOf(warm.map((memory) => ({ x: (memory.at - began) / hourMs, y: pick(memory) / megabyte })))
  const most = (pick: (memory: Memory) => number) => Math.max(...warm.map(pick))
  const [first, last] = [warm[0], warm.at(-1)]
  return [
    {
      name: 'heap-slope',
      value: slope(({ heap }) => heap),
      unit: `MB/hour of what is alive, over ${warm.length} looks`,
    },
    {
      name: 'heap-first',
      value: (first?.heap ?? 0) / megabyte,
      unit: 'MB alive at the first of them',
    },
    { name: 'heap-last', value: (last?.heap ?? 0) / megabyte, unit: 'MB alive at the last' },
    { name: 'outside-slope', value: slope(({ outside }) => outside), unit: 'MB/hour of buffers' },
    { name: 'rss-slope', value: slope(({ rss }) => rss), unit: 'MB/hour resident' },
    { name: 'rss-first', value: (first?.rss ?? 0) / megabyte, unit: 'MB resident' },
    { name: 'rss-last', value: (last?.rss ?? 0) / megabyte, unit: 'MB resident' },
    {
      name: 'loop-p99',
      value: most(({ loopP99Ms }) => loopP99Ms),
      unit: `ms late, in the worst ${everySeconds} s`,
    },
    {
      name: 'loop-max',
      value: most(({ loopMaxMs }) => loopMaxMs),
      unit: 'ms late, the latest of all',
    },
    { name: 'accepted', value: tally.accepted.length, unit: 'calls that moved money' },
    { name: 'looks', value: tally.count('look'), unit: 'calls beside them' },
    {
      name: 'refused',
      value: tally.refused.length,
      unit: `refused: ${namesOf(tally.refused)}`,
      goal: { atMost: 0 },
    },
    { name: 'defects', value: defects, unit: 'defects in the log', goal: { atMost: 0 } },
  ]
}
