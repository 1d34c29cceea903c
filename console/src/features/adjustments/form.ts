import type { AdjustmentDirection, AdjustmentKind } from '@baize/contract/wallet/adjustment-kinds'
import { kindsOf } from '@baize/contract/wallet/adjustment-kinds'
import { isId } from '@baize/kernel/ids'
import { parseMoney, scaleOf, type Currency, type Money } from '@baize/kernel/money'
import type { Problem } from '@baize/texts/problem'
import type { ProblemsOf } from '@baize/ui/forms/use-form.ts'
import { checkReason } from '../../shared/forms/reason.ts'

/** The dialog as it is filled in. */
export type AdjustDraft = {
  readonly member: string
  readonly direction: AdjustmentDirection
  readonly kind: AdjustmentKind | ''
  readonly amount: string
  readonly reason: string
}

/** The sum that is typed, when it is one. */
export function sumOf(
  { amount }: Pick<AdjustDraft, 'amount'>,
  currency: Currency,
  decimalMark: '.' | ',',
): Money | undefined {
  const read = parseMoney(amount, currency, { decimalMark })
  return read.ok && read.value.amount > 0n ? read.value : undefined
}

/** How many decimals the currency has, where more were typed. */
export function tooPrecise(
  { amount }: Pick<AdjustDraft, 'amount'>,
  currency: Currency,
  decimalMark: '.' | ',',
): number | undefined {
  const read = parseMoney(amount, currency, { decimalMark })
  return !read.ok && read.code === 'amount_too_precise' ? scaleOf(currency) : undefined
}

/** What is missing before it can be sent; the server judges the rest. */
export function checkDraft(
  draft: AdjustDraft,
  sum: Money | undefined,
  /** Of the currency, where more were typed. */
  decimals?: number,
): ProblemsOf<keyof AdjustDraft, Problem> {
  return {
    ...(!isId('mem', draft.member.trim()) && { member: { key: 'ops.adjMemberWrong' } }),
    ...(sum === undefined && {
      amount:
        decimals === undefined
          ? { key: 'ops.adjAmountWrong' }
          : { key: 'ops.adjAmountDecimals', values: { count: decimals } },
    }),
    ...(draft.kind === '' && { kind: { key: 'ops.adjKindMissing' } }),
    ...checkReason(draft),
  }
}

/** A kind stays only if it is for the new way as well. */
export function kindFor(
  direction: AdjustmentDirection,
  kind: AdjustDraft['kind'],
): AdjustDraft['kind'] {
  return kind !== '' && kindsOf(direction).includes(kind) ? kind : ''
}
