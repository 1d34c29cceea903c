import type * as contract from '@baize/contract/cashier/withdrawals'
import type * as desk from '@baize/contract/cashier/withdrawals-desk'
import { showPerson, type Person } from '../people.ts'
import { maskedHolder, maskedNumber } from '../payees/payees.ts'
import type { DeskWithdrawal } from './desk.ts'
import type { Eligibility } from './eligibility.ts'
import type { OwnWithdrawal } from './withdrawals.ts'
import type { Withdrawal } from './withdrawal.ts'

const text = (sum: bigint | null) => (sum === null ? null : String(sum))
const time = (at: Date | null) => at?.toISOString() ?? null

/** When silence counts, while the clock runs. */
const endOf = ({ confirmBy, pausedSeconds }: Withdrawal) =>
  confirmBy && new Date(confirmBy.getTime() + pausedSeconds * 1000)

/** What members and operators see alike. */
function common(row: Withdrawal) {
  return {
    id: row.id,
    amount: String(row.amount),
    fee: String(row.fee),
    currency: row.currency,
    state: row.state,
    disbursed: text(row.disbursed),
    returned: text(row.returned),
    received: text(row.received),
    remaining: text(row.remaining),
    dispute: row.dispute,
    receivedBy: row.receivedBy,
    createdAt: row.requestedAt.toISOString(),
    confirmBy: row.state === 'disbursed' && row.pausedAt === null ? time(endOf(row)) : null,
  }
}

export function showWithdrawal(row: OwnWithdrawal): contract.Withdrawal {
  const { institutionName, hint, hasProof, note, steps } = row
  return {
    ...common(row),
    payee: { institutionName, number: maskedNumber(hint) },
    hasProof,
    note,
    steps: steps.slice(0, 20).map(({ state, at }) => ({ state, at: at.toISOString() })),
  }
}

export function showDesk(
  row: DeskWithdrawal,
  people: ReadonlyMap<string, Person>,
): desk.DeskWithdrawal {
  const { member, institutionName, holder, hint, assignee, version, approval } = row
  return {
    ...common(row),
    member: showPerson(member, people),
    payee: { institutionName, holder, number: maskedNumber(hint) },
    since: row.since.toISOString(),
    pausedAt: row.state === 'disbursed' ? time(row.pausedAt) : null,
    assignee,
    version,
    signals: [...row.signals],
    needsSecond: row.needsSecond,
    approval,
  }
}

/** In a list the holder is masked too: whoever needs the name opens the withdrawal. */
export function showInList(
  row: DeskWithdrawal,
  people: ReadonlyMap<string, Person>,
): desk.DeskWithdrawal {
  const shown = showDesk(row, people)
  return { ...shown, payee: { ...shown.payee, holder: maskedHolder(shown.payee.holder) } }
}

export function showEligibility(eligibility: Eligibility) {
  const { currency, balance, available, locks, owed, bounds, left, nextAt, stop } = eligibility
  const { requirements } = eligibility
  return {
    currency,
    balance: String(balance),
    available: String(available),
    requirements: requirements.slice(0, 50),
    locks: locks.slice(0, 50).map(({ reason, amount }) => ({ reason, amount: String(amount) })),
    owed: String(owed),
    min: String(bounds.min),
    max: String(bounds.max),
    feeBps: Number(bounds.feeBps),
    feeFixed: String(bounds.feeFixed),
    leftToday: String(left.sum),
    timesLeftToday: left.times,
    nextAt: time(nextAt),
    stop,
    confirmMinutes: eligibility.confirmMinutes,
  }
}
