import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import type { DeskMethod } from '@baize/contract/cashier/methods-desk'
import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { newMethod } from './methods/form.ts'

/** Records of the cashier for tests. */

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

export function withdrawal(id: string, change: Partial<DeskWithdrawal> = {}): DeskWithdrawal {
  return {
    id,
    member: { id: `mem_${id}`, account: id, tags: [], registeredAt: '2026-01-05T00:00:00.000Z' },
    payee: { institutionName: 'Island Bank', holder: 'Marlon Diaz', number: '•••• 7719' },
    amount: '850000',
    fee: '0',
    currency: 'PHP',
    state: 'requested',
    disbursed: null,
    returned: null,
    received: null,
    remaining: null,
    dispute: null,
    receivedBy: null,
    createdAt: minutesAgo(10),
    since: minutesAgo(10),
    confirmBy: null,
    pausedAt: null,
    assignee: '',
    version: 1,
    signals: [],
    needsSecond: false,
    approval: null,
    ...change,
  }
}

export function withdrawalPage(items: readonly DeskWithdrawal[]) {
  return {
    items,
    next: null,
    counts: { review: items.length, pay: 7, paid: 0, dispute: 1 },
    sums: { review: '1700000', pay: '100', dispute: '200' },
  }
}

export function withdrawalDetail(row: DeskWithdrawal) {
  return {
    withdrawal: row,
    history: [{ state: 'requested', at: row.createdAt, by: '', note: '' }],
    proof: '',
    balance: '1820410',
    totals: { deposits: '5000000', withdrawals: '1200000' },
  }
}

export function deposit(id: string, change: Partial<DeskDeposit> = {}): DeskDeposit {
  return {
    id,
    member: { id: `mem_${id}`, account: id, tags: [], registeredAt: '2026-01-05T00:00:00.000Z' },
    method: { id: 'mth_bank', kind: 'bank', name: 'Island Bank' },
    amount: '2000000',
    fee: '0',
    paid: null,
    credited: null,
    currency: 'PHP',
    state: 'verifying',
    reason: null,
    reference: 'BZ-7720',
    gatewayReference: '',
    createdAt: minutesAgo(16),
    since: minutesAgo(16),
    expiresAt: null,
    assignee: '',
    version: 3,
    hasSlip: true,
    approval: null,
    ...change,
  }
}

export function depositPage(items: readonly DeskDeposit[]) {
  return { items, next: null, counts: { waiting: items.length, open: 34 } }
}

export function depositDetail(row: DeskDeposit) {
  return {
    deposit: row,
    history: [{ state: 'awaiting', at: row.createdAt, by: '', note: '' }],
    callbacks: [],
    slip: 'data:image/webp;base64,UklGRg==',
    alike: [] as string[],
    balance: '50000',
  }
}

export function method(id: string, name: string, change: Partial<DeskMethod> = {}): DeskMethod {
  return {
    id,
    content: { ...newMethod('PHP'), name: { EN: name }, bank: name, number: '0091 2204 8817' },
    version: 1,
    stop: null,
    changedAt: minutesAgo(60),
    changedBy: 'Ines Reyes',
    ...change,
  }
}

export const cashier: CashierDocument = {
  withdrawMin: { PHP: '20000' },
  withdrawMax: { PHP: '10000000' },
  withdrawPerDay: { PHP: '20000000' },
  withdrawTimesPerDay: 3,
  withdrawFeeBps: 0,
  withdrawFeeFixed: {},
  confirmMinutes: 1440,
  payeeWaitHours: 24,
  mostPayees: 5,
  mostOpenDeposits: 3,
  uplinePerDay: { PHP: '1000000' },
  uplineMin: { PHP: '1000' },
  paymentTries: 5,
  paymentLockMinutes: 60,
  paymentResetHoldHours: 24,
  newAccountDays: 7,
  unusualTimes: 3,
  targetMinutes: 30,
}
