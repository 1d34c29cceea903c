import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import { checkBound, checkHouseBound, type BoundRefusal } from './bound.ts'
import type { ContractsDeps } from './deps.ts'
import * as store from './store.ts'
import type { Terms } from './terms.ts'

export type GiverRefusal =
  | BoundRefusal
  | 'rate_above_house'
  | 'not_own_downline'
  | 'no_own_contract'

type Given = {
  readonly giver: MemberId | null
  readonly downline: MemberId
  readonly terms: Terms
}

/** Whether somebody may give these terms to this downline now: to an own one, and within the own contract of the kind. */
export async function checkGiver(
  tx: Transaction,
  { settings, uplineOf }: Pick<ContractsDeps, 'settings' | 'uplineOf'>,
  { giver, downline, terms }: Given,
): Promise<Result<undefined, GiverRefusal>> {
  const house = checkHouseBound(terms, settings().highestRates[terms.kind])
  if (!house.ok) return house
  if (giver === null) return ok()
  if ((await uplineOf(tx, downline)) !== giver) return refuse('not_own_downline')
  const own = await store.findOf(tx, 'accepted', terms.kind, giver)
  return own === undefined ? refuse('no_own_contract') : checkBound(terms, own.terms)
}
