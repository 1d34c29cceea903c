import { windowAt, type SettlementWindow } from '../contracts/contracts.ts'
import { computeAmount, type Amount, type CountedSums } from './amount.ts'
import * as store from './store.ts'
import { keptSums, keyOf, noSums } from './team-sums.ts'
import type { AskedSums, TeamAsk, TeamSource } from './team-sums.ts'

/** A contract with its window and what that came to. */
export type Computed = Amount & {
  readonly due: store.DueContract
  readonly window: SettlementWindow
  readonly sums: CountedSums
  /** Nothing happened since the window before, so there is nothing to tell. */
  readonly isQuiet: boolean
}

export type ComputeDeps = { readonly zone: () => string; readonly teams: TeamSource }

/** What the next window of each of these contracts comes to, by the sums as they stand. Nothing is written. */
export function createCompute({ zone, teams }: ComputeDeps) {
  async function compute(
    tx: store.Source,
    due: readonly store.DueContract[],
    from = teams,
  ): Promise<Computed[]> {
    const opened = due.map((one) => ({ due: one, window: windowOf(one, one.nextFrom) }))
    const sums = await sumAll(tx, opened, from)
    const counting = opened.filter(({ due: { kind } }) => kind === 'realtime')
    const soFar = await store.listDaySoFar(
      tx,
      counting.map(({ due: { id }, window }) => ({ contract: id, from: window.countFrom })),
    )
    return opened.map(({ due: one, window }, index) => {
      const { leftOut = 0, leftOutMembers, ...found }: AskedSums = sums[index] ?? noSums
      const [team, day] = [keptSums(found), soFar.get(one.id)]
      const amount = computeAmount(one.terms, team, carriedInto(one, window), day?.amount ?? 0n)
      const seen = day === undefined ? noSums : readSums(day.sums)
      const isQuiet = one.kind === 'realtime' && amount.amount === 0n && sameSums(seen, team)
      const named = leftOutMembers === undefined ? {} : { leftOutMembers }
      const reasons = { ...amount.reasons, leftOut, ...named }
      return { ...amount, reasons, due: one, window, sums: team, isQuiet }
    })
  }

  /** Contracts that ask the same of the rollups are asked for together. */
  async function sumAll(
    tx: store.Source,
    opened: readonly { readonly due: store.DueContract; readonly window: SettlementWindow }[],
    from: TeamSource,
  ): Promise<AskedSums[]> {
    const groups = new Map<string, { readonly ask: TeamAsk; readonly at: number[] }>()
    opened.forEach(({ due: one, window }, at) => {
      const ask = askOf(one, window)
      const key = keyOf(ask)
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { ask, at: [at] })
      else group.at.push(at)
    })
    const sums: AskedSums[] = opened.map(() => noSums)
    for (const { ask, at } of groups.values()) {
      const agents = at.flatMap((index) => opened[index]?.due.downline ?? [])
      const found = await from.sumTeams(tx, { ...ask, agents })
      for (const index of at) {
        const team = found.get(opened[index]?.due.downline ?? 'mem_')
        if (team !== undefined) sums[index] = team
      }
    }
    return sums
  }

  function windowOf({ terms, beginsAt, endsAt }: store.DueContract, at: Date): SettlementWindow {
    return windowAt(terms, at, zone(), { begins: beginsAt, ends: endsAt })
  }

  return { compute, windowOf }
}

/** The day of a real-time salary and the hours are made of five minutes; all else is made of days. */
export function askOf(
  { kind, terms, currency }: store.DueContract,
  window: SettlementWindow,
): TeamAsk {
  return {
    window: { from: window.countFrom, to: window.to },
    grain: kind === 'hourly' || kind === 'realtime' ? 'slot' : 'day',
    agents: [],
    products: terms.products,
    currency,
    activeFrom: terms.activeFrom,
  }
}

/** What came before stands against the first window, unless the terms forgive it. */
export function carriedInto(one: store.DueContract, window: SettlementWindow): bigint {
  if (one.kind === 'dividend' && one.terms.carry === 'none') return 0n
  const isFirst = window.countFrom.getTime() === one.beginsAt.getTime()
  return isFirst ? one.carriedBefore : one.carried
}

export function readSums(text: string): CountedSums {
  const kept = JSON.parse(text) as Record<keyof CountedSums, string | number>
  const sum = (key: keyof CountedSums) => BigInt(kept[key])
  return {
    stake: sum('stake'),
    validBet: sum('validBet'),
    payout: sum('payout'),
    bonus: sum('bonus'),
    rebate: sum('rebate'),
    active: Number(kept.active),
  }
}

export function sameSums(one: CountedSums, other: CountedSums): boolean {
  return (Object.keys(one) as (keyof CountedSums)[]).every((key) => one[key] === other[key])
}
