import type { AdjustmentDirection, AdjustmentKind } from '@baize/contract/adjustment-kinds'
import { kindsOf } from '@baize/contract/adjustment-kinds'
import { isId } from '@baize/kernel/ids'
import { parseMoney, type Currency, type Money } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'

/** The dialog as it is filled in. */
export type Form = {
  readonly member: string
  readonly direction: AdjustmentDirection
  readonly kind: AdjustmentKind | ''
  readonly amount: string
  readonly reason: string
}

export type Problems = Readonly<Partial<Record<keyof Form, TextKey>>>

const shortestReason = 3

/** The sum that is typed, when it is one. */
export function sumOf(form: Form, currency: Currency, decimalMark: '.' | ','): Money | undefined {
  const read = parseMoney(form.amount, currency, { decimalMark })
  return read.ok && read.value.amount > 0n ? read.value : undefined
}

/** What is missing before it can be sent; the server judges the rest. */
export function problemsOf(form: Form, sum: Money | undefined): Problems {
  return {
    ...(!isId('mem', form.member.trim()) && { member: 'ops.adjMemberWrong' as const }),
    ...(sum === undefined && { amount: 'ops.adjAmountWrong' as const }),
    ...(form.kind === '' && { kind: 'ops.adjKindMissing' as const }),
    ...(form.reason.trim().length < shortestReason && {
      reason: 'system-desk.reasonTooShort' as const,
    }),
  }
}

/** A kind that is not for the new way is chosen anew. */
export function turn(form: Form, direction: AdjustmentDirection): Form {
  const fits = form.kind !== '' && kindsOf(direction).includes(form.kind)
  return { ...form, direction, kind: fits ? form.kind : '' }
}
