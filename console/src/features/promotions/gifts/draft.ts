import type { GiftKind, GiftOffer } from '@baize/contract/promotions/gifts-desk'
import { money, parseMoney, type Currency, type Money } from '@baize/kernel/money'
import type { Problem } from '@baize/texts/problem'
import type { ProblemsOf } from '@baize/ui/forms/use-form.ts'
import { checkReason } from '../../../shared/forms/reason.ts'

/** The dialog as it is filled in. */
export type GiftDraft = {
  readonly way: 'plain' | 'offer'
  readonly offer: string
  readonly deposit: string
  readonly amount: string
  /** In hundredths. */
  readonly times: string
  readonly days: string
  readonly kind: GiftKind | ''
  readonly note: string
  readonly reason: string
}

export const emptyDraft: GiftDraft = {
  way: 'plain',
  offer: '',
  deposit: '',
  amount: '',
  times: '100',
  days: '7',
  kind: '',
  note: '',
  reason: '',
}

export type Typed = { readonly currency: Currency; readonly decimalMark: '.' | ',' }

function sumOf(text: string, { currency, decimalMark }: Typed): bigint | undefined {
  const read = parseMoney(text, currency, { decimalMark })
  return read.ok && read.value.amount > 0n ? read.value.amount : undefined
}

export const depositOf = (draft: GiftDraft, typed: Typed) => sumOf(draft.deposit, typed)

/** What would be given; of a promotion it is what that gives, rounded down as it does. */
export function giftOf(
  draft: GiftDraft,
  offer: GiftOffer | undefined,
  typed: Typed,
): Money | undefined {
  if (draft.way === 'plain') {
    const sum = sumOf(draft.amount, typed)
    return sum === undefined ? undefined : money(sum, typed.currency)
  }
  if (offer === undefined) return undefined
  const deposit = depositOf(draft, typed) ?? 0n
  if (offer.needsDeposit && deposit < BigInt(offer.leastDeposit)) return undefined
  if (offer.percent === 0) return money(BigInt(offer.amount), typed.currency)
  const part = (deposit * BigInt(offer.percent)) / 10_000n
  const most = BigInt(offer.most ?? part)
  const given = part < most ? part : most
  return given === 0n ? undefined : money(given, typed.currency)
}

/** What is missing before it can be sent; the server judges the rest. */
export function checkDraft(
  draft: GiftDraft,
  offer: GiftOffer | undefined,
  gift: Money | undefined,
): ProblemsOf<keyof GiftDraft, Problem> {
  const isPlain = draft.way === 'plain'
  const days = Number(draft.days)
  const areDays = /^\d{1,2}$/.test(draft.days) && days >= 1 && days <= 90
  return {
    ...(isPlain && gift === undefined && { amount: { key: 'ops.adjAmountWrong' } }),
    ...(isPlain && !areDays && { days: { key: 'gifts-desk.daysWrong' } }),
    ...(!isPlain && offer === undefined && { offer: { key: 'gifts-desk.offerMissing' } }),
    ...(!isPlain &&
      offer !== undefined &&
      gift === undefined && { deposit: { key: 'ops.adjAmountWrong' } }),
    ...(draft.kind === '' && { kind: { key: 'ops.adjKindMissing' } }),
    ...checkReason(draft),
  }
}
