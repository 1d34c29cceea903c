import type { Requirement } from '@baize/contract/cashier/requirements'
import type { Deposit, DepositMethod, DepositState } from '@baize/contract/cashier/deposits'
import type { Payee, Withdrawal, WithdrawalState } from '@baize/contract/cashier/withdrawals'
import type { DepositDesk } from '../features/cashier/deposit/api.ts'
import type { Eligibility } from '../features/cashier/withdraw/api.ts'
import { openStatus } from './fixtures.ts'

/** The tests' server lives at one moment, so that what it says about time is known. */
const now = Date.parse(openStatus.serverTime)
export const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

export const orderId = 'dep_01kb0000000000000000000001'
export const wdrId = 'wdr_01kb0000000000000000000001'

export function method(id: string, more: Partial<DepositMethod> = {}): DepositMethod {
  return {
    id,
    kind: 'bank',
    name: `Method ${id}`,
    note: '',
    min: '10000',
    max: '5000000',
    chips: ['10000', '50000', '200000'],
    feeBps: 0,
    feeFixed: '0',
    arrivalMinutes: 0,
    hours: null,
    stop: null,
    opensAt: null,
    needsSlip: false,
    ...more,
  }
}

export function desk(more: Partial<DepositDesk> = {}): DepositDesk {
  return {
    currency: 'PHP',
    methods: [
      method('one'),
      method('two', { feeBps: 100, feeFixed: '1500', arrivalMinutes: 30 }),
      method('three', { stop: 'outside_hours', opensAt: at(120) }),
    ],
    lastMethod: null,
    isFirst: false,
    limit: null,
    ...more,
  }
}

const noInstructions = {
  reference: '',
  bank: '',
  holder: '',
  number: '',
  qr: '',
  address: '',
  network: '',
  redirectUrl: '',
}

export function instructions(more: Partial<typeof noInstructions> = {}) {
  return { ...noInstructions, ...more }
}

export function deposit(state: DepositState, more: Partial<Deposit> = {}): Deposit {
  return {
    id: orderId,
    method: { id: 'one', kind: 'bank', name: 'Method one' },
    amount: '200000',
    fee: '0',
    credited: state === 'success' ? '200000' : null,
    returned: null,
    currency: 'PHP',
    state,
    reason: null,
    note: '',
    createdAt: at(-3),
    expiresAt: state === 'awaiting' ? at(12) : null,
    steps: [
      { state: 'awaiting', at: at(-3) },
      ...(state === 'awaiting' ? [] : [{ state, at: at(-1) }]),
    ],
    instructions:
      state === 'awaiting' ? instructions({ bank: 'Bank of Tests', number: '0012' }) : null,
    needsSlip: false,
    hasSlip: false,
    ...more,
  }
}

export function payee(id: string, more: Partial<Payee> = {}): Payee {
  return {
    id,
    kind: 'bank',
    institution: 'BPI',
    institutionName: 'Bank of Tests',
    holder: 'Jessa Reyes',
    number: '••••4471',
    addedAt: at(-10_000),
    usableAt: at(-5000),
    ...more,
  }
}

export function payeeBook(payees: readonly Payee[], more: object = {}) {
  return {
    payees,
    institutions: [
      { code: 'BPI', name: 'Bank of Tests', kind: 'bank' },
      { code: 'GO', name: 'GoWallet', kind: 'wallet' },
    ],
    holder: 'Jessa Reyes',
    most: 5,
    ...more,
  }
}

export function eligibility(more: Partial<Eligibility> = {}): Eligibility {
  return {
    currency: 'PHP',
    balance: '1248050',
    available: '1188050',
    requirements: [],
    locks: [],
    owed: '0',
    min: '50000',
    max: '5000000',
    feeBps: 100,
    feeFixed: '0',
    leftToday: '4500000',
    timesLeftToday: 3,
    nextAt: null,
    stop: null,
    confirmMinutes: 1440,
    ...more,
  }
}

const way: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved', 'disbursed']

export function withdrawal(state: WithdrawalState, more: Partial<Withdrawal> = {}): Withdrawal {
  const reached = way.includes(state) ? way.slice(0, way.indexOf(state) + 1) : [...way, state]
  return {
    id: wdrId,
    payee: { institutionName: 'Bank of Tests', number: '••••4471' },
    amount: '500000',
    fee: '0',
    currency: 'PHP',
    state,
    disbursed: null,
    returned: null,
    received: null,
    remaining: null,
    hasProof: false,
    dispute: null,
    receivedBy: null,
    confirmBy: null,
    note: '',
    createdAt: at(-22),
    steps: reached.map((one, index) => ({ state: one, at: at(-22 + index * 5) })),
    ...more,
  }
}

/** What every page of the centre asks for beside its own. */
export const centreAnswers = {
  '/wps/relay/GCS_merchantWallet': { isSingle: true, vendors: [] },
  '/wps/cashier/upline': {
    upline: null,
    currency: 'PHP',
    available: '0',
    cash: '0',
    heldByLocks: '0',
    heldByContracts: '0',
    min: '0',
    dailyLimit: '0',
    leftToday: '0',
    paymentPasswordSet: true,
    heldUntil: null,
    latest: [],
  },
  '/wps/v2/wallets/balance': {
    currency: 'PHP',
    balance: '1248050',
    available: '1188050',
    locked: '60000',
    pockets: [{ pocket: 'cash', amount: '1248050', held: '0', version: '3' }],
    version: '3',
  },
}

/** Bonus money that is played, and that a withdrawal gives up. */
export function requirement(more: Partial<Requirement> = {}): Requirement {
  return {
    reward: 'grt_1',
    title: 'Lotus week',
    from: 'offer',
    mode: 'pocket',
    amount: '59350',
    asks: '600000',
    counted: '416000',
    left: '184000',
    bets: 0,
    rates: [],
    locked: '0',
    pocket: '71280',
    won: '11930',
    open: { bets: 0, stake: '0' },
    isSticky: false,
    endsAt: null,
    stands: null,
    isOwedAgain: false,
    atStake: true,
    ...more,
  }
}
