import { money, type Currency } from '@baize/kernel/money'
import { refuse, ok, type Result } from '@baize/kernel/result'
import type { AccountId, Ledger, TransferId } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'

/** What an offer may give, and what of it is promised to somebody. */
export type BudgetState = { readonly left: bigint; readonly promised: bigint }

export type Budgets = {
  /** Gives an offer money to give away. The same id raises once; with other content it is refused. */
  raise(tx: Transaction, change: BudgetChange): Promise<Result<undefined, RaiseRefusal>>
  /** Takes back what it has not promised. */
  lower(
    tx: Transaction,
    change: BudgetChange,
  ): Promise<Result<undefined, 'budget_spent' | RaiseRefusal>>
  stateOf(offer: string, currency: Currency, tx?: Transaction): Promise<BudgetState>
  /** Offers that have something left which they have not promised. */
  listLeft(): Promise<ReadonlySet<string>>
}

export type RaiseRefusal = 'id_used_differently' | 'amount_invalid'

export type BudgetChange = {
  readonly id: TransferId
  readonly offer: string
  readonly currency: Currency
  readonly amount: bigint
}

type Deps = { readonly ledger: Pick<Ledger, 'openAccount' | 'post' | 'balances'> }

/** An offer gives from an account of its own that cannot go below nothing. */
export function createBudgets({ ledger }: Deps): Budgets {
  async function accountsOf(tx: Transaction, offer: string, currency: Currency) {
    const of = { owner: 'house', currency } as const
    const pool = await ledger.openAccount(tx, { ...of, kind: 'promotions' })
    const budget = await ledger.openAccount(tx, { ...of, kind: 'budget', part: offer })
    return { pool: pool.id, budget: budget.id }
  }

  async function move(
    tx: Transaction,
    { id, offer, currency, amount }: BudgetChange,
    [debit, credit]: readonly [AccountId, AccountId],
  ) {
    const legs = [{ debit, credit, amount: money(amount, currency) }]
    return await ledger.post(tx, { id, reason: 'budget', legs, about: offer })
  }

  return {
    async raise(tx, change) {
      const { pool, budget } = await accountsOf(tx, change.offer, change.currency)
      const posted = await move(tx, change, [pool, budget])
      if (posted.ok) return ok()
      if (posted.code === 'id_used_differently' || posted.code === 'amount_invalid') {
        return refuse(posted.code)
      }
      throw new Error(`The ledger refused a budget: ${posted.code}`)
    },
    async lower(tx, change) {
      const { pool, budget } = await accountsOf(tx, change.offer, change.currency)
      const posted = await move(tx, change, [budget, pool])
      if (posted.ok) return ok()
      if (posted.code === 'insufficient_funds') return refuse('budget_spent')
      if (posted.code === 'id_used_differently' || posted.code === 'amount_invalid') {
        return refuse(posted.code)
      }
      throw new Error(`The ledger refused to lower a budget: ${posted.code}`)
    },
    async stateOf(offer, currency, tx) {
      const all = await ledger.balances('house', tx)
      const sum = (kind: 'budget' | 'reserved') =>
        all.find((one) => one.kind === kind && one.part === offer && one.currency === currency)
          ?.balance ?? 0n
      return { left: sum('budget'), promised: sum('reserved') }
    },
    async listLeft() {
      const all = await ledger.balances('house')
      return new Set(
        all.flatMap(({ kind, part, balance }) => (kind === 'budget' && balance > 0n ? part : [])),
      )
    },
  }
}
