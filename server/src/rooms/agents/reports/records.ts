import type { Currency } from '@baize/kernel/money'
import type { DaySpan } from '@baize/kernel/day-span'
import { businessDay, businessDayBounds } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createTree } from '../tree/tree.ts'
import * as store from './records.store.ts'

export type { MoneyDay, MoneySums } from './records.store.ts'

/** Somebody of a team, and since when: what was before is none of the agent's business. */
export type Joined = { readonly member: MemberId; readonly since: Date }

/** How far down one looks. */
export type Reach = { readonly agent: MemberId; readonly isDeep: boolean }

type MoneyAsk = Reach & {
  readonly span: DaySpan
  readonly currency: Currency
  /** Only what comes after this line. */
  readonly after?: { readonly day: string; readonly member: string }
  readonly limit: number
}

/** What the records of a team need to know of it. None of it walks the tree: a team is one range of a key. */
export type TeamRecords = {
  isBelow(agent: MemberId, member: MemberId): Promise<boolean>
  /** Who is in the team, as many as that; in no order. */
  listJoined(reach: Reach, most: number): Promise<Joined[]>
  /** Which of these are in the team, and since when. */
  pickJoined(reach: Reach, members: readonly string[]): Promise<ReadonlyMap<string, Date>>
  /** What the whole team played on the days of a span, by when it was settled. */
  sumPlayed(agent: MemberId, span: DaySpan, currency: Currency): Promise<store.PlayedSums>
  /** What moved the money of the team, a line for each member and day, the last day first. */
  listMoney(asked: MoneyAsk): Promise<store.MoneyDay[]>
  sumMoney(asked: Omit<MoneyAsk, 'after' | 'limit'>): Promise<store.MoneySums>
}

type Deps = {
  /** Nothing is decided by what people look up. */
  readonly db: Pick<Database, 'sql'>
  readonly now: () => Date
  readonly zone: () => string
  /** Up to so many are asked for by name. */
  readonly mostNamed?: number
  /** So many lines of everybody are looked at in one go. */
  readonly stretch?: number
}

export function createTeamRecords(deps: Deps): TeamRecords {
  const { db, now, zone, mostNamed = 500, stretch = 2_000 } = deps
  const tree = createTree({ now, zone })
  const reachOf = (reach: Reach) => ({ ...reach, day: businessDay(now(), zone()) })
  const sinceOf = (day: store.JoinedRow['fromDay']) => businessDayBounds(day, zone()).start

  /**
   * As with bets: some hundred are read by name; of a larger team the lines are picked out of everybody's, a stretch at a
   * time. Each stretch of a large team has some of it, and the days of a span are few, so it is not cut off.
   */
  async function listMoney({ span, ...asked }: MoneyAsk): Promise<store.MoneyDay[]> {
    const ask = { ...reachOf(asked), ...asked, ...span }
    const named = await store.listPlaced(db, ask, mostNamed + 1)
    if (named.length <= mostNamed) return await store.listMoneyOf(db, named, ask)
    const found: store.MoneyDay[] = []
    let after = asked.after
    for (;;) {
      const seen = await store.lookMoney(db, { ...ask, after, limit: stretch })
      const placed = new Set(
        (await store.pickPlaced(db, ask, seen)).map(({ member, day }) => `${member} ${day}`),
      )
      found.push(...seen.filter(({ member, day }) => placed.has(`${member} ${day}`)))
      after = seen.at(-1)
      if (found.length >= asked.limit || seen.length < stretch) return found.slice(0, asked.limit)
    }
  }

  return {
    isBelow: (agent, member) => tree.isBelow(db, agent, member),
    async listJoined(reach, most) {
      const rows = await store.listJoined(db, reachOf(reach), most)
      return rows.map(({ member, fromDay }) => ({ member, since: sinceOf(fromDay) }))
    },
    async pickJoined(reach, members) {
      const rows = await store.pickJoined(db, reachOf(reach), members)
      return new Map(rows.map(({ member, fromDay }) => [member, sinceOf(fromDay)]))
    },
    sumPlayed: (agent, span, currency) => store.sumPlayed(db, agent, { ...span, currency }),
    listMoney,
    sumMoney: ({ span, ...asked }) => store.sumMoney(db, { ...reachOf(asked), ...asked, ...span }),
  }
}
