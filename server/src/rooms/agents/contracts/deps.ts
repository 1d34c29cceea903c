import type { SocketEvent } from '@baize/contract/events'
import type { RefusalParams } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId, Members, Standings } from '../../identity/identity.ts'
import type { Product } from '../../wagers/wagers.ts'
import type { Support } from '../../support/support.ts'
import type { ContractKind } from './terms.ts'

export type ContractsDeps = {
  readonly db: Database
  readonly now: () => Date
  /** Where the brand's clock stands. */
  readonly zone: () => string
  readonly settings: () => ContractSettings
  /** Who stands directly above somebody. */
  readonly uplineOf: (source: Pick<Database, 'sql'>, member: MemberId) => Promise<MemberId | null>
  readonly members: Pick<Members, 'find' | 'list'>
  readonly standings: Pick<Standings, 'list'>
  readonly support: Pick<Support, 'tell'>
  readonly publish: (topic: string, event: SocketEvent) => void
  /** What a contract may be about. */
  readonly products: readonly Product[]
  /** Has the five minutes of a team counted, for what is paid within the day. */
  readonly keepSlots: (tx: Transaction, agent: MemberId) => Promise<void>
}

export type ContractSettings = {
  /** The highest rate that the house gives for each kind, in hundredths of a percent. */
  readonly highestRates: Readonly<Record<ContractKind, number>>
  /** After how many days an offer that nobody answered is over. */
  readonly offerDays: number
}

/** What is written in the transaction of a verb besides, such as that an operator did it. */
export type Beside = (tx: Transaction) => Promise<void>

/** What a refusal because of contracts below names. */
export type HigherRate = {
  readonly params: RefusalParams
  readonly value: { readonly affected: readonly AffectedShown[] }
}

/** A contract that would end, as it is shown to who must confirm it. */
export type AffectedShown = {
  readonly id: string
  readonly member: MemberId
  readonly name: string
  readonly rate: number
  readonly level: number
}
