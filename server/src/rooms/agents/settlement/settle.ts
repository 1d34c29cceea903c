import { deriveId, lowestId } from '@baize/kernel/ids'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { SettlementWindow } from '../contracts/contracts.ts'
import { createCompute, type ComputeDeps, type Computed } from './compute.ts'
import { createReadAhead } from './read-ahead.ts'
import type { Settlement } from './settled.ts'
import * as store from './store.ts'

export type SettleDeps = ComputeDeps & {
  readonly db: Database
  readonly now: () => Date
  /** So many contracts are settled in one transaction. */
  readonly atOnce?: number
}
type ReadAhead = ReturnType<typeof createReadAhead>

const usualAtOnce = 1_000

/** Settles all windows that are over and counted, some in a transaction, until none is left or it is cut off. */
export function createSettle({ db, now, zone, teams, atOnce = usualAtOnce }: SettleDeps) {
  const { compute, windowOf } = createCompute({ zone, teams })

  async function settleAll(signal?: AbortSignal): Promise<number> {
    const ahead = createReadAhead(teams)
    const isCut = () => signal?.aborted === true
    let settled = 0
    for (let some = atOnce; some > 0 && !isCut(); settled += some) {
      some = await db.transaction((tx) => settleSome(tx, ahead))
    }
    return settled
  }

  async function settleSome(tx: Transaction, ahead: ReadAhead): Promise<number> {
    const until = await teams.closedUntil(tx)
    const due = await store.takeDue(tx, until, atOnce)
    if (due.length === 0) return 0
    const computed = await compute(tx, due, ahead(due.length === atOnce))
    await write(
      tx,
      computed.filter(({ isQuiet }) => !isQuiet),
    )
    await store.advance(tx, computed.map(advanced))
    return due.length
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

  return settleAll
}

/** The one id of a window, which carries the moment of its end. */
async function settlementId(contract: string, { from, to }: SettlementWindow) {
  return await deriveId('stl', lowestId('stl', to), contract, from.toISOString())
}
