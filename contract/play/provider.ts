import { Type, type Static } from 'typebox'
import { currencies } from '@baize/kernel/money'
import { fields, filledText, list, moment, shortText } from '../schema.ts'

/**
 * The wallet protocol: what a vendor of games asks this platform. Our own arcade asks the same, in the process or over
 * HTTP. Sums are whole numbers of the currency's smallest unit, as text.
 */
export const providerProtocol = 1

const sum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })
const signedSum = Type.String({ pattern: '^(0|-?[1-9][0-9]{0,15})$', maxLength: 17 })
const currency = Type.Enum([...currencies])
/** A vendor's own id: of a transaction, a round, a request, a campaign. */
export const vendorId = Type.String({ pattern: '^[\\w.:-]{1,80}$', maxLength: 80 })
const playerId = filledText(60)

/** Every question has these. */
const asked = { requestId: vendorId, player: playerId, currency }
/** Every question that moves money has these too. */
const moves = { ...asked, transactionId: vendorId, gameCode: filledText(80), roundId: vendorId }
/** Told with what moves money, where the vendor has it. */
const told = {
  issuedAt: Type.Optional(moment),
  device: Type.Optional(shortText(20)),
  /** Whatever of the round the vendor lets us keep, for its record. */
  detail: Type.Optional(Type.Record(shortText(40), Type.Unknown())),
}

export const authenticateAsk = fields({
  requestId: vendorId,
  /** As it came in the address of the launch; it works once, within a minute. */
  launchToken: filledText(100),
})
export const balanceAsk = fields({ ...asked, sessionToken: filledText(100) })
export const betAsk = fields({
  ...moves,
  ...told,
  sessionToken: filledText(100),
  amount: sum,
  /** What of the stake goes into which prize pool. */
  contribution: Type.Optional(fields({ pool: filledText(40), amount: sum })),
})
export const winAsk = fields({
  ...moves,
  ...told,
  amount: sum,
  /** The bet that it answers; the round's open ones by default. */
  betTransactionId: Type.Optional(vendorId),
  roundClosed: Type.Boolean(),
})
export const betWinAsk = fields({
  ...moves,
  ...told,
  sessionToken: filledText(100),
  bet: sum,
  win: sum,
  roundClosed: Type.Boolean(),
  contribution: Type.Optional(fields({ pool: filledText(40), amount: sum })),
})
export const rollbackAsk = fields({
  ...asked,
  transactionId: vendorId,
  /** The bet that shall not have been. */
  betTransactionId: vendorId,
  roundId: vendorId,
  reason: Type.Optional(shortText(200)),
})
export const endRoundAsk = fields({ ...moves, ...told })
export const freeRoundAsk = fields({
  ...moves,
  ...told,
  campaignId: vendorId,
  amount: sum,
  /** No more free rounds of this campaign come. */
  campaignOver: Type.Boolean(),
})
export const promoWinAsk = fields({
  ...asked,
  transactionId: vendorId,
  promotionId: vendorId,
  amount: sum,
})
export const jackpotWinAsk = fields({
  ...moves,
  ...told,
  pool: filledText(40),
  /** Nothing said: all that is in the pool. */
  amount: Type.Optional(sum),
})
export const adjustAsk = fields({
  ...moves,
  ...told,
  betTransactionId: vendorId,
  /** Added to what the bet paid so far; below zero takes back. */
  amount: signedSum,
  reason: filledText(200),
})
export const statusAsk = fields({
  ...asked,
  /** Which call it was. */
  action: Type.Enum([
    'bet',
    'win',
    'betWin',
    'rollback',
    'endRound',
    'freeRoundResult',
    'promoWin',
    'jackpotWin',
    'adjust',
  ]),
  transactionId: vendorId,
})

/** Refusals, with the words that vendors are told. A refusal moved nothing. */
export const providerErrors = [
  'invalid_request',
  'invalid_signature',
  'stale_timestamp',
  'nonce_used',
  'address_not_allowed',
  'vendor_unknown',
  'token_invalid',
  'session_over',
  'player_unknown',
  'player_blocked',
  'player_excluded',
  'player_on_break',
  'real_account_needed',
  'wrong_currency',
  'insufficient_funds',
  'stake_too_low',
  'stake_too_high',
  'bonus_max_bet',
  'loss_limit',
  'session_limit',
  'turnover_limit',
  'game_unknown',
  'game_closed',
  'vendor_closed',
  'round_closed',
  'round_unknown',
  'bet_unknown',
  'bet_open',
  'bet_settled',
  'bet_rolled_back',
  'id_used_differently',
  'transaction_unknown',
  'nothing_changed',
  'pool_unknown',
  'pool_too_small',
  'campaign_unknown',
  'too_many_requests',
  'unavailable',
  'outcome_unknown',
] as const
export type ProviderError = (typeof providerErrors)[number]

/** What most questions are answered with. The same at every repetition, but for `repeated`. */
export const providerAnswer = fields({
  requestId: vendorId,
  /** Ours, for the transaction; empty where nothing was written. */
  reference: shortText(60),
  currency,
  /** What the player can play with, after it. */
  balance: sum,
  /** What this call gave or took, below zero when it took. */
  moved: signedSum,
  repeated: Type.Boolean(),
})
export type ProviderAnswer = Static<typeof providerAnswer>

export const authenticated = fields({
  requestId: vendorId,
  player: playerId,
  /** For the questions that need a session; it lasts while the player's own does. */
  sessionToken: filledText(100),
  currency,
  balance: sum,
  gameCode: filledText(80),
  language: filledText(10),
  device: shortText(20),
  /** Fun money: nothing of it is in the books, and no call may move any. */
  demo: Type.Boolean(),
})
export type Authenticated = Static<typeof authenticated>

export const transactionStatus = fields({
  requestId: vendorId,
  /** `unknown`: it never came, or it was refused. `prevented`: it was rolled back before it came. */
  status: Type.Enum(['done', 'prevented', 'unknown']),
  reference: shortText(60),
  answer: Type.Union([providerAnswer, Type.Null()]),
  /** Of a bet that was done: its stake went back since, whoever gave it back. The round pays nothing any more. */
  givenBack: Type.Boolean(),
})
export type TransactionStatus = Static<typeof transactionStatus>

export const batchAsk = fields({
  requestId: vendorId,
  /** Done in this order, each for itself: one that is refused stops no other. */
  items: list(
    Type.Union([
      fields({ call: Type.Literal('bet'), ask: betAsk }),
      fields({ call: Type.Literal('win'), ask: winAsk }),
      fields({ call: Type.Literal('betWin'), ask: betWinAsk }),
      fields({ call: Type.Literal('rollback'), ask: rollbackAsk }),
    ]),
    100,
  ),
})

export type AuthenticateAsk = Static<typeof authenticateAsk>
export type BalanceAsk = Static<typeof balanceAsk>
export type BetAsk = Static<typeof betAsk>
export type WinAsk = Static<typeof winAsk>
export type BetWinAsk = Static<typeof betWinAsk>
export type RollbackAsk = Static<typeof rollbackAsk>
export type EndRoundAsk = Static<typeof endRoundAsk>
export type FreeRoundAsk = Static<typeof freeRoundAsk>
export type PromoWinAsk = Static<typeof promoWinAsk>
export type JackpotWinAsk = Static<typeof jackpotWinAsk>
export type AdjustAsk = Static<typeof adjustAsk>
export type StatusAsk = Static<typeof statusAsk>
export type BatchAsk = Static<typeof batchAsk>

/** A refusal as vendors get it. `insufficient_funds` carries what there is. */
export type ProviderRefusal = {
  readonly ok: false
  readonly code: ProviderError
  readonly balance?: string
}
export type Answered<Value> = Promise<
  { readonly ok: true; readonly value: Value } | ProviderRefusal
>

/**
 * The wallet as a vendor has it: in the process, or over signed HTTP. Both are held to the same cases by the
 * conformance kit.
 */
export type ProviderWallet = {
  authenticate(ask: AuthenticateAsk): Answered<Authenticated>
  balance(ask: BalanceAsk): Answered<ProviderAnswer>
  bet(ask: BetAsk): Answered<ProviderAnswer>
  win(ask: WinAsk): Answered<ProviderAnswer>
  /** Stake and result in one: both or neither. */
  betWin(ask: BetWinAsk): Answered<ProviderAnswer>
  rollback(ask: RollbackAsk): Answered<ProviderAnswer>
  endRound(ask: EndRoundAsk): Answered<ProviderAnswer>
  freeRoundResult(ask: FreeRoundAsk): Answered<ProviderAnswer>
  promoWin(ask: PromoWinAsk): Answered<ProviderAnswer>
  jackpotWin(ask: JackpotWinAsk): Answered<ProviderAnswer>
  adjust(ask: AdjustAsk): Answered<ProviderAnswer>
  transactionStatus(ask: StatusAsk): Answered<TransactionStatus>
  batch(ask: BatchAsk): Answered<{
    readonly items: readonly (
      | { readonly ok: true; readonly value: ProviderAnswer }
      | ProviderRefusal
    )[]
  }>
}
