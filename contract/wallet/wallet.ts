import { Type, type Static } from 'typebox'
import { consolidatedContracts } from '../agents/contract-parts.ts'
import { endpoint } from '../endpoint.ts'
import { currency, fields, filledText, list, nothing, shortText, wholeNumber } from '../schema.ts'

/** `cash`, `bonus`, `locked`, that of one bonus (`bonus:grt_...`), or of a vendor in transfer mode: `vendor:CODE`. */
const pocketName = Type.String({
  pattern: '^(cash|bonus|locked|bonus:grt_[0-9a-z]{26}|vendor:[A-Z0-9_]{2,40})$',
  maxLength: 50,
})

export const pocketBalance = fields({
  pocket: pocketName,
  amount: wholeNumber,
  /** What of it is on its way elsewhere. */
  held: wholeNumber,
  /** Grows with every change of this pocket: a lower one never replaces a higher one. */
  version: wholeNumber,
})
export type PocketBalance = Static<typeof pocketBalance>

export const walletBalance = fields({
  currency,
  /** All pockets together. */
  balance: wholeNumber,
  /** What of the cash may leave: without what is on its way, what locks hold and what is owed. */
  available: wholeNumber,
  /** What the locks ask for; more than the cash when there is less than they hold. */
  locked: wholeNumber,
  /** What the caller owes on contracts, which stays until it is paid; it too may be more than the cash. */
  owed: wholeNumber,
  pockets: list(pocketBalance, 500),
  /** The highest of the pockets. */
  version: wholeNumber,
})
export type WalletBalance = Static<typeof walletBalance>

export const getBalance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'How the pockets of the caller stand.',
  access: ['member', 'agent', 'trial'],
  input: nothing,
  reply: walletBalance,
  errors: [],
})

export const getConsolidated = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'The balances of the caller, pocket by pocket, with contracts and offers of contracts.',
  access: ['member', 'agent'],
  input: nothing,
  reply: fields({ balances: walletBalance, ...consolidatedContracts }),
  errors: [],
})

export const getMerchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary: 'Whether one wallet serves all games, or vendors have pockets of their own.',
  access: ['member', 'agent', 'trial'],
  input: nothing,
  reply: fields({
    isSingle: Type.Boolean(),
    /** Those who keep members' money themselves; `vendor:` and the code is the pocket. */
    vendors: list(fields({ code: filledText(40), name: filledText(60) }), 500),
  }),
  errors: [],
})

export const walletTransfer = fields({
  id: shortText(50),
  from: pocketName,
  to: pocketName,
  amount: wholeNumber,
  /** `unknown` means that the vendor has not said: asking again with the same id settles it. */
  state: Type.Enum(['done', 'refused', 'unknown']),
})
export type WalletTransfer = Static<typeof walletTransfer>

export const transferBetweenPockets = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: 'Moves money between two pockets, or collects all pockets of vendors into the cash.',
  access: ['member', 'agent'],
  shedLast: true,
  perMinute: 60,
  input: fields({
    /** Made by the caller before asking, and repeated with every further try. */
    id: Type.String({ pattern: '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$', maxLength: 30 }),
    /** A pocket, or `all` for every pocket of a vendor; that goes to the cash and needs no amount. */
    from: shortText(50),
    to: shortText(50),
    amount: Type.Optional(shortText(64)),
    currency: Type.Optional(shortText(10)),
  }),
  reply: fields({ transfers: list(walletTransfer, 500), balance: walletBalance }),
  errors: [
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
    'wrong_currency',
    'unknown_pocket',
    'same_pocket',
    'pockets_not_joined',
    'single_wallet',
    'insufficient_funds',
    'funds_locked',
    'funds_owed',
    'pocket_closed',
    'vendor_refused',
    'outcome_unknown',
    'id_used_differently',
    'id_out_of_time',
  ],
})

declare module '../contract.ts' {
  interface ContractModules {
    wallet: typeof import('./wallet.ts')
  }
}
