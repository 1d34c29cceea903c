import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../server/src/embedded/embedded.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { seatPlayers, type Players } from './purse/players.ts'
import { makeDataDir } from './server.ts'

const turns = Number(process.env.PURSE_TURNS ?? 5)
const players = Number(process.env.PURSE_PLAYERS ?? 200)
/** As many as the game lets a player stake in a second. */
const handful = 10
const choice = { side: 'under', target: 4_950 }

export const bench: Benchmark = {
  name: 'purse',
  describe: `${players * handful} rolls of ${players} players, from purses and each from the wallet, in turns`,
  async run(context) {
    const folder = makeDataDir()
    const postgres = await startEmbedded({ dataDir: folder })
    const count = countStatements(context.root)
    const env = {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      LOG_LEVEL: 'fatal',
    }
    const seated = await seatPlayers(context.root, env, players)
    try {
      return await measure(context, seated, count)
    } finally {
      await seated.arcade.stop()
      await seated.app.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Counts what the driver sends. It is the server's own driver, so it is asked for where the server finds it. */
function countStatements(root: string): () => number {
  const { Client } = createRequire(join(root, 'server', 'package.json'))('pg') as {
    Client: { prototype: { query: (...given: unknown[]) => unknown } }
  }
  const { query } = Client.prototype
  let sent = 0
  Client.prototype.query = function (...given) {
    sent += 1
    return query.apply(this, given)
  }
  return () => sent
}

type Measured = { readonly rate: number; readonly statements: number }

async function measure(
  context: Context,
  { app, arcade, seats }: Players,
  count: () => number,
): Promise<Figure[]> {
  let requests = 0
  const name = () => `bench-${(requests += 1)}`
  const rounds = players * handful

  async function timed(work: () => Promise<unknown>): Promise<Measured> {
    const [before, from] = [count(), performance.now()]
    await work()
    const seconds = (performance.now() - from) / 1_000
    return { rate: rounds / seconds, statements: (count() - before) / rounds }
  }

  const fromWallet = () =>
    Promise.all(
      seats.map(async ({ seat, stakes }) => {
        for (let roll = 0; roll < handful; roll += 1) {
          const wanted = { request: name(), stake: stakes.min, choice }
          const played = await arcade.rounds.play(seat!, wanted)
          if (!played.ok) throw new Error(played.code)
        }
      }),
    )

  const purses = await Promise.all(
    seats.map(async ({ seat, stakes }) => {
      const sum = { request: name(), amount: stakes.min * 5_000n }
      const opened = await arcade.purses.open(seat!, sum)
      if (!opened.ok) throw new Error(opened.code)
      return opened.value.purse.id
    }),
  )
  const fromPurse = () =>
    Promise.all(
      seats.map(async ({ seat, stakes }, index) => {
        const bets = Array.from({ length: handful }, () => ({ stake: stakes.min, choice }))
        const wanted = { purse: purses[index] ?? '', request: name(), bets }
        const played = await arcade.purses.play(seat!, wanted)
        if (!played.ok) throw new Error(played.code)
      }),
    )
  /** What a purse costs besides its rounds: all that was played so far is settled and brought home. */
  const close = () =>
    Promise.all(
      seats.map(async ({ seat }, index) => {
        const closed = await arcade.purses.close(seat!, purses[index] ?? '')
        if (!closed.ok) throw new Error(closed.code)
      }),
    )

  await fromWallet()
  await fromPurse()
  const [wallet, purse, ratios]: [Measured[], Measured[], number[]] = [[], [], []]
  for (let turn = 1; turn <= turns; turn += 1) {
    await arcade.rounds.flush()
    // The game lets nobody stake again within the second of a handful.
    await sleep(1_100)
    const one = await timed(fromWallet)
    const other = await timed(fromPurse)
    wallet.push(one)
    purse.push(other)
    ratios.push(other.rate / one.rate)
    const said = [other.rate, one.rate].map(Math.round).join(' rolls from purses beside ')
    context.say(`turn ${turn} of ${turns}: ${said} from the wallet a second`)
  }
  const settled = await timed(close)
  const { holds } = await app.rooms.ledger.proveFully()
  if (!holds) throw new Error('The books do not balance.')
  const rates = (all: readonly Measured[]) => median(all.map(({ rate }) => rate))
  const sent = (all: readonly Measured[]) => median(all.map(({ statements }) => statements))
  const perPurse = settled.statements * handful
  return [
    { name: 'purse-rate', value: rates(purse), unit: 'rolls/s from purses' },
    { name: 'purse-wallet-rate', value: rates(wallet), unit: 'rolls/s each from the wallet' },
    { name: 'purse-vs-wallet', value: median(ratios), unit: 'times', goal: { atLeast: 3 } },
    { name: 'purse-statements', value: sent(purse), unit: 'statements a roll' },
    { name: 'purse-wallet-statements', value: sent(wallet), unit: 'statements a roll' },
    {
      name: 'purse-close-statements',
      value: perPurse,
      unit: 'statements to settle and bring home',
    },
  ]
}
