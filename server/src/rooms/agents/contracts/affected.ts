import type { MemberId } from '../../identity/identity.ts'
import { checkBound } from './bound.ts'
import type { Contract } from './contract.ts'
import * as store from './store.ts'
import type { ContractKind, Terms } from './terms.ts'

/** A contract further down that would end, and how far below it is. */
export type Affected = { readonly contract: Contract; readonly level: number }

/**
 * Which contracts below a member end when the member gets these terms, or none any more: those given by the member that
 * the terms do not bound, and all below an ended one, because nobody gives what nobody has.
 */
export async function listAffected(
  source: store.Source,
  kind: ContractKind,
  member: MemberId,
  terms: Terms | null,
): Promise<Affected[]> {
  const given = await store.listGivenLive(source, kind, [member])
  const first = given.filter((one) => terms === null || !checkBound(one.terms, terms).ok)
  const all: Affected[] = []
  let level = 1
  const seen = new Set<string>([member])
  for (let ending = first; ending.length > 0; level += 1) {
    // Whoever was moved about may stand below itself by contracts that are left; each ends once.
    const fresh = ending.filter(({ downline }) => !seen.has(downline))
    for (const contract of fresh) {
      seen.add(contract.downline)
      all.push({ contract, level })
    }
    const members = fresh.map(({ downline }) => downline)
    ending = members.length === 0 ? [] : await store.listGivenLive(source, kind, members)
  }
  return all
}
