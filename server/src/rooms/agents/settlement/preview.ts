import type { Currency } from '@baize/kernel/money'
import type { ContractKind } from '../contracts/contracts.ts'
import { createCompute, type Computed } from './compute.ts'
import { listDuesOf, type DueKey } from './desk.store.ts'
import { availableOf } from './available.ts'
import { inOrderOfPaying } from './order.ts'
import type { PayDeps } from './pay.ts'
import { planPayments } from './plan.ts'
import type { SettleDeps } from './settle.ts'
import type { HeldDue } from './store.ts'
import * as store from './store.ts'

/** What a window would come to as it stands, and what of all that the two have open could be paid. */
export type Previewed = Computed & {
  /** Its window is over and counted. */
  readonly isDue: boolean
  readonly pays: bigint
  readonly owes: bigint
}

export type Preview = {
  readonly at: Date
  readonly closedUntil: Date
  readonly isCut: boolean
  readonly lines: readonly Previewed[]
}

type Deps = SettleDeps & Pick<PayDeps, 'wallet' | 'depthsOf'>

/** So many are looked at; a house with more looks kind by kind. */
const most = 500

/** Computes the windows that are due or running by the sums as they stand. Nothing is written, closed or held. */
export function createPreview({ db, now, zone, teams, wallet, depthsOf }: Deps) {
  const { compute } = createCompute({ zone, teams })

  /** What each pair would have open, paid from the top down as in a run. */
  async function planAll(computed: readonly Computed[]) {
    const added = new Map<string, DueKey & { amount: bigint; since: Date }>()
    for (const { due, window, amount } of computed) {
      const { giver, downline: payee, kind, currency } = due
      const key = { payer: giver ?? ('house' as const), payee, kind, currency }
      const before = added.get(keyOf(key))?.amount ?? 0n
      added.set(keyOf(key), { ...key, amount: before + amount, since: window.to })
    }
    const keys = [...added.values()]
    const held = new Map((await listDuesOf(db, keys)).map((one) => [keyOf(one), one]))
    const dues = keys.map((key): HeldDue => {
      const known = held.get(keyOf(key))
      return {
        ...key,
        since: known?.since ?? key.since,
        earned: (known?.earned ?? 0n) + key.amount,
        paid: known?.paid ?? 0n,
        shortSince: known?.shortSince ?? null,
        lastSettlement: known?.lastSettlement ?? 'stl_',
      }
    })
    const open = dues.filter(({ earned, paid }) => earned > paid)
    const available = await availableOf(wallet, open)
    const planned = planPayments(await inOrderOfPaying(open, (ids) => depthsOf(db, ids)), available)
    return new Map(planned.map((one) => [keyOf(one.due), one]))
  }

  return async (asked: { readonly kind?: ContractKind }): Promise<Preview> => {
    const at = now()
    const closedUntil = await teams.closedUntil(db)
    const found = await store.listRunning(db, { ...asked, begun: at, limit: most + 1 })
    const shown = found.slice(0, most)
    const computed = await compute(db, shown)
    const planned = await planAll(computed)
    const lines = computed.map((one, index): Previewed => {
      const { giver, downline, kind, currency } = one.due
      const plan = planned.get(keyOf({ payer: giver ?? 'house', payee: downline, kind, currency }))
      const pays = plan?.amount ?? 0n
      const isDue = (shown[index]?.nextTo ?? at) <= closedUntil
      const owes = plan === undefined ? 0n : plan.due.earned - plan.due.paid - pays
      return { ...one, isDue, pays, owes }
    })
    return { at, closedUntil, isCut: found.length > most, lines }
  }
}

function keyOf({ payer, payee, kind, currency }: Readonly<Record<keyof DueKey, string>>): string {
  return `${payer} ${payee} ${kind} ${currency}`
}

export type PreviewTotals = { currency: Currency; amount: bigint; pays: bigint; owes: bigint }

/** By currency. What a pair pays is counted once, however many windows it has here. */
export function sumPreview(lines: readonly Previewed[]): PreviewTotals[] {
  const totals = new Map<Currency, PreviewTotals>()
  const seen = new Set<string>()
  for (const { due, amount, pays, owes } of lines) {
    const { giver, downline: payee, kind, currency } = due
    const total = totals.get(currency) ?? { currency, amount: 0n, pays: 0n, owes: 0n }
    const key = keyOf({ payer: giver ?? 'house', payee, kind, currency })
    const isFirst = !seen.has(key)
    seen.add(key)
    totals.set(currency, {
      currency,
      amount: total.amount + amount,
      pays: total.pays + (isFirst ? pays : 0n),
      owes: total.owes + (isFirst ? owes : 0n),
    })
  }
  return [...totals.values()]
}
