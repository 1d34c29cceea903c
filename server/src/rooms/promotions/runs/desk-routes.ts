import * as contract from '@baize/contract/promotions/runs-desk'
import { timeOfId } from '@baize/kernel/ids'
import { currencies, isCurrency, money, type Currency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import { addDays } from '@baize/kernel/time'
import type { TransferId } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import {
  actedBy,
  fullNameOf,
  operatorOf,
  type Approvals,
  type Audit,
  type AuditActions,
  type Doer,
  type Hands,
} from '../../system/system.ts'
import { isTimely } from '../../wallet/wallet.ts'
import type { BudgetChange, Budgets, RaiseRefusal } from '../budgets/budgets.ts'
import { byHand } from '../gifts/gifts.ts'
import type { Terms } from '../programmes/programmes.ts'
import type { Run, RunDue, RunLine, Runs, RunSum } from './runs.ts'

const actions = {
  'programmes.run_released': 'vip-desk.actionReleased',
  'programmes.budget_changed': 'vip-desk.actionBudget',
} as const satisfies AuditActions

const names = ['vip', 'rebate', 'cashback', 'referral', 'manual'] as const

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly runs: Runs
  readonly budgets: Budgets
  readonly terms: Terms
  readonly members: Pick<Members, 'list'>
  readonly approvals: Pick<Approvals, 'handle'>
  readonly hands: Pick<Hands, 'take' | 'giveBack'>
  readonly audit: Pick<Audit, 'open'>
}

type AskedBudget = Omit<BudgetChange, 'amount'> & { readonly amount: string }

const pageSize = 50
/** The way, among all by which one person gives alone. */
const what = 'programme.budget'

/** The operators' calls about runs and what the programmes may give. */
export function serveRunsDesk(http: Http, deps: Deps): void {
  const { db, now, runs, budgets, terms, members, hands } = deps
  const audit = deps.audit.open(actions)

  const askRelease = deps.approvals.handle<{ id: string }, 'not_found' | 'reward_run_state'>(
    'programmes.release_run',
    {
      says: 'vip-desk.release',
      roles: ['admin', 'finance'],
      async carryOut(tx, { content, reason, requestedBy }, by) {
        const approved = await runs.approve(tx, content.id, fullNameOf(by))
        if (!approved.ok)
          return refuse(approved.code === 'not_found' ? 'not_found' : 'reward_run_state')
        const { kind, from } = approved.value
        await audit.write(tx, {
          ...actedBy(by),
          action: 'programmes.run_released',
          object: content.id,
          reason,
          after: { kind, from, askedBy: requestedBy },
        })
        return ok(undefined)
      },
    },
  )

  async function move(
    tx: Transaction,
    asked: AskedBudget,
    { by, reason }: { by: Doer; reason: string },
  ) {
    const amount = BigInt(asked.amount)
    const change = { ...asked, amount: amount < 0n ? -amount : amount }
    const moved = amount < 0n ? await budgets.lower(tx, change) : await budgets.raise(tx, change)
    if (!moved.ok) {
      return refuse(moved.code === 'budget_spent' ? 'budget_short' : moved.code)
    }
    await audit.write(tx, {
      ...actedBy(by),
      action: 'programmes.budget_changed',
      object: asked.offer,
      reason,
      after: { id: asked.id, amount: asked.amount, currency: asked.currency },
    })
    return ok(undefined)
  }

  const askBudget = deps.approvals.handle<AskedBudget, 'budget_short' | RaiseRefusal>(
    'programmes.change_budget',
    {
      says: 'vip-desk.changeBudget',
      roles: ['admin', 'finance'],
      changes: ({ offer, amount, currency }) => [
        {
          name: { text: nameOf(offer) },
          before: { text: 'alerts.nothing' },
          after: money(BigInt(amount), currency),
          isLoosened: BigInt(amount) > 0n,
        },
      ],
      carryOut: (tx, { content, reason }, by) => move(tx, content, { by, reason }),
    },
  )

  /**
   * What a programme loses is the promise of its terms, which stand: nobody takes it away alone. Of the budget of gifts by
   * hand nothing is promised before somebody gives.
   */
  async function needsSecond(tx: Transaction, asked: AskedBudget, { id: operator }: Doer) {
    const { id, offer, currency } = asked
    const amount = BigInt(asked.amount)
    if (amount < 0n) return offer !== byHand
    if (amount > limitIn(terms, currency)) return true
    const movement = { what, id, operator, member: null, money: money(amount, currency) }
    return (await hands.take(tx, movement)) === 'needs_second'
  }

  async function withAccounts(lines: readonly (RunLine | RunDue)[]) {
    const people = await members.list(
      db,
      lines.map(({ member }) => member),
    )
    return lines.map((line) => ({
      member: line.member,
      account: people.get(line.member)?.account ?? '',
      currency: line.currency,
      amount: String(line.amount),
      reason: line.reason,
      isPaid: 'grant' in line && line.grant !== null,
    }))
  }

  serve(http, contract.listRewardRuns, async ({ kind }) => {
    const found = await runs.list(kind ?? '')
    return ok({ items: found.runs.map((run) => showRun(run, found.sums)) })
  })

  serve(http, contract.listRewardRunLines, async ({ id, cursor = '', limit = pageSize }) => {
    const lines = await runs.listLines(id, { after: cursor, limit: limit + 1 })
    const page = lines.slice(0, limit)
    const next = lines.length > limit ? (page.at(-1)?.member ?? null) : null
    return ok({ items: await withAccounts(page), next })
  })

  serve(http, contract.dryRunReward, async ({ kind }) => {
    const { window, dues, isCut } = await runs.preview(kind)
    const used = [...new Set(dues.map(({ currency }) => currency))]
    const most = dues.toSorted((one, other) => (one.amount < other.amount ? 1 : -1)).slice(0, 100)
    return ok({
      kind,
      from: window.from,
      to: addDays(window.until, -1),
      isCut,
      sums: used.map((currency) => {
        const own = dues.filter((due) => due.currency === currency)
        return {
          currency,
          members: own.length,
          nothing: own.filter(({ amount }) => amount === 0n).length,
          amount: String(own.reduce((sum, { amount }) => sum + amount, 0n)),
        }
      }),
      items: await withAccounts(most),
    })
  })

  serve(http, contract.releaseRewardRun, async ({ id, reason }, call) => {
    const run = await runs.find(id)
    if (run === undefined) return refuse('not_found')
    if (run.state !== 'computed') return refuse('reward_run_state')
    const operator = operatorOf(call)
    const approvalId = await db.transaction((tx) =>
      askRelease(tx, { object: id, content: { id }, operator, reason }),
    )
    return ok({ approvalId })
  })

  serve(http, contract.listProgrammeBudgets, async () => {
    const items: contract.ProgrammeBudget[] = []
    for (const programme of names) {
      for (const currency of currencies) {
        const { left, promised } = await budgets.stateOf(programme, currency)
        if (left === 0n && promised === 0n) continue
        items.push({ programme, currency, left: String(left), promised: String(promised) })
      }
    }
    return ok({ items })
  })

  serve(http, contract.changeProgrammeBudget, async (input, call) => {
    const { id, programme, currency, amount, reason } = input
    if (amount === '0' || !isCurrency(currency)) return refuse('amount_not_positive')
    if (!isTimely(timeOfId(id as TransferId), now())) return refuse('id_out_of_time')
    const asked = { id: id as TransferId, offer: programme, currency, amount }
    const operator = operatorOf(call)
    return await db.transaction(async (tx) => {
      // What is not there is refused at once, and not put before anybody.
      const { left } = await budgets.stateOf(programme, currency, tx)
      if (left + BigInt(amount) < 0n) return refuse('budget_short')
      if (await needsSecond(tx, asked, operator)) {
        const object = `${programme} ${id}`
        return ok({ approvalId: await askBudget(tx, { object, content: asked, operator, reason }) })
      }
      const moved = await move(tx, asked, { by: operator, reason })
      if (moved.ok) return ok({ approvalId: null })
      await hands.giveBack(tx, { what, id })
      return moved
    })
  })
}

function limitIn(terms: Terms, currency: Currency): bigint {
  return BigInt(terms.live().runLimit[currency] ?? 0n)
}

function nameOf(offer: string) {
  if (offer === 'referral') return 'referral-desk.referral' as const
  if (offer === 'manual') return 'gifts-desk.byHand' as const
  if (offer === 'rebate') return 'vip-desk.rebate' as const
  return offer === 'cashback' ? ('vip-desk.cashback' as const) : ('vip-desk.vip' as const)
}

function showRun(run: Run, sums: readonly RunSum[]): contract.RewardRun {
  return {
    id: run.id,
    kind: run.kind,
    from: run.from,
    to: addDays(run.until, -1),
    zone: run.zone,
    version: run.version,
    state: run.state,
    waits: run.waits,
    approvedBy: run.approvedBy,
    beganAt: run.beganAt.toISOString(),
    doneAt: run.doneAt?.toISOString() ?? null,
    sums: sums
      .filter((sum) => sum.run === run.id)
      .map(({ currency, members, nothing, amount, paid, paidMembers }) => ({
        currency,
        members,
        nothing,
        amount: String(amount),
        paid: String(paid),
        paidMembers,
      })),
  }
}
