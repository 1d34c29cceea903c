import type {
  PlayerProtection,
  ProtectionEvent,
  Restriction as WireRestriction,
} from '@baize/contract/protection/protection'
import type { ProtectionDesk, ProtectionState } from './desk.ts'
import type { HistoryEvent } from './history/history.ts'

const textOf = (amount: bigint | null) => (amount === null ? null : String(amount))
const momentOf = (at: Date | null) => at?.toISOString() ?? null

export function showProtection(state: ProtectionState): PlayerProtection {
  const { currency, limits, reminderMinutes, bar } = state
  return {
    currency,
    limits: limits.map(({ kind, period, amount, used, change }) => ({
      kind,
      period,
      amount: textOf(amount),
      used: String(used),
      change: change && {
        amount: textOf(change.amount),
        at: change.at.toISOString(),
        ready: change.isReady,
      },
    })),
    reminderMinutes,
    bar: bar === undefined ? null : { kind: bar.kind, until: momentOf(bar.until) },
  }
}

export function showEvent(event: HistoryEvent): ProtectionEvent {
  const { at, kind, limitKind, period, amount, minutes, until, note, by } = event
  return {
    at: at.toISOString(),
    kind,
    limit: limitKind === null || period === null ? null : { kind: limitKind, period },
    amount: textOf(amount),
    minutes,
    until: momentOf(until),
    note,
    by,
  }
}

type Listed = Awaited<ReturnType<ProtectionDesk['listRestrictions']>>[number]

export function showRestriction(row: Listed): WireRestriction {
  const { member, account, kind, since, until, by, reason, currency, balance } = row
  return {
    member,
    account,
    kind,
    since: since.toISOString(),
    until: momentOf(until),
    by,
    reason,
    currency,
    balance: String(balance),
  }
}
