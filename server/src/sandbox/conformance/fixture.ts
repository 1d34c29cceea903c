import type { ProviderError, ProviderWallet } from '@baize/contract/play/provider'
import type { VendorPolicy } from '@baize/contract/play/provider-desk'
import type { Currency } from '@baize/kernel/money'

/** A player who was made for a case. Sums are whole numbers of the currency's smallest unit, as text. */
export type TestPlayer = {
  readonly player: string
  readonly currency: Currency
  /** The pocket that pays for bets at the vendor under test, and in which the player's money is. */
  readonly pays: 'cash' | 'pocket'
}

export type Purse = {
  readonly cash: string
  readonly bonus: string
  /** At the vendor, where it keeps the money of players (transfer mode). */
  readonly pocket: string
  /** What the player owes after a correction. */
  readonly debt: string
  /** How many postings the player's pockets have had. */
  readonly postings: number
}

export type SeenRound = {
  readonly state: 'open' | 'closed' | 'unknown'
  readonly swept: string
  readonly bets: number
  readonly stake: string
  readonly payout: string
}

/**
 * What a platform does for the kit and for nobody else: players, money, exclusions, switches. One asking and one answer
 * each, both plain JSON, so that it travels over HTTP as it is.
 */
export type Fixture = {
  makePlayer(ask: { balance: string; currency?: Currency }): Promise<TestPlayer>
  /** Two games of different vendors that the vendor under test may run, and one that it may not. */
  listGames(ask: object): Promise<{ readonly games: readonly string[] }>
  /** A launch token, from a session of the player's own. */
  launch(ask: { player: string; game: string }): Promise<{ readonly token: string }>
  leave(ask: { player: string }): Promise<object>
  block(ask: { player: string }): Promise<object>
  /** Says that a bound of the player is reached; without one, that none is. */
  limit(ask: { player: string; reached?: ProviderError }): Promise<object>
  /** The kill switch, of a game or of the whole vendor. */
  switchBets(ask: { game?: string; closed: boolean }): Promise<object>
  setPolicy(ask: { change: Partial<VendorPolicy> }): Promise<object>
  purse(ask: { player: string }): Promise<Purse>
  round(ask: { player: string; round: string }): Promise<SeenRound>
  makePool(ask: { pool: string }): Promise<object>
  pool(ask: { pool: string; currency: Currency }): Promise<{ readonly amount: string }>
  makeCampaign(ask: { campaign: string; pocket: 'cash' | 'bonus' }): Promise<object>
  /** A vendor with a good key, who may call from an address that nobody has. */
  makeStranger(ask: object): Promise<{ readonly vendor: string; readonly secret: string }>
  /** Sweeps rounds of the vendor that were left open, however short. */
  sweep(ask: object): Promise<object>
}

/** A call that should not be let in. `honest` should. */
export type Knocking =
  | 'honest'
  | 'bad_signature'
  | 'changed_body'
  | 'stale_timestamp'
  | 'early_timestamp'
  | 'replayed_nonce'
  | 'unknown_address'
  | 'unknown_vendor'

/** Asks for the balance of a player who does not exist, in some way; answers the refusal. */
export type Knock = (how: Knocking) => Promise<ProviderError | 'let_in'>

/** What the cases are fired at. */
export type Platform = {
  readonly wallet: ProviderWallet
  readonly fixture: Fixture
  readonly knock: Knock
}
