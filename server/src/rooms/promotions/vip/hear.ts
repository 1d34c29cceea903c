import type { Currency } from '@baize/kernel/money'
import { businessDay } from '@baize/kernel/time'
import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { DepositCompleted } from '../../cashier/events.ts'
import type { WagerSettled } from '../../wagers/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { addPlay, betOf, holdOpenDay, type PlayedBet } from '../play/play.ts'
import { mondayOf, rateOf, type Terms } from '../programmes/programmes.ts'
import { climb, levelAt } from './climb.ts'
import { periodFrom } from './levels.ts'
import * as store from './store.ts'

export type HeardPlay = StoredEvent<WagerSettled> | StoredEvent<DepositCompleted>

type Deps = {
  /** Whether levels are switched on. */
  readonly isOn: () => boolean
  readonly terms: Terms
  readonly zone: () => string
  /** Told after the commit of those who came to another level. */
  readonly risen: (members: readonly MemberId[]) => void
}

/**
 * Counts bets and deposits in the order in which they were told: a bet stands under the level that its member had when it
 * was placed. A delivery costs four statements, whoever is in it.
 */
export function createVipHearing({ isOn, terms, zone, risen }: Deps) {
  return async (tx: Transaction, heard: readonly HeardPlay[]): Promise<void> => {
    if (heard.length === 0) return
    const dayOf = (at: Date) => businessDay(at, zone())
    const newest = (await terms.current()).content
    const places = new Map(
      heard.map(({ subject, at, payload }) => [
        subject,
        {
          currency: payload.currency as Currency,
          // Before anything that can be placed.
          since: new Date(0),
          ...periodFrom(dayOf(at), newest),
        },
      ]),
    )
    const openFrom = await holdOpenDay(tx)
    const held = await store.holdStandings(tx, places)
    const history = await store.listSteps(tx, listLate(heard, held))
    const played: PlayedBet[] = []
    const steps: store.Step[] = []
    const dues: store.Due[] = []
    for (const event of heard) {
      const standing = held.get(event.subject)
      if (standing === undefined) throw new Error('A member has no place among the levels')
      const settledOn = dayOf(event.at)
      const day = settledOn < openFrom ? openFrom : settledOn
      const change = { validBet: 0n, deposits: 0n, at: event.at }
      if (event.kind === 'wager.settled') {
        const bet = betOf(event)
        const own = [...history, ...steps].filter(({ member }) => member === event.subject)
        const level = levelAt(standing, own, bet.stakedAt)
        const rates = await terms.onDay(dayOf(bet.stakedAt))
        const rate = rateOf(rates, level, bet.category)
        played.push({ ...bet, day, level, rates: rates.version, rate })
        change.validBet = bet.figures.validBet
      } else change.deposits = BigInt(event.payload.amount)
      // Days of play are kept whatever is switched: rebate is counted by them.
      if (!isOn()) continue
      // A way that was told is walked to the end of its week.
      const { version, content } = await terms.onDay(mondayOf(settledOn))
      const climbed = climb(standing, change, content, { version, today: day })
      held.set(event.subject, climbed.standing)
      steps.push(...climbed.steps)
      dues.push(...climbed.dues)
    }
    await addPlay(tx, played)
    await store.saveStandings(tx, [...held.values()])
    await store.addSteps(tx, steps)
    await store.addDues(tx, dues)
    const up = [...new Set(steps.map(({ member }) => member))]
    if (up.length > 0) tx.afterCommit(() => risen(up))
  }
}

/** Whose bets were placed before they came to their level. */
function listLate(heard: readonly HeardPlay[], held: ReadonlyMap<string, store.Standing>) {
  const late = heard.filter((event) => {
    if (event.kind !== 'wager.settled') return false
    const since = held.get(event.subject)?.since
    return since !== undefined && betOf(event).stakedAt < since
  })
  return [...new Set(late.map(({ subject }) => subject))]
}
