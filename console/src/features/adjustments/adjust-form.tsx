import { useState, type FormEvent } from 'react'
import type { Adjustment } from '@baize/contract/adjustments'
import type { AdjustmentKind } from '@baize/contract/adjustment-kinds'
import { kindsOf } from '@baize/contract/adjustment-kinds'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, scaleOf, type Currency, type Money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { NumberField } from '@baize/ui/number-field'
import { Segmented } from '@baize/ui/segmented'
import { Select } from '@baize/ui/select'
import { TextArea } from '@baize/ui/text-area'
import { TextField } from '@baize/ui/text-field'
import { decimalMark } from '@baize/ui/decimal-mark.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { adjustmentKindTexts } from '../../shared/adjustment-kind-texts.ts'
import { failureText } from '../../shared/api.ts'
import { createOne } from './api.ts'
import { problemsOf, sumOf, turn, type Form, type Problems } from './form.ts'
import { createRequestIds } from './request-id.ts'

type AdjustFormProps = {
  readonly member?: string
  readonly currency: Currency
  readonly limit: bigint | undefined
  readonly total: bigint
  readonly onDone: (adjustment: Adjustment) => void
  readonly onClose: () => void
}

const longestReason = 500

export function AdjustForm(props: AdjustFormProps) {
  const { member, currency, limit, total, onDone, onClose } = props
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [form, setForm] = useState<Form>({
    member: member ?? '',
    direction: 'credit',
    kind: '',
    amount: '',
    reason: '',
  })
  const [ids] = useState(createRequestIds)
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false })
  const sum = sumOf(form, currency, decimalMark(tag))
  const problems = problemsOf(form, sum)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (state.busy || sum === undefined || form.kind === '' || !isEmpty(problems)) return
    setState({ busy: true })
    const asked = {
      member: form.member.trim(),
      direction: form.direction,
      kind: form.kind,
      amount: String(sum.amount),
      currency,
      reason: form.reason.trim(),
    }
    try {
      const done = await createOne({ id: ids.idFor(JSON.stringify(asked)), ...asked })
      ids.answered()
      onDone(done)
    } catch (error) {
      ids.answered(error)
      setState({ busy: false, failure: failureText(error) })
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Segmented
        label={t('ops.adjDirection')}
        segments={[
          { value: 'credit', label: t('ops.adjCredit') },
          { value: 'debit', label: t('ops.adjDebit') },
        ]}
        value={form.direction}
        onValue={(direction) => setForm(turn(form, direction))}
      />
      <Fields
        form={form}
        currency={currency}
        tag={tag}
        isMemberKnown={member !== undefined}
        problems={isTried ? problems : {}}
        onForm={setForm}
      />
      <LimitNote sum={sum} currency={currency} limit={limit} total={total} />
      {state.failure !== undefined && (
        <Note tone="bad" role="alert">
          {state.failure}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button onClick={onClose}>{t('system-desk.cancel')}</Button>
        <Button
          type="submit"
          variant={form.direction === 'credit' ? 'primary' : 'danger'}
          busy={state.busy}
          busyLabel={t('system-desk.sending')}
        >
          <ActionText form={form} sum={sum} tag={tag} />
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = {
  readonly form: Form
  readonly currency: Currency
  readonly tag: string
  readonly isMemberKnown: boolean
  readonly problems: Problems
  readonly onForm: (form: Form) => void
}

function Fields({ form, currency, tag, isMemberKnown, problems, onForm }: FieldsProps) {
  const t = useText()
  const errorOf = (field: keyof Form) => {
    const key = problems[field]
    return key && t(key)
  }
  const kinds = kindsOf(form.direction).map((kind) => ({
    value: kind,
    label: t(adjustmentKindTexts[kind]),
  }))
  const choose = { value: '' as const, label: t('ops.adjKindChoose'), disabled: true }
  return (
    <>
      <TextField
        label={t('ops.adjMember')}
        help={isMemberKnown ? undefined : t('ops.adjMemberHelp')}
        error={errorOf('member')}
        readOnly={isMemberKnown}
        {...(!isMemberKnown && { 'data-autofocus': '' })}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={form.member}
        onChange={(event) => onForm({ ...form, member: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('ops.adjAmount')}
          error={errorOf('amount')}
          before={<span className="text-text-3">{currency}</span>}
          decimals={scaleOf(currency)}
          decimalMark={decimalMark(tag)}
          maxLength={24}
          value={form.amount}
          {...(isMemberKnown && { 'data-autofocus': '' })}
          onValue={(amount) => onForm({ ...form, amount })}
        />
        <Select<AdjustmentKind | ''>
          label={t('ops.adjKind')}
          error={errorOf('kind')}
          options={[choose, ...kinds]}
          value={form.kind}
          onValue={(kind) => onForm({ ...form, kind })}
        />
      </div>
      <TextArea
        label={t('system-desk.reason')}
        help={t('system-desk.reasonHelp')}
        error={errorOf('reason')}
        rows={2}
        maxLength={longestReason}
        value={form.reason}
        onChange={(event) => onForm({ ...form, reason: event.target.value })}
      />
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
  readonly form: Form
  readonly sum: Money | undefined
  readonly tag: string
}

function ActionText({ form, sum, tag }: ActionTextProps) {
  const t = useText()
  const isCredit = form.direction === 'credit'
  if (sum === undefined) return t(isCredit ? 'ops.adjCredit' : 'ops.adjDebit')
  const amount = formatMoney(sum, tag)
  return isCredit ? t('ops.adjGive', { amount }) : t('ops.adjTake', { amount })
}

function isEmpty(problems: Problems): boolean {
  return Object.keys(problems).length === 0
}
