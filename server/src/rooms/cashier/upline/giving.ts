import { deriveId } from '@baize/kernel/ids'
import type { Money } from '@baize/kernel/money'
import { ok, refuse, type Refusal } from '@baize/kernel/result'
import type { Movement, Receipt } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Standings } from '../../identity/identity.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import { moneyGiven } from '../events.ts'
import type { UplineId } from './upline-transfer.ts'

type Deps = {
  readonly wallet: Pick<Wallet, 'openPocket' | 'post' | 'tell'>
  readonly standings: Pick<Standings, 'list'>
  readonly events: Pick<Events, 'write'>
}

type Move = {
  readonly id: UplineId
  readonly from: MemberId
  readonly to: MemberId
  readonly amount: Money
}

/** What giving has in common, be it up or down. */
export function createGiving({ wallet, standings, events }: Deps) {
  /** Whether money may go from or to an account: it is open, and nothing keeps its person out. */
  async function areFree(tx: Transaction, ids: readonly MemberId[]): Promise<boolean> {
    const found = await standings.list(tx, ids)
    return ids.every((id) => {
      const standing = found.get(id)
      return standing?.state === 'open' && standing.bar === undefined
    })
  }

  /** One movement from cash to cash; both are told of it. */
  async function move(tx: Transaction, { id, from, to, amount }: Move) {
    const [debit, credit] = [
      await wallet.openPocket(from, 'cash', tx),
      await wallet.openPocket(to, 'cash', tx),
    ]
    const movement: Movement = {
      id: await deriveId('trf', id, 'transfer'),
      reason: 'transfer',
      legs: [{ debit: debit.id, credit: credit.id, amount }],
      about: id,
    }
    const posted = await wallet.post(tx, from, movement)
    if (!posted.ok) return moveRefusal(posted)
    const receipt: Receipt = posted.value
    const { currency } = amount
    await events.write(
      tx,
      moneyGiven({ transfer: id, from, to, amount: String(amount.amount), currency }),
    )
    tx.afterCommit(() => {
      wallet.tell(from, receipt, new Map([[debit.id, 'cash']]))
      wallet.tell(to, receipt, new Map([[credit.id, 'cash']]))
    })
    return ok(movement.id)
  }

  return { areFree, move }
}

/** What the ledger may refuse when all else is in order; the rest would be our defect. */
function moveRefusal(refusal: Refusal<string>) {
  const { code } = refusal
  if (code === 'funds_owed') return { ...refusal, code } as const
  if (code === 'insufficient_funds' || code === 'funds_locked') return refuse(code)
  if (code === 'account_closed') return refuse('pocket_closed')
  throw new Error(`The ledger refused a transfer within a team: ${code}`)
}
