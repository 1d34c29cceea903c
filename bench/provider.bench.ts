import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAs } from '../server/testing/test-server.ts'
import { findFreePort, type Started, startNode } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { familyTimeMs, processTimeMs } from './processor-time.ts'
import { type Bets, callsOf, chooseBets, type Door, type Verb, verbs } from './provider/calls.ts'
import { bundle } from './stakes/bundle.ts'
import {
  countCalls,
  type Counts,
  countingSettings,
  figuresOfCounts,
  prepareCounting,
  showCounts,
} from './stakes/counting.ts'
import { type House, openHouse } from './stakes/house.ts'
import { type LoadMaker, startLoadMaker } from './stakes/load-maker.ts'
import { countErrors, preparePgbench, rateOf } from './stakes/measuring.ts'

const rounds = Number(process.env.PROVIDER_ROUNDS ?? 3)
const calls = Number(process.env.PROVIDER_CALLS ?? 6_000)
const seconds = Number(process.env.PROVIDER_SECONDS ?? 4)
const profile = process.env.PROVIDER_PROFILE
const players = 1_000
const widths = [16, 64, 256]
/** At which the rest is told: what vendors use. */
const usual = 64

export const bench: Benchmark = {
  name: 'provider',
  describe: `${calls} calls of a vendor by signed HTTP, over ${widths.join(', ')} connections`,
  async run(context) {
    const { root } = context
    const port = await findFreePort()
    const entry = 'provider/server.ts'
    const settings = countingSettings
    const house = await openHouse({ root, entry, port, members: players, profile, settings })
    const program = await bundle(root, 'stakes/load.ts')
    const maker = startLoadMaker(program.path)
    const door = JSON.parse(readFileSync(join(house.folder, 'door.json'), 'utf8')) as Door
    let oneCall: OneCall | undefined
    try {
      oneCall = await startOneCall(root, house)
      await prepareCounting(house.databaseUrl)
      return await measure(context, { house, maker, door, oneCall })
    } finally {
      maker.stop()
      program.remove()
      await oneCall?.stop()
      await house.stop()
    }
  },
}

type OneCall = Started & { readonly port: number }

/** The plain service beside ours, on a database of its own in the same PostgreSQL. */
async function startOneCall(root: string, house: House): Promise<OneCall> {
  await runAs(house.databaseUrl, (client) => client.query('create database onecall'))
  const url = new URL(house.databaseUrl)
  url.pathname = '/onecall'
  const port = await findFreePort()
  const program = await bundle(root, 'provider/one-call.ts')
  const started = await startNode({
    what: 'The service beside the product',
    args: [program.path, url.toString(), String(port), join(house.folder, 'door.json')],
    cwd: root,
    env: process.env,
    logPath: join(house.folder, 'one-call.log'),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    timeoutMs: 60_000,
  })
  const stop = async () => {
    await started.stop()
    program.remove()
  }
  return { ...started, port, stop }
}

type Bench = {
  readonly house: House
  readonly maker: LoadMaker
  readonly door: Door
  readonly oneCall: OneCall
}

/** Of one burst: how many a second, and the processor time of a call in microseconds. */
type Cost = { readonly rate: number; readonly server: number; readonly postgres: number }

async function send(
  { house, maker }: Bench,
  target: { readonly port: number; readonly pid: number },
  made: readonly string[],
  connections: number,
): Promise<Cost> {
  const [server, postgres] = [processTimeMs(target.pid), familyTimeMs(house.postgres)]
  const burst = await maker.send({
    name: 'calls',
    kind: 'made',
    ports: [target.port],
    path: '',
    stakes: made.length,
    connections,
    tokens: [],
    made,
  })
  const errors = countErrors(burst)
  if (errors > 0) throw new Error(`${errors} calls failed: ${JSON.stringify(burst.errors)}`)
  const each = (ms: number) => (ms * 1000) / made.length
  return {
    rate: rateOf(burst),
    server: each(processTimeMs(target.pid) - server),
    postgres: each(familyTimeMs(house.postgres) - postgres),
  }
}

let named = 0
const newBets = (door: Door, count = calls) => chooseBets(`b${(named += 1)}`, count, door)

/** The four verbs one after the other: bets that win, bets with their win, and bets that are taken back. */
async function measureVerbs(
  door: Door,
  perform: (verb: Verb, bets: Bets) => Promise<void>,
): Promise<void> {
  const won = newBets(door)
  await perform('bet', won)
  await perform('win', won)
  await perform('betWin', newBets(door))
  const takenBack = newBets(door)
  await perform('bet', takenBack)
  await perform('rollback', takenBack)
}

async function measure(context: Context, own: Bench): Promise<Figure[]> {
  const { house, door, oneCall } = own
  const pgbench = await preparePgbench(house)
  const costs = new Map<string, Cost[]>()
  const note = (name: string, cost: Cost) => {
    costs.set(name, [...(costs.get(name) ?? []), cost])
    return cost
  }
  // Warm before anything counts.
  await measureVerbs(door, async (verb, bets) => {
    await send(own, house, callsOf(verb, bets, door), usual)
  })
  await send(own, oneCall, callsOf('bet', newBets(door), door), usual)
  for (let round = 1; round <= rounds; round += 1) {
    const before = familyTimeMs(house.postgres)
    const tpcb = await pgbench.measure({ seconds })
    const postgres = ((familyTimeMs(house.postgres) - before) * 1000) / (tpcb * seconds)
    note('tpcb', { rate: tpcb, server: 0, postgres })
    for (const width of widths) {
      const plain = await send(own, oneCall, callsOf('bet', newBets(door), door), width)
      note(`one-call-${width}`, plain)
      await measureVerbs(door, async (verb, bets) => {
        const cost = await send(own, house, callsOf(verb, bets, door), width)
        note(`${verb}-${width}`, cost)
      })
      const told = costs.get(`bet-${width}`)?.at(-1)
      context.say(
        `round ${round} of ${rounds}, ${width} connections: a bet ${shown(told)}, the plain service ${shown(plain)}, TPC-B ${Math.round(tpcb)}/s`,
      )
    }
  }
  const counts = await count(context, own)
  await house.prove([], async () => [])
  context.say('the books balance')
  return figuresOf(costs, counts)
}

const shown = (cost: Cost | undefined) =>
  cost === undefined
    ? '-'
    : `${Math.round(cost.rate)}/s at ${Math.round(cost.server)} + ${Math.round(cost.postgres)} µs`

/** Statements, commits, rows and bytes of a call, over the usual number of connections. */
async function count(context: Context, own: Bench): Promise<ReadonlyMap<Verb, Counts>> {
  const { house, door } = own
  const counts = new Map<Verb, Counts>()
  await measureVerbs(door, async (verb, bets) => {
    const counted = await countCalls(house.databaseUrl, house.db, bets.players.length, async () => {
      await send(own, house, callsOf(verb, bets, door), usual)
    })
    counts.set(verb, counted)
    context.say(showCounts(verb, counted))
  })
  return counts
}

function figuresOf(
  costs: ReadonlyMap<string, readonly Cost[]>,
  counts: ReadonlyMap<Verb, Counts>,
): Figure[] {
  const middle = (name: string, pick: (cost: Cost) => number) =>
    median((costs.get(name) ?? []).map(pick))
  const whole = ({ server, postgres }: Cost) => server + postgres
  const curve = [...costs.keys()].flatMap((name): Figure[] => [
    { name: `provider-${name}-rate`, value: middle(name, ({ rate }) => rate), unit: 'calls/s' },
    { name: `provider-${name}-server`, value: middle(name, ({ server }) => server), unit: 'µs' },
    {
      name: `provider-${name}-postgres`,
      value: middle(name, ({ postgres }) => postgres),
      unit: 'µs',
    },
  ])
  const ratios = widths.map((width): Figure => {
    const pairs = (costs.get(`one-call-${width}`) ?? []).map((plain, round) => {
      // Two bursts of bets a round; the first of them is beside the plain service.
      const bet = costs.get(`bet-${width}`)?.[round * 2]
      return bet === undefined ? NaN : whole(bet) / whole(plain)
    })
    return {
      name: `provider-bet-${width}-vs-one-call`,
      value: median(pairs),
      unit: 'of its processor time',
      goal: { atMost: 1 },
    }
  })
  const counted = verbs.flatMap((verb) =>
    figuresOfCounts(
      `provider-${verb}`,
      counts.get(verb) as Counts,
      verb === 'bet' ? { statements: 0.5 } : {},
    ),
  )
  return [...curve, ...ratios, ...counted]
}
