import type { ReplyOf } from '@baize/contract/endpoint'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import type { Pgbench } from './ledger/pgbench.ts'
import { bundle } from './stakes/bundle.ts'
import {
  countCalls,
  countingSettings,
  figuresOfCounts,
  prepareCounting,
  showCounts,
} from './stakes/counting.ts'
import { endRound, playNothing, playStake } from './stakes/game.ts'
import { type House, openHouse } from './stakes/house.ts'
import type { BurstResult } from './stakes/load.ts'
import { type LoadMaker, startLoadMaker } from './stakes/load-maker.ts'
import { countErrors, preparePgbench, rateOf, watch } from './stakes/measuring.ts'
import { familyTimeMs } from './processor-time.ts'

const rounds = Number(process.env.STAKES_ROUNDS ?? 5)
const seconds = Number(process.env.STAKES_SECONDS ?? 5)
const members = 4_000
const stakes = Number(process.env.STAKES_STAKES ?? 10_000)
const connections = 256

export const bench: Benchmark = {
  name: 'stakes',
  describe: `${stakes} stakes at once by HTTP, through session and gate, beside pgbench`,
  async run(context) {
    const { root } = context
    const port = Number(process.env.STAKES_PORT ?? (await findFreePort()))
    const profile = process.env.STAKES_PROFILE
    const house = await openHouse({
      root,
      entry: 'stakes/server.ts',
      port,
      members,
      profile,
      settings: countingSettings,
    })
    const program = await bundle(root, 'stakes/load.ts')
    const maker = startLoadMaker(program.path)
    try {
      return await measure(context, house, maker)
    } finally {
      maker.stop()
      program.remove()
      await house.stop()
    }
  },
}

/** Processor time of each side, in milliseconds for a thousand stakes, and of PostgreSQL for as many of TPC-B. */
type Shares = {
  readonly server: number
  readonly postgres: number
  readonly load: number
  readonly tpcb: number
}

type Round = {
  readonly tpcb: number
  readonly burst: BurstResult
  readonly shares: Shares
  /** The rate of the same call without the stake. */
  readonly nothing: number
  readonly settled: number
}

const columns = 'stakes, TPC-B, calls without a stake, settlements'

type Send = (over: number) => Promise<BurstResult>

/** Numbers the bursts, so that no two use the same transactions. */
let bursts = 0

async function measure(context: Context, house: House, maker: LoadMaker): Promise<Figure[]> {
  const acknowledged: string[] = []
  const send = createSend(house, maker, acknowledged)
  const sendNothing = createSend(house, maker, [], playNothing.path)
  const pgbench = await preparePgbench(house)
  await prepareCounting(house.databaseUrl)
  await send(connections)
  await sendNothing(connections)
  await settleAll(house)
  const measured: Round[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const before = familyTimeMs(house.postgres)
    const tpcb = await pgbench.measure({ seconds })
    const tpcbMs = (familyTimeMs(house.postgres) - before) / ((tpcb * seconds) / 1000)
    const { burst, shares } = await watch(house, stakes, () => send(connections))
    const nothing = rateOf(await sendNothing(connections))
    const settled = await settleAll(house)
    measured.push({ tpcb, burst, shares: { ...shares, tpcb: tpcbMs }, nothing, settled })
    const shown = [rateOf(burst), tpcb, nothing, settled].map(Math.round).join(', ')
    context.say(`round ${round} of ${rounds}: ${shown} a second (${columns})`)
  }
  const counts = await countCalls(house.databaseUrl, house.db, stakes, () => send(connections))
  context.say(showCounts('a stake', counts))
  const wide = await measureWide(context, send)
  const two = await measureTwo(context, house, pgbench, (ports) =>
    createSend(house, maker, acknowledged, playStake.path, ports),
  )
  await house.prove(acknowledged)
  context.say(
    `the books balance, and ${acknowledged.length} acknowledged stakes are as many wagers`,
  )
  return [
    ...figuresOf(measured),
    ...figuresOfCounts('stakes', counts, { walBytes: 2_000 }),
    ...wide,
    ...two,
  ]
}

function createSend(
  house: House,
  maker: LoadMaker,
  acknowledged: string[],
  path: string = playStake.path,
  ports: readonly number[] = [house.port],
): Send {
  return async (over) => {
    bursts += 1
    const { tokens } = house
    const name = `b${bursts}`
    const burst = await maker.send({
      name,
      kind: 'stake',
      ports,
      path,
      stakes,
      connections: over,
      tokens,
    })
    acknowledged.push(...burst.wagers)
    return burst
  }
}

/** Settles all that is open and gives the rate. */
async function settleAll({ port }: House): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}${endRound.path}`, {
    method: endRound.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wagers: stakes }),
  })
  const { value } = (await reply.json()) as { value: ReplyOf<typeof endRound> | null }
  if (value === null || value.refused > 0) throw new Error('Not all wagers could be settled.')
  return value.settled / (value.tookMs / 1000)
}

/** Each stake on a connection of its own, where the system allows so many open ones. */
async function measureWide(context: Context, send: Send): Promise<Figure[]> {
  try {
    const burst = await send(stakes)
    return [
      { name: 'stakes-wide', value: rateOf(burst), unit: `stakes/s over ${stakes} connections` },
      { name: 'stakes-wide-p50', value: burst.p50Ms, unit: 'ms' },
      { name: 'stakes-wide-p99', value: burst.p99Ms, unit: 'ms' },
      {
        name: 'stakes-wide-errors',
        value: countErrors(burst),
        unit: 'errors',
        goal: { atMost: 0 },
      },
    ]
  } catch (problem) {
    context.say(`${stakes} connections were not to be had here: ${String(problem)}`)
    return []
  }
}

/** The same with a second node over the same database: one node is one thread, and the machine has more. */
async function measureTwo(
  context: Context,
  house: House,
  pgbench: Pgbench,
  sendTo: (ports: readonly number[]) => Send,
): Promise<Figure[]> {
  const send = sendTo([house.port, await house.addNode()])
  await send(connections)
  const [rates, ratios, late]: number[][] = [[], [], []]
  for (let round = 1; round <= rounds; round += 1) {
    const tpcb = await pgbench.measure({ seconds })
    const burst = await send(connections)
    if (countErrors(burst) > 0) throw new Error('Two nodes answered with errors.')
    rates?.push(rateOf(burst))
    ratios?.push(rateOf(burst) / tpcb)
    late?.push(burst.p99Ms)
    context.say(
      `two nodes, round ${round}: ${Math.round(rateOf(burst))} beside ${Math.round(tpcb)}`,
    )
  }
  const goal = { atLeast: 2.5 }
  return [
    { name: 'stakes-two-nodes', value: median(rates ?? []), unit: 'stakes/s by two nodes' },
    { name: 'stakes-two-nodes-p99', value: median(late ?? []), unit: 'ms' },
    { name: 'stakes-two-nodes-vs-tpcb', value: median(ratios ?? []), unit: 'times', goal },
  ]
}

function figuresOf(measured: readonly Round[]): Figure[] {
  const middle = (pick: (round: Round) => number) => median(measured.map(pick))
  const errors = measured.reduce((sum, { burst }) => sum + countErrors(burst), 0)
  const ratio = middle(({ burst, tpcb }) => rateOf(burst) / tpcb)
  const cpu = 'ms of processor for 1000 stakes'
  return [
    { name: 'stakes-rate', value: middle(({ burst }) => rateOf(burst)), unit: 'stakes/s' },
    { name: 'stakes-p50', value: middle(({ burst }) => burst.p50Ms), unit: 'ms' },
    { name: 'stakes-p99', value: middle(({ burst }) => burst.p99Ms), unit: 'ms' },
    { name: 'stakes-errors', value: errors, unit: 'errors', goal: { atMost: 0 } },
    { name: 'stakes-tpcb', value: middle(({ tpcb }) => tpcb), unit: 'transactions/s by pgbench' },
    { name: 'stakes-vs-tpcb', value: ratio, unit: 'times', goal: { atLeast: 2.5 } },
    {
      name: 'stakes-without-stake',
      value: middle(({ nothing }) => nothing),
      unit: 'calls/s of session and input alone',
    },
    { name: 'stakes-cpu-server', value: middle(({ shares }) => shares.server), unit: cpu },
    { name: 'stakes-cpu-postgres', value: middle(({ shares }) => shares.postgres), unit: cpu },
    { name: 'stakes-cpu-load', value: middle(({ shares }) => shares.load), unit: cpu },
    {
      name: 'stakes-cpu-tpcb',
      value: middle(({ shares }) => shares.tpcb),
      unit: 'ms of processor for 1000 transactions of pgbench, in PostgreSQL',
    },
    { name: 'settle-rate', value: middle(({ settled }) => settled), unit: 'settlements/s' },
    {
      name: 'settle-vs-tpcb',
      value: middle(({ settled, tpcb }) => settled / tpcb),
      unit: 'times',
    },
  ]
}
