import { businessDay } from '@baize/kernel/time'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { DepositCompleted } from '../../cashier/events.ts'
import type { MemberRegistered, MemberSecured } from '../../identity/identity.ts'
import type { WagerSettled } from '../../wagers/events.ts'
import type { Mission } from './mission.ts'
import { periodAt } from './periods.ts'

export type Fact = WagerSettled | DepositCompleted | MemberRegistered | MemberSecured

/** One thing that happened, for one mission. */
export type Change = {
  readonly mission: string
  readonly period: string
  readonly member: string
  /** What happened, by a name that it has once. */
  readonly source: string
  /** The day or game that it is of, where these are counted. */
  readonly mark: string
  readonly delta: bigint
  readonly at: Date
  /** Of a correction: what it corrects. */
  readonly corrects?: string
  /** A bet, which is told once (P3), and whose day no correction has to find. */
  readonly leavesNoRow?: true
}

type Counted = Pick<Change, 'source' | 'delta'> &
  Partial<Pick<Change, 'mark' | 'corrects' | 'leavesNoRow'>>

/** What one event is for one mission; nothing where it does not count. */
function countFor({ plan }: Mission, event: StoredEvent<Fact>, zone: string): Counted | undefined {
  const { kind, fact, categories, currency } = plan
  if (event.kind === 'member.registered') {
    return fact === 'registered' && event.payload.currency === currency
      ? { source: 'registered', delta: 1n }
      : undefined
  }
  if (event.kind === 'member.secured') {
    return fact === 'contact' && event.payload.what === 'contactChanged'
      ? { source: 'contact', delta: 1n }
      : undefined
  }
  if (event.payload.currency !== currency) return undefined
  if (event.kind === 'deposit.completed') {
    const { deposit, amount } = event.payload
    if (kind === 'depositSum') return { source: deposit, delta: BigInt(amount) }
    return kind === 'depositCount' || fact === 'deposit'
      ? { source: deposit, delta: 1n }
      : undefined
  }
  const { wager, settlement, change, product, game } = event.payload
  if (categories.length > 0 && !categories.some((name) => name === product)) return undefined
  const delta = BigInt(change.validBet)
  const source = `${wager} ${settlement}`
  const bet = { source, delta, leavesNoRow: true } as const
  if (kind === 'validBet' || kind === 'board') return bet
  if (kind === 'games') return { ...bet, mark: game }
  const corrects = settlement > 1 ? { corrects: `${wager} 1` } : {}
  if (kind === 'activeDays') {
    return { source, delta, mark: businessDay(event.at, zone), ...corrects }
  }
  return fact === 'bet' ? { ...bet, mark: 'bet' } : undefined
}

/** Whether a mission counts different days or games, or whether there was any; not how much of each. */
export function countsMarks({ plan: { kind, fact } }: Mission): boolean {
  return kind === 'games' || kind === 'activeDays' || fact === 'bet'
}

/** All that happened, for all missions in whose time it happened. */
export function changesOf(
  missions: readonly Mission[],
  heard: readonly StoredEvent<Fact>[],
  zone: string,
): Change[] {
  const changes: Change[] = []
  for (const mission of missions) {
    const { opensAt, closesAt, plan } = mission
    for (const event of heard) {
      const { at, subject: member } = event
      if (at < opensAt || at >= closesAt) continue
      const counted = countFor(mission, event, zone)
      if (counted === undefined || counted.delta === 0n) continue
      const { label } = periodAt(plan.period, { at, zone, window: mission })
      changes.push({ mark: '', ...counted, mission: mission.id, period: label, member, at })
    }
  }
  return changes
}
