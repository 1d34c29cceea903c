import type * as wire from '@baize/contract/arcade/shared-table'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { SocketEvent } from '@baize/contract/events'
import { listSharedGames } from '@baize/games/find-game'
import type { SharedGame } from '@baize/games/game'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Beacon } from '../beacon/beacon.ts'
import type { CashierFor } from '../cashier.ts'
import { listOfPlayer, type SharedBet } from './bets.store.ts'
import { createBets, type Bets } from './bets.ts'
import * as chainStore from './chains.store.ts'
import { createChains } from './chains.ts'
import { createDatabaseClock, type TableClock } from './clock.ts'
import { createEnds } from './ends.ts'
import { showAsRound, showBet, showChain, showPast, showTableChain } from './shape.ts'
import { createPublicValues } from './public-value.ts'
import * as store from './store.ts'
import { createPhases, type TablePhases } from './table.ts'

type Page = { readonly below?: string; readonly limit: number }

/** A game that all play at once: one engine, and of each game nothing but its rules. */
export type SharedTable = Bets &
  TablePhases & {
    /** The bets of a player as rounds, newest first. */
    listOwn(player: string, code: string, page: Page): Promise<ArcadeRound[]>
    /** Rounds that are over, those that were voided with them, newest first, with their chains. */
    listPast(page: {
      readonly below?: number
      readonly limit: number
    }): Promise<{ list: wire.PastRound[]; chains: wire.FairChain[] }>
    /** The chain in use, and how those before it ended. */
    listChains(): Promise<wire.TableChain[]>
    /** Ends bets that were interrupted; answers how many. */
    sweep(): Promise<number>
  }

export type SharedTables = {
  find(model: string): SharedTable | undefined
  sweep(): Promise<number>
  start(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly makeId: IdMaker
  readonly box: SecretBox
  readonly beacon: Beacon
  readonly cashierFor: CashierFor
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly chainLength?: number
  /** The database's, where it is not said otherwise. */
  readonly tableClock?: TableClock
}

const chainsShown = 50

function createSharedTable(deps: Deps, game: SharedGame): SharedTable {
  const { db, publish } = deps
  const { id: table } = game
  const clock = deps.tableClock ?? createDatabaseClock(db)
  const tell = (bet: SharedBet) =>
    publish(`shared:${table}`, {
      kind: 'shared.bet',
      table,
      round: bet.round,
      bet: showBet(game, bet, ''),
    })
  const chains = createChains({ ...deps, clock, length: deps.chainLength }, game)
  const ends = createEnds({ ...deps, clock, tell }, game)
  const bets = createBets({ ...deps, clock, chains, ends, tell }, game)
  const values = createPublicValues(deps.beacon, deps.log)
  const phases = createPhases({ ...deps, clock, chains, values, ends }, game)

  return {
    ...bets,
    ...phases,
    async listOwn(player, code, page) {
      const own = await listOfPlayer(db, table, { player, ...page })
      const numbers = [...new Set(own.map(({ round }) => round))]
      const rounds = await store.listRounds(db, table, numbers)
      const byNumber = new Map(rounds.map((round) => [round.number, round]))
      return own.map((bet) => showAsRound(bet, code, byNumber.get(bet.round)))
    },
    async listPast(page) {
      const list = await store.listPast(db, table, { ...page, voided: true })
      const named = new Set(list.map(({ chain }) => chain))
      const used = await chainStore.listChains(db, [...named])
      return { list: list.map(showPast), chains: used.map(showChain) }
    },
    async listChains() {
      return (await chainStore.listOfTable(db, table, chainsShown)).map(showTableChain)
    },
    sweep: ends.sweep,
  }
}

/** A table for each shared game. */
export function createSharedTables(deps: Deps): SharedTables {
  const tables = new Map(
    listSharedGames().map((game) => [game.id, createSharedTable(deps, game)] as const),
  )
  return {
    find: (model) => tables.get(model),
    async sweep() {
      let ended = 0
      for (const table of tables.values()) ended += await table.sweep()
      return ended
    },
    start() {
      for (const table of tables.values()) table.start()
    },
    async stop() {
      await Promise.all([...tables.values()].map((table) => table.stop()))
    },
  }
}
