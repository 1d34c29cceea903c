import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { Http } from '../../platform/http/http.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Upkeep } from '../../platform/jobs/upkeep.ts'
import type { Log } from '../../platform/log.ts'
import type { RecordSource, Wallet } from '../wallet/wallet.ts'
import {
  createInstitutions,
  type Institutions,
  type InstitutionsDeps,
} from './institutions/institutions.ts'
import type { SandboxDesk } from './gateways/sandbox-routes.ts'
import { serveInstitutions } from './institutions/routes.ts'
import { createMoneyIn, defineMoneyInJobs, serveMoneyIn } from './money-in.ts'
import type { MoneyIn, MoneyInDeps } from './money-in.ts'
import { createPayees, type Payees, type PayeesDeps } from './payees/payees.ts'
import { servePayees } from './payees/routes.ts'
import type { People } from './people.ts'
import { serveUpline } from './upline/routes.ts'
import { createDownline, type Downline } from './upline/upline.ts'
import { createUpline, createUplineRecord, type Upline, type UplineDeps } from './upline/upline.ts'
import { defineWithdrawalJobs } from './withdrawals/jobs.ts'
import { serveWithdrawals } from './withdrawals/routes.ts'
import { createWithdrawals, createWithdrawalsRecord } from './withdrawals/withdrawals.ts'
import type { Withdrawals, WithdrawalsDeps } from './withdrawals/withdrawals.ts'

export { cashierRules } from './settings.ts'
export type { Gateway } from './gateways/gateways.ts'
export type { SandboxDesk } from './gateways/sandbox-routes.ts'
export type { People } from './people.ts'
export type { Bonds } from './withdrawals/withdrawals.ts'

/** Money in and money out: deposits, withdrawals, and what members give to whoever stands above them. */
export type Cashier = {
  readonly moneyIn: MoneyIn
  readonly institutions: Institutions
  readonly payees: Payees
  readonly withdrawals: Withdrawals
  readonly upline: Upline
  readonly downline: Downline
  /** What of it stands in the account record. */
  readonly records: readonly RecordSource[]
  start(): Promise<void>
  stop(): Promise<void>
}

export type CashierDeps = Omit<MoneyInDeps, 'waitingOut'> &
  Omit<WithdrawalsDeps, 'payees' | 'deposits' | 'days'> &
  InstitutionsDeps &
  PayeesDeps &
  UplineDeps

export async function createCashier(deps: CashierDeps): Promise<Cashier> {
  const moneyIn = await createMoneyIn({ ...deps, waitingOut: () => withdrawals.waitingOut() })
  const payees = createPayees(deps)
  const withdrawals = createWithdrawals({
    ...deps,
    payees,
    deposits: moneyIn.deposits,
    days: moneyIn.days,
  })
  const upline = createUpline(deps)
  const downline = createDownline(deps)
  return {
    moneyIn,
    institutions: createInstitutions(deps),
    payees,
    withdrawals,
    upline,
    downline,
    records: [
      moneyIn.record,
      createWithdrawalsRecord({ db: deps.db.lately }),
      createUplineRecord({ ...deps, db: deps.db.lately }),
    ],
    start: () => moneyIn.methods.start(),
    stop: () => moneyIn.methods.stop(),
  }
}

type ServeDeps = {
  readonly http: Http
  readonly log: Log
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly people: People
  readonly settings: () => CashierDocument
  /** The gateway that comes along outside production. */
  readonly sandbox?: SandboxDesk | undefined
}

/** The calls of members, operators and gateways. */
export function serveCashier(deps: ServeDeps, cashier: Cashier): void {
  const { http, settings } = deps
  serveMoneyIn(deps, cashier.moneyIn)
  serveInstitutions(http, cashier.institutions)
  servePayees(http, cashier.payees, () => settings().mostPayees)
  serveWithdrawals(http, cashier.withdrawals)
  serveUpline(http, cashier.upline, cashier.downline)
}

type ClockDeps = { readonly jobs: Jobs; readonly upkeep: Pick<Upkeep, 'sweep'> }

export function defineCashierJobs(deps: ClockDeps, cashier: Cashier): void {
  defineMoneyInJobs(deps, cashier.moneyIn)
  defineWithdrawalJobs(deps.jobs, cashier.withdrawals)
}
