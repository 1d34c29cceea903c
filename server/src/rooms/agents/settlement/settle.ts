import { deriveId, lowestId } from '@baize/kernel/ids'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { windowAt, type SettlementWindow } from '../contracts/contracts.ts'
import { computeAmount, type Amount, type CountedSums } from './amount.ts'
import type { Settlement } from './settled.ts'
import * as store from './store.ts'
import { keptSums, noSums, type TeamAsk, type TeamSource } from './team-sums.ts'

export type SettleDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly teams: TeamSource
}

/** A contract with its window and what that came to. */
type Computed = Amount & {
  readonly due: store.DueContract
  readonly window: SettlementWindow
  readonly sums: CountedSums
  /** Nothing happened since the window before, so there is nothing to tell. */
  readonly isQuiet: boolean
}

/** So many contracts are settled in one transaction. */
const atOnce = 1_000

/** Settles windows that are over and counted, some in a transaction; answers how many, until none is left. */
export function createSettle({ db, now, zone, teams }: SettleDeps) {
  async function settleSome(tx: Transaction): Promise<number> {
    const until = await teams.closedUntil(tx)
    const due = await store.takeDue(tx, until, atOnce)
    if (due.length === 0) return 0
    const computed = await compute(tx, due)
    await write(
      tx,
      computed.filter(({ isQuiet }) => !isQuiet),
    )
    await store.advance(tx, computed.map(advanced))
    return due.length
  }

  async function compute(tx: Transaction, due: readonly store.DueContract[]): Promise<Computed[]> {
    const opened = due.map((one) => ({ due: one, window: windowOf(one, one.nextFrom) }))
    const sums = await sumAll(tx, opened)
    const counting = opened.filter(({ due: { kind } }) => kind === 'realtime')
    const soFar = await store.listDaySoFar(
      tx,
      counting.map(({ due: { id }, window }) => ({ contract: id, from: window.countFrom })),
    )
    return opened.map(({ due: one, window }, index) => {
      const [team, day] = [sums[index] ?? noSums, soFar.get(one.id)]
      const amount = computeAmount(one.terms, team, carriedInto(one, window), day?.amount ?? 0n)
      const seen = day === undefined ? noSums : readSums(day.sums)
      const isQuiet = one.kind === 'realtime' && amount.amount === 0n && sameSums(seen, team)
      return { ...amount, due: one, window, sums: team, isQuiet }
    })
  }

  /** Contracts that ask the same of the rollups are asked for together. */
  async function sumAll(
    tx: Transaction,
    opened: readonly { readonly due: store.DueContract; readonly window: SettlementWindow }[],
  ): Promise<CountedSums[]> {
    const groups = new Map<string, { readonly ask: TeamAsk; readonly at: number[] }>()
    opened.forEach(({ due: one, window }, at) => {
      const ask = askOf(one, window)
      const key = JSON.stringify([
        ask.window,
        ask.grain,
        ask.products,
        ask.currency,
        String(ask.activeFrom),
      ])
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { ask, at: [at] })
      else group.at.push(at)
    })
    const sums: CountedSums[] = opened.map(() => noSums)
    for (const { ask, at } of groups.values()) {
      const agents = at.flatMap((index) => opened[index]?.due.downline ?? [])
      const found = await teams.sumTeams(tx, { ...ask, agents })
      for (const index of at) {
        const team = found.get(opened[index]?.due.downline ?? 'mem_')
        if (team !== undefined) sums[index] = keptSums(team)
      }
    }
    return sums
  }

  async function write(tx: Transaction, computed: readonly Computed[]): Promise<void> {
    if (computed.length === 0) return
    const at = now()
    const ids = await Promise.all(
      computed.map(({ due: one, window }) => settlementId(one.id, window)),
    )
    const earned = await owe(tx, computed, ids)
    const rows = computed.map(
      ({ due: one, window, sums, reasons, amount, carriedOut }, index): Settlement => ({
        id: ids[index] ?? 'stl_',
        contract: one.id,
        kind: one.kind,
        payer: one.giver,
        payee: one.downline,
        currency: one.currency,
        from: window.from,
        to: window.to,
        day: window.day,
        sums,
        reasons,
        amount,
        carriedOut,
        earnedAfter: earned[index] ?? 0n,
        at,
      }),
    )
    await store.insertSettlements(tx, rows)
  }

  /** What each pair has come to after each of these; two contracts of one pair may be among them. */
  async function owe(
    tx: Transaction,
    computed: readonly Computed[],
    ids: readonly `stl_${string}`[],
  ): Promise<bigint[]> {
    const pairs = new Map<string, store.Added>()
    computed.forEach(({ due: one, window, amount }, index) => {
      const { giver, downline: payee, kind, currency } = one
      const payer = giver ?? 'house'
      const key = `${payer} ${payee} ${kind} ${currency}`
      const sum = (pairs.get(key)?.amount ?? 0n) + amount
      const settlement = ids[index] ?? 'stl_'
      pairs.set(key, { payer, payee, kind, currency, amount: sum, since: window.to, settlement })
    })
    const added = [...pairs]
    const totals = await store.addToDues(
      tx,
      added.map(([, one]) => one),
    )
    const running = new Map(
      added.map(([key, { amount }], index) => [key, (totals[index] ?? 0n) - amount]),
    )
    return computed.map(({ due: { giver, downline, kind, currency }, amount }) => {
      const key = `${giver ?? 'house'} ${downline} ${kind} ${currency}`
      const after = (running.get(key) ?? 0n) + amount
      running.set(key, after)
      return after
    })
  }

  function windowOf({ terms, beginsAt, endsAt }: store.DueContract, at: Date): SettlementWindow {
    return windowAt(terms, at, zone(), { begins: beginsAt, ends: endsAt })
  }

  function advanced({ due: one, window, carriedOut }: Computed): store.Advance {
    const isOver = one.endsAt !== null && window.to >= one.endsAt
    const next = isOver ? undefined : windowOf(one, window.to)
    const carried = window.closes ? carriedOut : one.carried
    return {
      contract: one.id,
      nextFrom: next?.from ?? null,
      nextTo: next?.to ?? null,
      carried,
    }
  }

  return (): Promise<number> => db.transaction(settleSome)
}

/** The day of a real-time salary and the hours are made of five minutes; all else is made of days. */
function askOf({ kind, terms, currency }: store.DueContract, window: SettlementWindow): TeamAsk {
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
function carriedInto(one: store.DueContract, window: SettlementWindow): bigint {
  if (one.kind === 'dividend' && one.terms.carry === 'none') return 0n
  const isFirst = window.countFrom.getTime() === one.beginsAt.getTime()
  return isFirst ? one.carriedBefore : one.carried
}

/** The one id of a window, which carries the moment of its end. */
async function settlementId(contract: string, { from, to }: SettlementWindow) {
  return await deriveId('stl', lowestId('stl', to), contract, from.toISOString())
}

function readSums(text: string): CountedSums {
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

function sameSums(one: CountedSums, other: CountedSums): boolean {
  return (Object.keys(one) as (keyof CountedSums)[]).every((key) => one[key] === other[key])
}
