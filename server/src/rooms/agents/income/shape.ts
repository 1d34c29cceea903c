import type { SettledWindow } from '@baize/contract/agents/settlements'
import { businessDay } from '@baize/kernel/time'
import type { MemberId } from '../../identity/identity.ts'
import type { WindowRow } from './store.ts'

type Names = ReadonlyMap<string, { readonly account: string }>

export const partiesOf = (rows: readonly Pick<WindowRow, 'payer' | 'payee'>[]): MemberId[] => [
  ...new Set(rows.flatMap(({ payer, payee }) => (payer === null ? [payee] : [payer, payee]))),
]

/** A window as it travels: every number of its reason, who pays whom, and what of it is still owed. */
export function showWindow(row: WindowRow, names: Names, zone: string): SettledWindow {
  const { id, kind, contract, version, payer, payee, from, to, at, amount, owed } = row
  const { next, tier, rate, active, cap, ...sums } = row.reasons
  return {
    id,
    kind,
    contract,
    version,
    payer: payer === null ? '' : (names.get(payer)?.account ?? ''),
    payee: names.get(payee)?.account ?? '',
    from: from.toISOString(),
    to: to.toISOString(),
    day: businessDay(new Date(to.getTime() - 1), zone),
    settledAt: at.toISOString(),
    validBet: sums.validBet,
    loss: sums.loss,
    active,
    leftOut: row.reasons.leftOut ?? 0,
    basis: sums.basis,
    carriedIn: sums.carriedIn,
    counted: sums.counted,
    tier,
    rate,
    nextTier:
      next === null
        ? null
        : {
            rate: next.rate,
            periodValidBet: next.validBet,
            periodProfitLoss: next.loss,
            activeMembers: next.active,
          },
    beforeCap: sums.beforeCap,
    cap,
    before: sums.before,
    amount: String(amount),
    carriedOut: String(row.carriedOut),
    newBasis: row.newBasis,
    covered: String(amount - owed),
    owed: String(owed),
    state: stateOf(amount, owed),
  }
}

function stateOf(amount: bigint, owed: bigint): SettledWindow['state'] {
  if (amount === 0n) return 'nothing'
  if (amount < 0n) return 'setOff'
  if (owed === 0n) return 'paid'
  return owed === amount ? 'owed' : 'part'
}
