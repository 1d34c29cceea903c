import { businessDay, type Day } from '@baize/kernel/time'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Currency } from '@baize/kernel/money'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { ClaimRefusal, Grant, Grants } from '../grants/grants.ts'
import type { Counting } from './counting.ts'
import type { Change } from './facts.ts'
import type { Mission } from './mission.ts'
import { clip, endIn, periodAt, periodOf, runOf } from './periods.ts'
import * as store from './progress.store.ts'
import { findMission, listUnsettled } from './store.ts'

export type BarRefusal = 'member_locked' | 'member_closed' | 'member_timed_out' | 'member_excluded'

export type ClaimStepRefusal = BarRefusal | ClaimRefusal | 'not_reached' | 'budget_spent'

export type ClaimingDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly grants: Pick<Grants, 'claim'>
  readonly currencyOf: (member: MemberId) => Promise<Currency | undefined>
  /** Why a member gets nothing now: locked, or kept from play. */
  readonly barOf: (tx: Transaction, member: MemberId) => Promise<Refusal<BarRefusal> | undefined>
}

export type StepAsk = {
  readonly mission: string
  readonly label: string
  readonly step: number
  readonly member: MemberId
}

export type Signed = { readonly day: Day; readonly amount: bigint; readonly currency: Currency }

const isCard = ({ plan: { kind } }: Mission) => kind === 'signIn' || kind === 'streak'

export function createClaiming(deps: ClaimingDeps, { count }: Pick<Counting, 'count'>) {
  const { db, now, zone, grants, currencyOf, barOf } = deps

  async function claim(ask: StepAsk): Promise<Result<Grant, ClaimStepRefusal>> {
    const { mission: id, label: period, step, member } = ask
    const mission = await findMission(db, id)
    if (mission === undefined || mission.plan.steps[step - 1] === undefined)
      return refuse('not_found')
    const bar = await db.transaction((tx) => barOf(tx, member))
    if (bar !== undefined) return bar
    const reached = await store.findStep(db, { mission: id, period, member, step })
    if (reached === undefined) {
      const found = periodOf(mission.plan.period, { label: period, zone: zone(), window: mission })
      if (found === undefined) return refuse('not_found')
      return refuse(endIn(found, mission) <= now() ? 'claim_over' : 'not_reached')
    }
    if (reached.grant === null) return refuse('budget_spent')
    const claimed = await grants.claim(member, reached.grant)
    // What nobody took in time was given back meanwhile.
    const isLapsed = !claimed.ok && claimed.code === 'wrong_state'
    return isLapsed ? refuse('claim_over') : claimed
  }

  /** What signing today is for a card or a streak. A streak is as long as its longest run. */
  async function changeOf(
    tx: Transaction,
    mission: Mission,
    { member, day, at }: { member: MemberId; day: Day; at: Date },
  ): Promise<Change | undefined> {
    const period = periodAt(mission.plan.period, { at, zone: zone(), window: mission })
    const change = { mission: mission.id, period: period.label, member, source: day, mark: '', at }
    if (mission.plan.kind === 'signIn') return { ...change, delta: 1n }
    const from = businessDay(clip(period, mission).start, zone())
    const days = store.daysOfCard(mission, await store.listSigned(tx, member, from))
    const run = runOf(day, new Set([...days, day]), from)
    const key = { mission: mission.id, period: period.label, member }
    const before = (await store.listValues(tx, [key])).get(store.markKey(key, '')) ?? 0n
    const delta = BigInt(run) - before
    return delta > 0n ? { ...change, delta } : undefined
  }

  async function sign(member: MemberId): Promise<Result<Signed, BarRefusal | 'not_found'>> {
    const at = now()
    const day = businessDay(at, zone())
    const currency = await currencyOf(member)
    if (currency === undefined) return refuse('not_found')
    const counted = await db.transaction(
      async (tx): Promise<Result<readonly Mission[], BarRefusal | 'not_found'>> => {
        const bar = await barOf(tx, member)
        if (bar !== undefined) return bar
        const cards = (await listUnsettled(tx)).filter(
          (one) =>
            isCard(one) && one.plan.currency === currency && one.opensAt <= at && one.closesAt > at,
        )
        if (cards.length === 0) return refuse('not_found')
        // A day that was signed before a card opened counts for that card with the next press, once.
        await store.insertDay(tx, member, day, at)
        const changes: Change[] = []
        for (const card of cards) {
          const change = await changeOf(tx, card, { member, day, at })
          if (change !== undefined) changes.push(change)
        }
        await count(tx, cards, changes)
        return ok(cards)
      },
    )
    if (!counted.ok) return counted
    return ok({ day, currency, amount: await take(member, counted.value) })
  }

  /** What the card gave is the member's at once: that is what was pressed for. Should this fail the next press takes it. */
  async function take(member: MemberId, cards: readonly Mission[]): Promise<bigint> {
    const ids = cards.map(({ id }) => id)
    const own = await store.listOwnSteps(db, member, ids)
    let amount = 0n
    for (const { grant, state } of own) {
      if (grant === null || state !== 'issued') continue
      const claimed = await grants.claim(member, grant)
      // Of two presses at one moment one took it.
      if (claimed.ok && claimed.value.isAgain !== true) amount += claimed.value.amount
    }
    return amount
  }

  return { claim, sign }
}
