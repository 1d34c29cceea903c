import { deriveId } from '@baize/kernel/ids'
import { money, type Currency } from '@baize/kernel/money'
import { ok, type Result } from '@baize/kernel/result'
import type { Account, Ledger, Movement, Receipt } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import { holdRefusal, missingOf, type HoldRefusal, type Payment } from './rules.ts'
import type { Asked, Withdrawal } from './withdrawal.ts'

/** What becomes of the money of a withdrawal. Every id follows from the withdrawal's, so each is done once. */
export type WithdrawalMoney = {
  /** Sets sum and fee aside; the caller undoes the transaction when it is refused. */
  hold(tx: Transaction, asked: Asked): Promise<Result<undefined, HoldRefusal>>
  /** Everything goes back, to the cent. */
  giveBack(tx: Transaction, row: Withdrawal): Promise<void>
  /** What was paid leaves for good, with its fee; the rest goes back in the same movements. */
  pay(tx: Transaction, row: Withdrawal, payment: Payment): Promise<void>
  /** What did not arrive comes back, with its fee. */
  bringBack(
    tx: Transaction,
    row: Withdrawal,
  ): Promise<{ readonly sum: bigint; readonly fee: bigint }>
}

type Deps = {
  readonly ledger: Pick<Ledger, 'openAccount' | 'postAll'>
  readonly wallet: Pick<Wallet, 'openPocket' | 'post' | 'tell'>
}

/**
 * The ledger wants an end for every hold, and what is held beyond it goes back by itself. A withdrawal that is open
 * must not come to that, whoever leaves it lying; so its hold ends only after this, and every state ends it before.
 */
const heldMs = 20 * 365 * 86_400_000

export function createMoney({ ledger, wallet }: Deps): WithdrawalMoney {
  function tellLater(tx: Transaction, member: MemberId, cash: Account, receipt: Receipt): void {
    tx.afterCommit(() => wallet.tell(member, receipt, new Map([[cash.id, 'cash']])))
  }

  /** Moves what is decided; a refusal would mean that the books do not say what the withdrawal says. */
  async function mustPost(tx: Transaction, member: MemberId, movements: readonly Movement[]) {
    const cash = await wallet.openPocket(member, 'cash', tx)
    for (const posted of await ledger.postAll(tx, movements)) {
      if (!posted.ok) throw new Error(`The ledger refused the end of a withdrawal: ${posted.code}`)
      tellLater(tx, member, cash, posted.value)
    }
  }

  return {
    async hold(tx, asked) {
      const { id, member, currency, amount, fee, requestedAt } = asked
      const cash = await wallet.openPocket(member, 'cash', tx)
      const pending = { expiresAt: new Date(requestedAt.getTime() + heldMs) }
      const movements: Movement[] = [
        {
          id: asked.hold,
          reason: 'withdraw',
          legs: [
            {
              debit: cash.id,
              credit: (await ledger.openAccount(tx, clearingAccount(currency))).id,
              amount: money(amount - fee, currency),
            },
          ],
          pending,
          about: id,
        },
      ]
      if (asked.feeHold !== null) {
        const fees = await ledger.openAccount(tx, feesAccount(currency))
        const legs = [{ debit: cash.id, credit: fees.id, amount: money(fee, currency) }]
        movements.push({
          id: asked.feeHold,
          reason: 'withdraw_fee',
          legs,
          pending,
          of: asked.hold,
          about: id,
        })
      }
      for (const movement of movements) {
        const posted = await wallet.post(tx, member, movement)
        if (!posted.ok) return holdRefusal(posted)
        tellLater(tx, member, cash, posted.value)
      }
      return ok()
    },

    async giveBack(tx, row) {
      const holds = [row.hold, ...(row.feeHold === null ? [] : [row.feeHold])]
      const movements = await Promise.all(
        holds.map(async (hold) => ({
          id: await deriveId('trf', row.id, 'void', hold),
          void: hold,
        })),
      )
      await mustPost(tx, row.member, movements)
    },

    async pay(tx, row, { paid, fee }) {
      const movements: Movement[] = [
        { id: await deriveId('trf', row.id, 'paid'), post: row.hold, amounts: [paid] },
      ]
      if (row.feeHold !== null) {
        const id = await deriveId('trf', row.id, 'fee paid')
        // Nothing at all is no posting: a fee that came to nothing is given back.
        movements.push(
          fee > 0n ? { id, post: row.feeHold, amounts: [fee] } : { id, void: row.feeHold },
        )
      }
      await mustPost(tx, row.member, movements)
    },

    async bringBack(tx, row) {
      const { currency, member } = row
      const missing = missingOf(row)
      const cash = await wallet.openPocket(member, 'cash', tx)
      const clearing = await ledger.openAccount(tx, clearingAccount(currency))
      const fees = await ledger.openAccount(tx, feesAccount(currency))
      const legs = [
        { debit: clearing.id, credit: cash.id, amount: money(missing.sum, currency) },
        { debit: fees.id, credit: cash.id, amount: money(missing.fee, currency) },
      ].filter(({ amount }) => amount.amount > 0n)
      const id = await deriveId('trf', row.id, 'returned')
      const movement = {
        id,
        reason: 'withdraw_returned',
        legs,
        of: row.hold,
        about: row.id,
      } as const
      await mustPost(tx, member, [movement])
      return missing
    },
  }
}

/** What stands between the wallet and the banks while and after it is paid. */
function clearingAccount(currency: Currency) {
  return { owner: 'clearing:payouts', kind: 'clearing', currency } as const
}

function feesAccount(currency: Currency) {
  return { owner: 'house', kind: 'fees', currency } as const
}
