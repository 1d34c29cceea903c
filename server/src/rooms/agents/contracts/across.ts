import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import { checkBound } from './bound.ts'
import type { Contract } from './contract.ts'
import type { ContractsDeps } from './deps.ts'
import * as store from './store.ts'
import { highestRate, type Terms } from './terms.ts'

type UplineHas = { readonly name: string; readonly rate: number }

/** What an offer of the house does to who stands above its downline; nothing is null. */
export type Across = {
  /** Whose contract with the downline it takes the place of, and the highest rate of that. */
  readonly replaces: UplineHas | null
  /** Who stands above and whose own contract does not bound it, and the highest rate of that. */
  readonly beyond: UplineHas | null
}

type Asked = {
  readonly giver: MemberId | null
  readonly downline: MemberId
  readonly terms: Terms
}

/** Agents give within their own contract and only to their own (AG22), so that this is the house alone. */
export async function findAcross(
  tx: Transaction,
  { members, uplineOf }: Pick<ContractsDeps, 'members' | 'uplineOf'>,
  { giver, downline, terms }: Asked,
  present: Contract | undefined,
): Promise<Across | null> {
  if (giver !== null) return null
  const upline = await uplineOf(tx, downline)
  const own = upline === null ? undefined : await store.findOf(tx, 'accepted', terms.kind, upline)
  const isBeyond = own !== undefined && !checkBound(terms, own.terms).ok
  const displaced = present?.giver ?? null
  const people = await members.list(
    tx,
    [displaced, upline].filter((one) => one !== null),
  )
  const has = (who: MemberId | null, { terms: agreed }: Contract): UplineHas => ({
    name: who === null ? '' : (people.get(who)?.account ?? ''),
    rate: highestRate(agreed),
  })
  const replaces = present !== undefined && displaced !== null ? has(displaced, present) : null
  const beyond = isBeyond ? has(upline, own) : null
  return replaces === null && beyond === null ? null : { replaces, beyond }
}
