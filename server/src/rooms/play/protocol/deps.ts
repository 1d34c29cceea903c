import type { ProviderError } from '@baize/contract/play/provider'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import type { Ledger } from '../../../ledger/ledger.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Faults } from '../../../platform/faults/faults.ts'
import type { Log } from '../../../platform/log.ts'
import type { Catalogue, Offer } from '../../catalogue/catalogue.ts'
import type { Standings } from '../../identity/identity.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Calls } from '../calls/calls.ts'
import type { Rounds } from '../rounds/rounds.ts'
import type { PlaySessions } from '../sessions/sessions.ts'
import type { ProtocolVendor } from '../vendors/vendors.ts'
import type { Balances } from './balances.ts'
import type { Pools } from './pools.ts'

/** A stake that somebody above may have a bound for. */
export type AskedStake = {
  readonly member: MemberId
  readonly currency: Currency
  readonly amount: bigint
  readonly session: string
}

export type LimitRefusal = Extract<
  ProviderError,
  'loss_limit' | 'session_limit' | 'turnover_limit' | 'player_on_break' | 'player_excluded'
>

/**
 * Who knows of bounds that a member set, or the house for them: what was lost, played or spent in time. Asked about
 * every bet, so it answers from memory or gathers. Nothing said lets the bet pass.
 */
export type LimitPort = (stake: AskedStake) => Promise<LimitRefusal | undefined>

/** On test systems: what is asked of a vendor's wallet is slow or refused on purpose. */
export type VendorFaults = Pick<Faults, 'strike' | 'isQuiet'>

/** What a launch token opened. */
export type Opened = {
  readonly launch: string
  /** Null for fun money. */
  readonly member: MemberId | null
  readonly accountSession: string
  readonly offer: Offer
  readonly language: Language
  readonly device: string
}

export type ProtocolDeps = {
  readonly faults?: VendorFaults | undefined
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly events: Pick<Events, 'write'>
  readonly ledger: Ledger
  readonly wallet: Wallet
  readonly wagers: Wagers
  readonly catalogue: Pick<Catalogue, 'findGame' | 'findGameByCode'>
  readonly standings: Pick<Standings, 'findCurrency'>
  readonly vendors: { find(key: string): ProtocolVendor | undefined }
  readonly sessions: PlaySessions
  readonly rounds: Rounds
  readonly calls: Calls
  readonly pools: Pools
  readonly balances: Balances
  readonly limits: readonly LimitPort[]
  readonly redeem: (token: string) => Promise<Result<Opened, 'launch_over'>>
  readonly brandCurrency: () => Currency
}
