import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { MemberId } from '../../identity/identity.ts'
import type { ContractsDeps } from './deps.ts'
import * as store from './store.ts'
import { checkTerms, type Terms, type TermsRefusal } from './terms.ts'

/** Terms that somebody wants to see at work, on whose team, and beside what. */
export type ContractTry = {
  readonly member: MemberId
  readonly currency: Currency
  readonly terms: Terms
  readonly present: Terms | null
}

export type TryRefusal = 'not_found' | 'not_own_downline' | TermsRefusal

export type ContractTries = {
  /** Terms that could be offered to a direct downline. */
  findTry(
    giver: MemberId,
    asked: { readonly downline: MemberId | undefined; readonly terms: Terms | undefined },
  ): Promise<Result<ContractTry, TryRefusal>>
  /** An offer to oneself. */
  findTryOfOffer(member: MemberId, id: string): Promise<Result<ContractTry, 'not_found'>>
}

export function createTries({ db, uplineOf, members, products }: ContractsDeps): ContractTries {
  return {
    async findTry(giver, { downline, terms }) {
      if (terms === undefined) return refuse('not_found')
      if (downline === undefined || (await uplineOf(db, downline)) !== giver) {
        return refuse('not_own_downline')
      }
      const member = await members.find(db, downline)
      if (member === undefined) return refuse('not_own_downline')
      const checked = checkTerms(terms, products)
      if (!checked.ok) return checked
      const found = await store.findOf(db, 'accepted', terms.kind, downline)
      // What others give is between them and the downline.
      const present = found?.giver === giver ? found.terms : null
      return ok({ member: downline, currency: member.currency, terms: checked.value, present })
    },
    async findTryOfOffer(member, id) {
      const offer = await store.findContract(db, id)
      if (offer?.downline !== member) return refuse('not_found')
      const { currency, terms } = offer
      const present = await store.findOf(db, 'accepted', terms.kind, member)
      return ok({ member, currency, terms, present: present?.terms ?? null })
    },
  }
}
