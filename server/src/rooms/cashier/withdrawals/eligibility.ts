import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { Requirement } from '@baize/contract/cashier/requirements'
import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { Database } from '../../../platform/database/database.ts'
import type { Members, PaymentPasswords } from '../../identity/identity.ts'
import type { Lock, MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Payee, Payees } from '../payees/payees.ts'
import type { Bonds } from './bonds.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export type Stop =
  | 'no_payee'
  | 'no_payment_password'
  | 'one_under_way'
  | 'day_used_up'
  | 'member_blocked'
  | 'money_held'

/** What a member may withdraw now, what is held back and why. */
export type Eligibility = {
  readonly currency: Currency
  readonly balance: bigint
  readonly available: bigint
  /** What has still to be played, and locks for anything else. */
  readonly requirements: readonly Requirement[]
  readonly locks: readonly Lock[]
  /** What of the cash is owed on contracts. */
  readonly owed: bigint
  readonly bounds: rules.Bounds
  readonly left: { readonly sum: bigint; readonly times: number }
  readonly nextAt: Date | null
  readonly stop: Stop | null
  readonly confirmMinutes: number
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly settings: () => CashierDocument
  readonly wallet: Pick<Wallet, 'getState' | 'listLocks'>
  readonly members: Pick<Members, 'get'>
  readonly payees: Pick<Payees, 'list'>
  readonly paymentPasswords: Pick<PaymentPasswords, 'findHold'>
  readonly bonds: () => Pick<Bonds, 'list'>
}

export function createEligibility(deps: Deps) {
  const { db, now, zone, settings, wallet, members, payees, paymentPasswords } = deps
  return async (member: MemberId, language: Language = 'EN'): Promise<Eligibility> => {
    const { currency, balance, available, owed } = await wallet.getState(member)
    const requirements = await deps.bonds().list(member, language)
    const named = new Set(requirements.map(({ reward }) => reward))
    const bounds = rules.boundsOf(settings(), currency)
    const { day, nextAt: tomorrow } = rules.dayAt(now(), zone())
    const used = await store.getUsed(db, member, day)
    const left = rules.leftOf(bounds, used)
    const person = await members.get(db, member)
    const heldUntil = await paymentPasswords.findHold(db, member)
    const own = await payees.list(member)
    const isUsedUp = left.times === 0 || left.sum < bounds.min
    const stop: Stop | null =
      person.state !== 'open'
        ? 'member_blocked'
        : person.paymentPasswordHash === null
          ? 'no_payment_password'
          : heldUntil !== undefined
            ? 'money_held'
            : own.length === 0
              ? 'no_payee'
              : used.isUnderWay
                ? 'one_under_way'
                : isUsedUp
                  ? 'day_used_up'
                  : null
    const nextAt: Partial<Record<string, Date>> = {
      day_used_up: tomorrow,
      ...(heldUntil && { money_held: heldUntil }),
    }
    return {
      currency,
      balance,
      available,
      requirements,
      locks: (await wallet.listLocks(member)).filter(
        (lock) => lock.currency === currency && !named.has(lock.id),
      ),
      owed,
      bounds,
      left,
      nextAt: nextAt[stop ?? ''] ?? firstUsable(own, now()),
      stop,
      confirmMinutes: settings().confirmMinutes,
    }
  }
}

/** When the first account can be used, where none can be yet. */
function firstUsable(payees: readonly Payee[], now: Date): Date | null {
  const times = payees.map(({ usableAt }) => usableAt.getTime())
  if (times.length === 0 || times.some((time) => time <= now.getTime())) return null
  return new Date(Math.min(...times))
}
