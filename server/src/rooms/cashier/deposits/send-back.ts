import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import type { Movement } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { clearingOf } from './credit.ts'
import type { Deposit } from './deposit.ts'
import type { DepositDeps } from './deps.ts'
import { notice, type By, type Moves } from './moves.ts'

/**
 * Books that what was paid for a locked deposit goes back the way it came: it is in the books as having come and gone,
 * and was nobody's between. The movement's id follows from the deposit's, so that it is done once.
 */
export type SendBack = (
  tx: Transaction,
  deposit: Deposit,
  paid: bigint,
  by: By & { readonly approvedById?: string; readonly told: string },
) => Promise<Deposit>

type Deps = Pick<DepositDeps, 'ledger' | 'support'> & { readonly moves: Moves }

export function createSendBack({ ledger, support, moves }: Deps): SendBack {
  return async (tx, deposit, paid, { approvedById = '', told, ...by }) => {
    const { id, currency } = deposit
    const amount = money(paid, currency)
    const clearing = await ledger.openAccount(tx, clearingOf(deposit))
    const unclaimed = await ledger.openAccount(tx, { owner: 'house', kind: 'unclaimed', currency })
    const movement: Movement = {
      id: await deriveId('trf', id, 'deposit_returned'),
      reason: 'deposit_returned',
      legs: [
        { debit: clearing.id, credit: unclaimed.id, amount },
        { debit: unclaimed.id, credit: clearing.id, amount },
      ],
      about: id,
    }
    const [posted] = await ledger.postAll(tx, [movement])
    if (posted?.ok !== true) throw new Error(`The ledger refused to send back: ${posted?.code}`)
    const patch = {
      state: 'returned',
      // Money that agreed with its order has no reason yet: a person decided.
      reason: deposit.reason ?? 'rejected_by_operator',
      note: told,
      paid,
      transfer: movement.id,
      approvedById,
    } as const
    const ended = await moves.end(tx, deposit, patch, by)
    await support.tell(tx, notice(ended, 'depositReturned'))
    return ended
  }
}
