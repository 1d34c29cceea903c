import { playRound } from '@baize/contract/arcade/arcade'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { fillRounds } from './play/fill.ts'
import { bundle } from './stakes/bundle.ts'
import {
  countCalls,
  countingSettings,
  figuresOfCounts,
  prepareCounting,
  showCounts,
} from './stakes/counting.ts'
import { type House, openHouse } from './stakes/house.ts'
import type { BurstResult } from './stakes/load.ts'
import { type LoadMaker, startLoadMaker } from './stakes/load-maker.ts'
import { countErrors, preparePgbench, rateOf, watch } from './stakes/measuring.ts'

const rounds = Number(process.env.PLAY_ROUNDS ?? 5)
const seconds = Number(process.env.PLAY_SECONDS ?? 5)
const spins = Number(process.env.PLAY_SPINS ?? 10_000)
/** A slot lets nobody begin again within 2.5 seconds, so there are more players than spins in a burst. */
const players = Math.ceil(spins * 1.6)
const connections = 256
/** Rounds that lie in the tables for the last part; none leaves it out. */
const stored = Number(process.env.PLAY_STORED ?? 0)

export const bench: Benchmark = {
  name: 'play',
  describe: `${spins} spins at once by HTTP, from session to socket, beside pgbench`,
  async run(context) {
    const { root } = context
    const port = await findFreePort()
    const profile = process.env.PLAY_PROFILE
    const entry = 'play/server.ts'
    const settings = countingSettings
    const house = await openHouse({ root, entry, port, members: players, profile, settings })
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

type Spins = { (perSecond?: number): Promise<BurstResult>; readonly told: string[] }

/** Each burst goes on where the one before ended, so that a player's turn comes round late enough. */
function createSpins({ port, tokens }: House, maker: LoadMaker): Spins {
  const told: string[] = []
  let [bursts, from] = [0, 0]
  const send = async (perSecond?: number) => {
    bursts += 1
    const burst = await maker.send({
      name: `b${bursts}`,
      kind: 'spin',
      ports: [port],
      path: playRound.path,
      stakes: spins,
      connections,
      tokens,
      from,
      ...(perSecond === undefined ? {} : { perSecond }),
    })
    from = (from + spins) % tokens.length
    told.push(...burst.wagers)
    const errors = countErrors(burst)
    if (errors > 0) throw new Error(`${errors} spins failed: ${JSON.stringify(burst.errors)}`)
    return burst
  }
  return Object.assign(send, { told })
}

async function measure(context: Context, house: House, maker: LoadMaker): Promise<Figure[]> {
  const pgbench = await preparePgbench(house)
  await prepareCounting(house.databaseUrl)
  const spin = createSpins(house, maker)
  await spin()
  const [rates, ratios, tpcbs, p50s, p99s]: number[][] = [[], [], [], [], []]
  const [server, postgres]: number[][] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    const tpcb = await pgbench.measure({ seconds })
    const { burst, shares } = await watch(house, spins, () => spin())
    rates?.push(rateOf(burst))
    tpcbs?.push(tpcb)
    ratios?.push(rateOf(burst) / tpcb)
    p50s?.push(burst.p50Ms)
    server?.push(shares.server)
    postgres?.push(shares.postgres)
    const said = [rateOf(burst), tpcb].map(Math.round).join(' spins beside TPC-B ')
    context.say(`round ${round} of ${rounds}: ${said} a second`)
  }
  const rate = median(rates ?? [])
  for (let round = 1; round <= rounds; round += 1) {
    const burst = await spin(rate / 2)
    p99s?.push(burst.p99Ms)
    context.say(
      `at half the rate: p50 ${Math.round(burst.p50Ms)}, p99 ${Math.round(burst.p99Ms)} ms`,
    )
  }
  const counts = await countCalls(house.databaseUrl, house.db, spins, () => spin())
  context.say(showCounts('a spin', counts))
  await house.prove(spin.told, async () => {
    const rows = await house.db.sql<{ id: string }>`
      select r.id from arcade.rounds r join wagers.wagers w on w.round = r.id
      where r.state = 'settled' or r.ended_at is null`
    return rows.map(({ id }) => id)
  })
  context.say(`the books balance, and ${spin.told.length} spins are as many rounds and wagers`)
  const cpu = 'ms of processor for 1000 spins'
  return [
    { name: 'play-rate', value: rate, unit: 'spins/s' },
    { name: 'play-p50', value: median(p50s ?? []), unit: 'ms at full rate' },
    { name: 'play-tpcb', value: median(tpcbs ?? []), unit: 'transactions/s by pgbench' },
    { name: 'play-vs-tpcb', value: median(ratios ?? []), unit: 'times', goal: { atLeast: 2 } },
    {
      name: 'play-p99-half',
      value: median(p99s ?? []),
      unit: 'ms at half the rate',
      goal: { atMost: 60 },
    },
    { name: 'play-cpu-server', value: median(server ?? []), unit: cpu },
    { name: 'play-cpu-postgres', value: median(postgres ?? []), unit: cpu },
    ...figuresOfCounts('play', counts, { rows: 9, walBytes: 4_000 }),
    ...(stored > 0 ? await measureStored(context, house, spin, rate) : []),
  ]
}

/** The same with so many rounds in the tables. */
async function measureStored(
  context: Context,
  house: House,
  spin: Spins,
  empty: number,
): Promise<Figure[]> {
  await fillRounds(house.db, house.databaseUrl, stored)
  context.say(`${stored} rounds are stored`)
  await spin()
  const rates: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    rates.push(rateOf(await spin()))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  const rate = median(rates)
  return [
    { name: 'play-stored-rate', value: rate, unit: `spins/s with ${stored} rounds stored` },
    {
      name: 'play-stored',
      value: rate / empty,
      unit: 'of the rate with empty tables',
      goal: { atLeast: 0.8 },
    },
  ]
}
