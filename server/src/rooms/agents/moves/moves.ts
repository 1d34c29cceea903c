import { timeOfId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { ContractId, Contracts } from '../contracts/contracts.ts'
import { takeRateTurn, type Downlines } from '../downlines/downlines.ts'
import { isAgent, type MemberId, type Members } from '../../identity/identity.ts'
import { isTimely } from '../../wallet/wallet.ts'
import type { Tree } from '../tree/tree.ts'
import * as store from './store.ts'
import type { Move, MoveId } from './store.ts'

export { createUplineOf } from './upline.ts'
export type { Move, MoveFilter, MoveId, MoveState } from './store.ts'

export type MoveAsk = {
  readonly id: MoveId
  readonly member: MemberId
  /** Null is the top. */
  readonly upline: MemberId | null
  readonly confirmed: boolean
  /** Which contracts somebody agreed to end; more than these are refused. All where it is absent. */
  readonly ends?: readonly string[]
  readonly reason: string
  readonly by: string
}

/** A move that could be planned now; `known` is what its id has planned already. */
export type MoveCheck =
  | { readonly known: Move }
  | {
      readonly known?: undefined
      readonly day: Day
      readonly fromUpline: MemberId | null
      readonly size: number
      /** Which contracts would end. */
      readonly ends: readonly ContractId[]
    }

export type MoveRefusal =
  | 'not_found'
  | 'move_to_self'
  | 'move_into_own_team'
  | 'move_same_place'
  | 'move_not_agent'
  | 'move_other_currency'
  | 'move_planned'
  | 'move_rate'
  | 'move_too_deep'
  | 'move_ends_contracts'
  | 'changed_meanwhile'
  | 'id_used_differently'
  | 'id_out_of_time'

export type TakeBackRefusal = 'not_found' | 'move_over' | 'move_begun' | 'move_into_own_team'

/** What is written in the same commit, such as that an operator did it. */
type Beside = (tx: Transaction, move: Move) => Promise<void>

/** Branches that stand below somebody else from a day on. */
export type Moves = {
  /** Whether it could be planned now. It writes nothing. */
  check(asked: MoveAsk): Promise<Result<MoveCheck, MoveRefusal>>
  /** Checks all again and plans a move for the next day of the brand. The same id plans once. */
  planWithin(tx: Transaction, asked: MoveAsk, beside: Beside): Promise<Result<Move, MoveRefusal>>
  /** Takes back what has not begun. Contracts that would have ended with it go on. */
  takeBack(id: string, beside: Beside): Promise<Result<Move, TakeBackRefusal>>
  /** Makes those whose day has come known to who keeps uplines; answers how many. */
  make(): Promise<number>
  /** Newest first. */
  list(filter: store.MoveFilter): Promise<Move[]>
  /** Whether it can still be taken back. */
  isOpen(move: Move): boolean
  /** Where some of these will stand. */
  listPlanned(members: readonly string[]): Promise<Move[]>
}

export type MovesDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly tree: Pick<Tree, 'findUpline' | 'isBelowOn' | 'measure' | 'takeTurn' | 'reattach'>
  readonly contracts: Pick<Contracts, 'checkPart' | 'part' | 'rejoin' | 'tellStayBack'>
  readonly members: Pick<Members, 'find' | 'lock' | 'setUpline'>
  readonly rates: Pick<Downlines, 'rateWithin' | 'keepTopRate' | 'letTopRateGo'>
}

/** Nothing is planned or taken back so shortly before the day that it could begin meanwhile. */
const shortlyMs = 5 * 60_000
const deepest = 1_000

export function createMoves(deps: MovesDeps): Moves {
  const { db, now, zone, tree, contracts, members, rates } = deps

  const nextDay = (): Day => addDays(businessDay(new Date(now().getTime() + shortlyMs), zone()), 1)

  async function checkWithin(
    tx: Transaction,
    asked: MoveAsk,
  ): Promise<Result<MoveCheck, MoveRefusal>> {
    if (asked.upline === asked.member) return refuse('move_to_self')
    await tree.takeTurn(tx)
    const known = await store.findMove(tx, asked.id)
    if (known !== undefined) return answerAgain(known, asked)
    if (!isTimely(timeOfId(asked.id), now())) return refuse('id_out_of_time')
    const day = nextDay()
    const placed = await checkPlaces(tx, asked, day)
    if (!placed.ok) return placed
    const { fromUpline: giver } = placed.value
    const { member: downline, confirmed } = asked
    const ends =
      giver === null ? ok([]) : await contracts.checkPart(tx, { giver, downline, confirmed })
    if (!ends.ok) return ends
    // What was agreed since then was not seen by who agreed to the move.
    if (asked.ends !== undefined && !ends.value.every((id) => asked.ends?.includes(id)))
      return refuse('changed_meanwhile')
    return ok({ ...placed.value, day, ends: ends.value })
  }

  async function planWithin(
    tx: Transaction,
    asked: MoveAsk,
    beside: Beside,
  ): Promise<Result<Move, MoveRefusal>> {
    const checked = await checkWithin(tx, asked)
    if (!checked.ok) return checked
    if (checked.value.known !== undefined) return ok(checked.value.known)
    const { fromUpline, size, day } = checked.value
    const parted = await partFrom(tx, fromUpline, asked, day)
    if (!parted.ok) return parted
    const { ended, withdrawn } = parted.value
    await tree.reattach(tx, asked.member, asked.upline, day)
    const move: Move = {
      id: asked.id,
      member: asked.member,
      fromUpline,
      toUpline: asked.upline,
      day,
      state: 'planned',
      size,
      ended: ended.length,
      endedContracts: ended,
      withdrawnOffers: withdrawn,
      reason: asked.reason,
      plannedBy: asked.by,
      plannedAt: now(),
      overAt: null,
    }
    // Or nothing would be left of it below somebody, and what stands below would have more.
    if (fromUpline === null) await rates.keepTopRate(tx, move.member, move.plannedAt)
    await store.insertMove(tx, move)
    await beside(tx, move)
    return ok(move)
  }

  async function checkPlaces(tx: Transaction, { member, upline }: MoveAsk, day: Day) {
    const person = await members.find(tx, member)
    if (person === undefined) return refuse('not_found')
    if ((await store.findPlanned(tx, member)) !== undefined) return refuse('move_planned')
    const fromUpline = person.uplineId
    if (fromUpline === upline) return refuse('move_same_place')
    // Somebody who registered a moment ago may not have been heard of.
    if ((await tree.findUpline(tx, member, day)) !== (fromUpline ?? undefined))
      return refuse('changed_meanwhile')
    const { levels, size } = await tree.measure(tx, member, day)
    if (upline === null) return ok({ fromUpline, size })
    const above = await members.find(tx, upline)
    if (above === undefined) return refuse('not_found')
    if (!isAgent(above)) return refuse('move_not_agent')
    if (above.currency !== person.currency) return refuse('move_other_currency')
    if (await tree.isBelowOn(tx, member, upline, day)) return refuse('move_into_own_team')
    if ((await tree.measure(tx, upline, day)).above + 1 + levels > deepest)
      return refuse('move_too_deep')
    await takeRateTurn(tx, [upline, member])
    const [own, most] = [await rates.rateWithin(tx, member), await rates.rateWithin(tx, upline)]
    if (own > most) return refuse('move_rate', { own: own / 100, most: most / 100 })
    return ok({ fromUpline, size })
  }

  async function partFrom(
    tx: Transaction,
    giver: MemberId | null,
    { member: downline, confirmed }: Pick<MoveAsk, 'member' | 'confirmed'>,
    day: Day,
  ) {
    if (giver === null) return ok({ ended: [], withdrawn: [] })
    const ends = businessDayBounds(day, zone()).start
    return await contracts.part(tx, { giver, downline, ends, confirmed })
  }

  async function takeBack(id: string, beside: Beside): Promise<Result<Move, TakeBackRefusal>> {
    return await db.transaction(async (tx): Promise<Result<Move, TakeBackRefusal>> => {
      await tree.takeTurn(tx)
      const move = await store.findMove(tx, id)
      if (move === undefined) return refuse('not_found')
      if (move.state !== 'planned') return refuse('move_over')
      const { member, fromUpline, day } = move
      if (day < nextDay()) return refuse('move_begun')
      // Who stood above may have been moved below since.
      if (fromUpline !== null && (await tree.isBelowOn(tx, member, fromUpline, day)))
        return refuse('move_into_own_team')
      await tree.reattach(tx, member, fromUpline, day)
      if (fromUpline === null) await rates.letTopRateGo(tx, member, move.plannedAt)
      const overAt = now()
      await store.endMove(tx, move.id, 'taken_back', overAt)
      await contracts.rejoin(tx, move.endedContracts)
      await contracts.tellStayBack(tx, move.withdrawnOffers)
      const taken: Move = { ...move, state: 'taken_back', overAt }
      await beside(tx, taken)
      return ok(taken)
    })
  }

  async function makeOne(tx: Transaction, { id, member, fromUpline, toUpline }: Move) {
    await tree.takeTurn(tx)
    if (!(await store.endMove(tx, id, 'done', now()))) return 0
    await members.lock(tx, member)
    await members.setUpline(tx, member, toUpline)
    // What the old upline still gave after it was planned.
    const tomorrow = addDays(businessDay(now(), zone()), 1)
    await partFrom(tx, fromUpline, { member, confirmed: true }, tomorrow)
    return 1
  }

  return {
    check: (asked) => db.transaction((tx) => checkWithin(tx, asked)),
    planWithin,
    takeBack,
    async make() {
      let made = 0
      for (const move of await store.listToMake(db, businessDay(now(), zone()))) {
        made += await db.transaction((tx) => makeOne(tx, move))
      }
      return made
    },
    list: (filter) => store.listMoves(db, filter),
    isOpen: ({ state, day }) => state === 'planned' && day >= nextDay(),
    listPlanned: (ids) => store.listPlannedOf(db, ids),
  }
}

function answerAgain(
  known: Move,
  { member, upline }: MoveAsk,
): Result<MoveCheck, 'id_used_differently'> {
  const isSame = known.member === member && known.toUpline === upline
  return isSame ? ok({ known }) : refuse('id_used_differently')
}
