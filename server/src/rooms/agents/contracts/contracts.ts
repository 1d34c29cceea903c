import type { Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Across } from './across.ts'
import { createAnswers } from './answer.ts'
import type { AcceptRefusal, AnswerAsk, EndAsk, RejectRefusal, TerminateRefusal } from './answer.ts'
import type { Contract, ContractId } from './contract.ts'
import type { Beside, ContractsDeps } from './deps.ts'
import { createContractNews } from './news.ts'
import { createOffer, type OfferAsk, type OfferRefusal } from './offer.ts'
import { createParting, type Parted, type PartAsk } from './parting.ts'
import { createRejoining, createStayBack } from './rejoining.ts'
import * as store from './store.ts'
import type { ContractKind } from './terms.ts'
import { createTries, type ContractTries } from './tries.ts'

export type { Across } from './across.ts'
export type { AnswerAsk, EndAsk } from './answer.ts'
export { compareTerms, type TermsChanges } from './compare.ts'
export { packTerms, packTier, readTerms } from './contract.ts'
export type { Contract, ContractId, ContractState, PackedTerms } from './contract.ts'
export type { AffectedShown, Beside, ContractsDeps, ContractSettings } from './deps.ts'
export type { OfferAsk, OfferRefusal } from './offer.ts'
export type { ContractFilter } from './store.ts'
export { contractKinds, tierReached, wholeRate } from './terms.ts'
export type { Basis, ContractKind, Terms, Tier } from './terms.ts'
export { kindNames, termsChanges } from './words.ts'
export { windowAt, type SettlementWindow } from './windows.ts'

/** What uplines give their downlines, by agreement of both. */
export type Contracts = ContractTries & {
  /** Offers terms to a downline. The same id offers once; with other content it is refused. */
  offer(asked: OfferAsk, beside?: Beside): Promise<Result<Contract, OfferRefusal>>
  /** The same within a commit that does more. */
  offerWithin(
    tx: Transaction,
    asked: OfferAsk,
    beside?: Beside,
  ): Promise<Result<Contract, OfferRefusal>>
  /** Whether it could be offered now; `known` is what its id has offered already, `across` what it does to who is above. */
  checkOffer(
    tx: Transaction,
    asked: OfferAsk,
  ): Promise<
    Result<
      { readonly known?: Contract | undefined; readonly across?: Across | null | undefined },
      OfferRefusal
    >
  >
  /** Takes an offer: it holds from the next boundary on, in place of the present contract. */
  accept(asked: AnswerAsk): Promise<Result<Contract, AcceptRefusal>>
  reject(asked: AnswerAsk): Promise<Result<Contract, RejectRefusal>>
  /** Takes back an offer that was not answered. */
  withdraw(asked: EndAsk, beside?: Beside): Promise<Result<Contract, RejectRefusal>>
  /** Ends a contract with its running window, and with it all below that stand on it. */
  terminate(asked: EndAsk, beside?: Beside): Promise<Result<Contract, TerminateRefusal>>
  /** Ends all that one gives to another who will not stand below any more; answers which contracts and offers. */
  part(tx: Transaction, asked: PartAsk): Promise<Parted>
  /** Which contracts that would be, the upper ones first; nothing is written. */
  checkPart(
    tx: Transaction,
    asked: Omit<PartAsk, 'ends'>,
  ): Promise<Result<readonly ContractId[], 'move_ends_contracts'>>
  /** Lets those go on that would have ended so, as far as nothing else came in their place; answers how many. */
  rejoin(tx: Transaction, ids: readonly ContractId[]): Promise<number>
  /** Tells who gave offers that a move took back that they stay so, where nothing else came in their place. */
  tellStayBack(tx: Transaction, ids: readonly ContractId[]): Promise<void>
  /** Ends offers that nobody answered in time; answers how many. */
  expire(): Promise<number>
  /** Offers that wait for a member and contracts that the member has. */
  listOpen(member: MemberId, source?: Pick<Database, 'sql'>): Promise<Contract[]>
  /** The contract of a kind that a member has. */
  findLive(member: MemberId, kind: ContractKind): Promise<Contract | undefined>
  /** Newest first. */
  list(filter: store.ContractFilter): Promise<Contract[]>
}

export function createContracts(deps: ContractsDeps): Contracts {
  const news = createContractNews(deps)
  return {
    ...createAnswers(deps, news),
    ...createTries(deps),
    ...createOffer(deps, news),
    ...createParting(deps, news),
    rejoin: createRejoining(deps, news),
    tellStayBack: createStayBack(news),
    listOpen: (member, source = deps.db) => store.listOpen(source, member),
    findLive: (member, kind) => store.findOf(deps.db, 'accepted', kind, member),
    list: (filter) => store.listContracts(deps.db, filter),
  }
}
