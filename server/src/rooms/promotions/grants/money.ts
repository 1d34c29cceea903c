import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import type { AccountId, Leg, Ledger, Movement, Reason } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import type { Grant } from './grant.ts'

type Whose = Pick<Grant, 'id' | 'offer' | 'member' | 'currency'>

export type GrantAccounts = {
  readonly budget: AccountId
  readonly reserved: AccountId
  readonly cash: AccountId
  readonly pocket: AccountId
}

type Deps = {
  readonly ledger: Pick<Ledger, 'openAccount'>
  readonly wallet: Pick<Wallet, 'openPocket'>
}

/** The accounts that a grant moves money between, opened before anything is held. */
export function createGrantAccounts({ ledger, wallet }: Deps) {
  return async (
    tx: Transaction,
    { id, offer, member, currency }: Whose,
  ): Promise<GrantAccounts> => {
    const ofOffer = async (kind: 'budget' | 'reserved') =>
      (await ledger.openAccount(tx, { owner: 'house', kind, part: offer, currency })).id
    return {
      budget: await ofOffer('budget'),
      reserved: await ofOffer('reserved'),
      cash: (await wallet.openPocket(member, 'cash', tx)).id,
      pocket: (await wallet.openPocket(member, `bonus:${id}`, tx)).id,
    }
  }
}

/** The accounts of an offer, opened once for all who are given something of it together. */
export function openOffers({ ledger }: Pick<Deps, 'ledger'>, tx: Transaction) {
  const opened = new Map<string, Promise<AccountId>>()
  return async ({ offer, currency }: Whose, kind: 'budget' | 'reserved'): Promise<AccountId> => {
    const key = `${offer} ${currency} ${kind}`
    const open = async () =>
      (await ledger.openAccount(tx, { owner: 'house', kind, part: offer, currency })).id
    const account = opened.get(key) ?? open()
    opened.set(key, account)
    return await account
  }
}

type Way = { readonly from: AccountId; readonly to: AccountId; readonly amount: bigint }

/** One movement of a grant. Its id comes from the grant and what happens, so that it happens once. */
export async function movementOf(
  { id, currency }: Whose,
  step: string,
  reason: Reason,
  ways: readonly Way[],
): Promise<Movement> {
  const legs = ways
    .filter(({ amount }) => amount > 0n)
    .map(({ from, to, amount }): Leg => ({
      debit: from,
      credit: to,
      amount: money(amount, currency),
    }))
  return { id: await deriveId('trf', id, step), reason, legs, about: id }
}
