import type { Currency } from '@baize/kernel/money'
import { businessDay, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Product } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { listActiveOfDays, listActiveOfSlots, type ActiveMember } from './active.store.ts'
import { listLate, sumChanges, type Change, type TeamChange } from './changes.store.ts'
import * as clock from './clock.store.ts'
import type { HeardBet, HeardJoin, HeardMoney } from './heard.ts'
import { noteLate } from './late.store.ts'
import * as store from './store.ts'
import * as sums from './team-sums.store.ts'

export type { ActiveMember } from './active.store.ts'
export type { Change, TeamChange } from './changes.store.ts'
export { mostNamed, type TeamSums } from './team-sums.store.ts'
export type { HeardBet, HeardJoin, HeardMoney } from './heard.ts'

/** Between two moments on whole five minutes; without the second. */
export type Window = { readonly from: Date; readonly to: Date }

export type TeamsAsk = {
  readonly window: Window
  /** By whole days of the brand, or by five minutes, which are kept for agents with contracts that need them. */
  readonly grain: 'day' | 'slot'
  readonly agents: readonly MemberId[]
  /** Null for all. */
  readonly products: readonly Product[] | null
  readonly currency: Currency
  /** From which valid bet on a member counts as active. */
  readonly activeFrom: bigint
  /** Counted beside what is kept: for a look, not for what is settled. */
  readonly changes?: readonly Change[]
}

/** What was heard of one delivery, in its order. */
export type Heard = {
  readonly bets: readonly HeardBet[]
  readonly money: readonly HeardMoney[]
  readonly joined: readonly HeardJoin[]
}

/** What members and teams came to, by the time at which it was settled. */
export type Rollups = {
  /** What teams came to in a window, many in one statement: the agent's own play and that of all below. */
  sumTeams(
    source: Pick<Database, 'sql'>,
    ask: TeamsAsk,
  ): Promise<ReadonlyMap<string, sums.TeamSums>>
  /** Who of those below one agent `sumTeams` counts as active or as left out, the highest first. */
  listActive(
    source: Pick<Database, 'sql'>,
    ask: Omit<TeamsAsk, 'agents'> & {
      readonly agent: MemberId
      readonly limit: number
      /** Who was left out of a window that is settled, where that was kept with it. */
      readonly leftOutMembers?: readonly string[]
    },
  ): Promise<ActiveMember[]>
  /** What happened in a window and was heard of after it was closed; at most so many sums. */
  listLate(
    source: Pick<Database, 'sql'>,
    span: { readonly from: Date; readonly until: Date; readonly limit: number },
  ): Promise<Change[]>
  /** What of changes belongs to these teams. */
  sumChanges(
    source: Pick<Database, 'sql'>,
    ask: Pick<TeamsAsk, 'agents' | 'products' | 'currency'> & {
      readonly changes: readonly Change[]
    },
  ): Promise<TeamChange[]>
  /** Up to when windows are closed: what is counted before it never changes. */
  closedUntil(source: Pick<Database, 'sql'>): Promise<Date>
  /** Since when all is kept that proves the sums; null for always. */
  provableFrom(source: Pick<Database, 'sql'>): Promise<Date | null>
  /** Closes all windows up to a moment, once all that happened before it is counted; answers up to when they are closed. */
  close(moment: Date, isUpToDate: () => Promise<boolean>): Promise<Date>
  /** From now on has the five minutes of a team counted too. */
  keepSlots(tx: Transaction, agent: MemberId, since: Date): Promise<void>
  /** Counts what was heard. What happened before the last closed window is counted in the one that is open. */
  count(tx: Transaction, heard: Heard): Promise<void>
}

type Deps = { readonly db: Database; readonly zone: () => string }

export function createRollups({ db, zone }: Deps): Rollups {
  const dayOf = (at: Date): Day => businessDay(at, zone())
  return {
    async sumTeams(source, { grain, window, ...ask }) {
      const { from, to: until } = window
      const day = dayOf(from)
      if (grain === 'slot') return await sums.sumSlots(source, { ...ask, from, until, day })
      return await sums.sumDays(source, { ...ask, from: day, until: dayOf(until) })
    },
    async listActive(source, { grain, window, ...ask }) {
      const { from, to: until } = window
      const day = dayOf(from)
      if (grain === 'slot') return await listActiveOfSlots(source, { ...ask, from, until, day })
      return await listActiveOfDays(source, { ...ask, from: day, until: dayOf(until) })
    },
    async listLate(source, span) {
      return (await listLate(source, span)).map((one) => ({ ...one, day: dayOf(one.slot) }))
    },
    sumChanges,
    closedUntil: clock.closedUntil,
    provableFrom: clock.provableFrom,
    keepSlots: store.keepSlots,
    async close(moment, isUpToDate) {
      const { heardUntil, closedUntil } = await clock.read(db)
      if (closedUntil >= moment) return closedUntil
      if (heardUntil < moment && !(await isUpToDate())) return closedUntil
      return await clock.closeUntil(db, moment)
    },
    async count(tx, { bets, money, joined }) {
      const latest = [...bets, ...money].reduce(
        (last, { at }) => (at > last ? at : last),
        new Date(0),
      )
      const closed = await clock.hear(tx, latest)
      const book = <One extends { readonly at: Date }>(one: One) => {
        const at = one.at < closed ? closed : one.at
        return { ...one, at, day: dayOf(at) }
      }
      await store.addBets(tx, bets.map(book))
      const late = bets.filter(({ at }) => at < closed)
      if (late.length > 0) await noteLate(tx, late, closed)
      await store.addMoney(tx, money.map(book))
      await store.addJoined(
        tx,
        joined.map((one) => ({ ...one, day: dayOf(one.at) })),
      )
    },
  }
}
