import { calls } from 'virtual:contract'
import { createIdMaker } from '@baize/kernel/ids'
import type { Money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, queryClient, serverNow } from '../../shared/api.ts'
import { balanceQuery } from './api.ts'

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

/** A movement that was asked for. A further try repeats its id, so that money moves once. */
export type PocketMove = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly sum: Money
}

export function newMoveIn(pocket: string, sum: Money): PocketMove {
  return { id: makeId('trf'), from: 'cash', to: pocket, sum }
}

export function newMoveBack(pocket: string, sum: Money): PocketMove {
  return { id: makeId('trf'), from: pocket, to: 'cash', sum }
}

/** Moves money between the cash and the pocket of a vendor, and takes the balance that came with the answer. */
export async function sendMove({ id, from, to, sum }: PocketMove): Promise<void> {
  const { balance } = await call(calls.transferBetweenPockets, {
    id,
    from,
    to,
    amount: String(sum.amount),
    currency: sum.currency,
  })
  queryClient.setQueryData(balanceQuery.queryKey, balance)
}
