import { calls } from 'virtual:contract'
import { createIdMaker } from '@baize/kernel/ids'
import type { Money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, queryClient, serverNow } from '../../shared/api.ts'
import { balanceQuery } from './api.ts'

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

/** A movement that was asked for. A further try repeats its id, so that money moves once. */
export type MoveIn = { readonly id: string; readonly pocket: string; readonly sum: Money }

export function newMoveIn(pocket: string, sum: Money): MoveIn {
  return { id: makeId('trf'), pocket, sum }
}

/** Moves cash into the pocket of a vendor, and takes the balance that came with the answer. */
export async function sendMoveIn({ id, pocket, sum }: MoveIn): Promise<void> {
  const { balance } = await call(calls.transferBetweenPockets, {
    id,
    from: 'cash',
    to: pocket,
    amount: String(sum.amount),
    currency: sum.currency,
  })
  queryClient.setQueryData(balanceQuery.queryKey, balance)
}
