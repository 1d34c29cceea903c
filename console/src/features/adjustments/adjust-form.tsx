import { useRef, useState } from 'react'
import type { Adjustment } from '@baize/contract/wallet/adjustments'
import type { AdjustmentDirection, AdjustmentKind } from '@baize/contract/wallet/adjustment-kinds'
import { kindsOf } from '@baize/contract/wallet/adjustment-kinds'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, scaleOf, type Currency, type Money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { NumberField } from '@baize/ui/forms/number-field'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import type { FormOf } from '@baize/ui/forms/use-form.ts'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import type { Problem } from '@baize/texts/problem'
import { useLanguage, useText } from '@baize/texts/use-text'
import { adjustmentKindTexts } from '../../shared/words/adjustment-kind-texts.ts'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { createRequestIds } from '../../shared/forms/request-id.ts'
import { useForm } from '../../shared/forms/use-form.ts'
import { createOne } from './api.ts'
import { checkDraft, kindFor, sumOf, tooPrecise, type AdjustDraft } from './form.ts'

type AdjustFormProps = {
  readonly member?: string
  readonly currency: Currency
  readonly limit: bigint | undefined
  readonly total: bigint
  readonly onDone: (adjustment: Adjustment) => void
  readonly onClose: () => void
}

export function AdjustForm(props: AdjustFormProps) {
  const { member, currency, limit, total, onDone, onClose } = props
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [ids] = useState(() => createRequestIds('adj'))
  const sumIn = (draft: Pick<AdjustDraft, 'amount'>) => sumOf(draft, currency, decimalMark(tag))
  const form = useForm<AdjustDraft>({
    draft: useRef({
      member: member ?? '',
      direction: 'credit',
      kind: '',
      amount: '',
      reason: '',
    }),
    check: (draft) =>
      checkDraft(draft, sumIn(draft), tooPrecise(draft, currency, decimalMark(tag))),
    send: async (draft) => {
      const sum = sumIn(draft)
      if (sum === undefined || draft.kind === '') return
      const asked = {
        member: draft.member.trim(),
        direction: draft.direction,
        kind: draft.kind,
        amount: String(sum.amount),
        currency,
        reason: draft.reason.trim(),
      }
      try {
        const done = await createOne({ id: ids.idFor(JSON.stringify(asked)), ...asked })
        ids.answered()
        onDone(done)
      } catch (error) {
        ids.answered(error)
        throw error
      }
    },
  })
  const { direction, kind } = form.entries
  const sum = sumIn(form.entries)
  const turn = (to: AdjustmentDirection) => {
    form.set('direction', to)
    form.set('kind', kindFor(to, kind))
  }

  return (
    <form {...form.frame} className="grid gap-4">
      <Segmented
        label={t('ops.adjDirection')}
        segments={[
          { value: 'credit', label: t('ops.adjCredit') },
          { value: 'debit', label: t('ops.adjDebit') },
        ]}
        value={direction}
        onValue={turn}
      />
      <Fields form={form} currency={currency} tag={tag} isMemberKnown={member !== undefined} />
      <LimitNote sum={sum} currency={currency} limit={limit} total={total} />
      <FormNote form={form} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button onClick={onClose}>{t('ops.cancel')}</Button>
        <Button
          type="submit"
          variant={direction === 'credit' ? 'primary' : 'danger'}
          busy={form.busy}
          busyLabel={t('system-desk.sending')}
        >
          <ActionText direction={direction} sum={sum} tag={tag} />
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = {
  readonly form: FormOf<AdjustDraft, Problem>
  readonly currency: Currency
  readonly tag: string
  readonly isMemberKnown: boolean
}

function Fields({ form, currency, tag, isMemberKnown }: FieldsProps) {
  const t = useText()
  const { direction, kind, amount } = form.entries
  const kinds = kindsOf(direction).map((value) => ({
    value,
    label: t(adjustmentKindTexts[value]),
  }))
  const choose = { value: '' as const, label: t('ops.adjKindChoose'), disabled: true }
  return (
    <>
      <FormTextField
        form={form}
        name="member"
        label={t('ops.adjMember')}
        help={isMemberKnown ? undefined : t('ops.adjMemberHelp')}
        readOnly={isMemberKnown}
        {...(!isMemberKnown && { 'data-autofocus': '' })}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('ops.adjAmount')}
          error={form.errorOf('amount')}
          before={<span className="text-text-3">{currency}</span>}
          decimals={scaleOf(currency)}
          decimalMark={decimalMark(tag)}
          currency={currency}
          maxLength={24}
          value={amount}
          {...(isMemberKnown && { 'data-autofocus': '' })}
          onValue={(typed) => form.set('amount', typed)}
          onBlur={() => void form.leave('amount')}
        />
        <Select<AdjustmentKind | ''>
          label={t('ops.adjKind')}
          error={form.errorOf('kind')}
          options={[choose, ...kinds]}
          value={kind}
          onValue={(value) => form.set('kind', value)}
        />
      </div>
      <ReasonField form={form} />
    </>
  )
}

type LimitNoteProps = {
  readonly sum: Money | undefined
  readonly currency: Currency
  readonly limit: bigint | undefined
  readonly total: bigint
}

/** What one person may do alone, and whether this is more. */
function LimitNote({ sum, currency, limit, total }: LimitNoteProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  if (limit === undefined) return <Note>{t('ops.adjLimitNone', { currency })}</Note>
  if (sum !== undefined && sum.amount > limit) {
    return (
      <Note tone="pending" role="status">
        {t('ops.adjWillWait')}
      </Note>
    )
  }
  const shown = (amount: bigint) => formatMoney(money(amount, currency), tag)
  return <Note>{t('ops.adjLimit', { amount: shown(limit), total: shown(total) })}</Note>
}

type ActionTextProps = {
  readonly direction: AdjustmentDirection
  readonly sum: Money | undefined
  readonly tag: string
}

function ActionText({ direction, sum, tag }: ActionTextProps) {
  const t = useText()
  const isCredit = direction === 'credit'
  if (sum === undefined) return t(isCredit ? 'ops.adjCredit' : 'ops.adjDebit')
  const amount = formatMoney(sum, tag)
  return isCredit ? t('ops.adjGive', { amount }) : t('ops.adjTake', { amount })
}
