import type { ReferralDocument } from '@baize/contract/promotions/referral-settings'
import type { ReferralTermsShown } from '@baize/contract/promotions/referral'
import type { Currency } from '@baize/kernel/money'

/** What was said when a friend joined, in the currencies of both; it holds for these two to the end. */
export type ReferralTerms = Pick<
  ReferralDocument,
  | 'deposits'
  | 'days'
  | 'needsPhone'
  | 'holdDays'
  | 'times'
  | 'claimDays'
  | 'perMonth'
  | 'ever'
  | 'stopsSameDevice'
  | 'stopsSameNetwork'
  | 'stopsSamePayee'
> & {
  readonly deposit: bigint
  readonly validBet: bigint
  readonly toReferrer: bigint
  readonly toFriend: bigint
}

type Currencies = { readonly friend: Currency; readonly referrer: Currency }

export function termsFor(document: ReferralDocument, { friend, referrer }: Currencies) {
  const { deposit, validBet, toReferrer, toFriend, ...rest } = document
  const sum = (text: string | undefined) => BigInt(text ?? 0n)
  return {
    ...rest,
    deposit: sum(deposit[friend]),
    validBet: sum(validBet[friend]),
    toReferrer: sum(toReferrer[referrer]),
    toFriend: sum(toFriend[friend]),
  } satisfies ReferralTerms
}

/** As they are stored: sums as text. */
export type StoredTerms = {
  readonly [Key in keyof ReferralTerms]: ReferralTerms[Key] extends bigint
    ? string
    : ReferralTerms[Key]
}

export function storeTerms(terms: ReferralTerms): StoredTerms {
  const { deposit, validBet, toReferrer, toFriend } = terms
  return {
    ...terms,
    deposit: String(deposit),
    validBet: String(validBet),
    toReferrer: String(toReferrer),
    toFriend: String(toFriend),
  }
}

export function readTerms(stored: StoredTerms): ReferralTerms {
  const { deposit, validBet, toReferrer, toFriend } = stored
  return {
    ...stored,
    deposit: BigInt(deposit),
    validBet: BigInt(validBet),
    toReferrer: BigInt(toReferrer),
    toFriend: BigInt(toFriend),
  }
}

export function showTerms(terms: ReferralTerms): ReferralTermsShown {
  const { deposit, deposits, validBet, days, needsPhone, holdDays, toReferrer, toFriend } =
    storeTerms(terms)
  const { times, claimDays } = terms
  const asked = { deposit, deposits, validBet, days, needsPhone, holdDays }
  return { ...asked, toReferrer, toFriend, times, claimDays }
}
