import type { Currency } from '@baize/kernel/money'
import type { Http } from '../../platform/http/http.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Upkeep } from '../../platform/jobs/upkeep.ts'
import type { Log } from '../../platform/log.ts'
import type { LooseningDeps } from '../system/system.ts'
import type { RecordSource, Wallet } from '../wallet/wallet.ts'
import { serveDepositDesk } from './deposits/desk-routes.ts'
import {
  createDepositRecord,
  createDeposits,
  type DepositDeps,
  type Deposits,
} from './deposits/deposits.ts'
import { defineDepositJobs } from './deposits/jobs.ts'
import { serveDeposits } from './deposits/routes.ts'
import { serveCallbacks } from './gateways/callback-routes.ts'
import { createGateways, type Gateway, type Gateways } from './gateways/gateways.ts'
import { serveSandboxDesk, type SandboxDesk } from './gateways/sandbox-routes.ts'
import {
  createMethodRequests,
  createMethods,
  seedDemoMethods,
  type MethodRequests,
  type Methods,
} from './methods/methods.ts'
import { serveMethods } from './methods/routes.ts'
import type { People } from './people.ts'
import {
  createCashierDays,
  createReport,
  type CashierDays,
  type Report,
  type ReportDeps,
} from './report/report.ts'
import { serveReport } from './report/routes.ts'

/** Everything by which money comes in, from the ways to pay to the days of the cashier. */
export type MoneyIn = {
  readonly methods: Methods
  readonly requests: MethodRequests
  readonly gateways: Gateways
  readonly deposits: Deposits
  /** Whoever pays out counts here as well. */
  readonly days: CashierDays
  readonly report: Report
  readonly record: RecordSource
}

export type MoneyInDeps = Omit<DepositDeps, 'methods' | 'gateways' | 'days'> &
  Pick<ReportDeps, 'waitingOut'> &
  LooseningDeps & {
    readonly production: boolean
    /** The brand's. */
    readonly zone: () => string
    readonly currency: () => Currency
    /** Who takes payments, each fulfilling the one type. */
    readonly gateways: readonly Gateway[]
  }

/** The rooms of money in, seeded and ready to answer; `methods.start` makes them hear of other nodes. */
export async function createMoneyIn(deps: MoneyInDeps): Promise<MoneyIn> {
  const { db } = deps
  const gateways = createGateways(deps.gateways)
  const days = createCashierDays(deps)
  const methods = createMethods({ ...deps, gateways })
  await seedDemoMethods(deps)
  await methods.refresh()
  const requests = createMethodRequests({ ...deps, methods })
  const deposits = createDeposits({ ...deps, methods, gateways, days })
  const report = createReport(deps)
  const record = createDepositRecord({ db: db.lately, methods })
  return { methods, requests, gateways, deposits, days, report, record }
}

type ServeDeps = {
  readonly http: Http
  readonly log: Log
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly people: People
  /** Absent in production. */
  readonly sandbox?: SandboxDesk | undefined
}

/** The calls of members, operators and gateways. */
export function serveMoneyIn(deps: ServeDeps, moneyIn: MoneyIn): void {
  const { http, log, wallet, people, sandbox } = deps
  const { methods, requests, gateways, deposits, report } = moneyIn
  serveMethods(http, { methods, requests, gateways })
  serveDeposits(http, { deposits, methods, wallet })
  serveDepositDesk(http, { deposits, methods, people })
  serveReport(http, { report, methods })
  serveSandboxDesk(http, sandbox)
  serveCallbacks({ http, log, callbacks: deposits.callbacks })
}

type ClockDeps = { readonly jobs: Jobs; readonly upkeep: Pick<Upkeep, 'sweep'> }

export function defineMoneyInJobs({ jobs, upkeep }: ClockDeps, moneyIn: MoneyIn): void {
  defineDepositJobs(jobs, moneyIn.deposits)
  upkeep.sweep('used nonces of gateways', moneyIn.deposits.callbacks.forgetNonces)
}
