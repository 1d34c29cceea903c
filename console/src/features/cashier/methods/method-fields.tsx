import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { currencies, isCurrency, scaleOf } from '@baize/kernel/money'
import { NumberField } from '@baize/ui/forms/number-field'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useOperator } from '../../../shared/operator.ts'
import { depositKindNames, depositKinds } from '../deposits/words.ts'
import type { FormProblems, MethodForm } from './form.ts'

export type FieldsProps = {
  readonly form: MethodForm
  readonly problems: FormProblems
  readonly disabled: boolean
  readonly onForm: (part: Partial<MethodForm>) => void
}

const two = 'grid items-start gap-4 sm:grid-cols-2'

function useField({ form, problems, disabled, onForm }: FieldsProps) {
  const t = useText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const errorOf = (field: keyof MethodForm) => {
    const key = problems[field]
    return key && t(key)
  }
  type Sum = 'min' | 'max' | 'feeFixed'
  type Line = 'bank' | 'holder' | 'number' | 'qr' | 'address' | 'network'
  return {
    errorOf,
    mark,
    sum: (field: Sum, label: TextKey, help?: TextKey): ReactNode => (
      <NumberField
        dense
        label={t(label)}
        help={help && t(help)}
        error={errorOf(field)}
        before={<span className="text-text-3">{form.currency}</span>}
        {...(isCurrency(form.currency) && {
          currency: form.currency,
          decimals: scaleOf(form.currency),
        })}
        decimalMark={mark}
        maxLength={24}
        disabled={disabled}
        value={form[field]}
        onValue={(value) => onForm({ [field]: value })}
      />
    ),
    line: (field: Line, label: TextKey, maxLength: number, help?: TextKey): ReactNode => (
      <TextField
        dense
        label={t(label)}
        help={help && t(help)}
        error={errorOf(field)}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={form[field]}
        onChange={(event) => onForm({ [field]: event.target.value })}
      />
    ),
  }
}

/** What kind of payment it is, who confirms it, and whether it is on. */
export function KindFields(
  props: FieldsProps & { readonly gateways: readonly { readonly name: string }[] },
) {
  const { form, disabled, onForm, gateways } = props
  const t = useText()
  const { errorOf } = useField(props)
  return (
    <div className="grid gap-4">
      <Switch
        label={t('cashier-desk.enabled')}
        help={t('cashier-desk.enabledHelp')}
        checked={form.enabled}
        disabled={disabled}
        onChecked={(enabled) => onForm({ enabled })}
      />
      <div className={two}>
        <Select
          dense
          label={t('cashier-desk.kind')}
          disabled={disabled}
          value={form.kind}
          options={depositKinds.map((value) => ({ value, label: t(depositKindNames[value]) }))}
          onValue={(kind) => onForm({ kind })}
        />
        <Select
          dense
          label={t('cashier-desk.currency')}
          disabled={disabled}
          value={isCurrency(form.currency) ? form.currency : 'PHP'}
          options={currencies.map((value) => ({ value, label: value }))}
          onValue={(currency) => onForm({ currency })}
        />
        <Select
          dense
          label={t('cashier-desk.confirmedBy')}
          help={t('cashier-desk.confirmedByHelp')}
          error={errorOf('gateway')}
          disabled={disabled}
          value={form.gateway}
          options={[
            { value: '', label: t('cashier-desk.anOperator') },
            ...gateways.map(({ name }) => ({ value: name, label: name })),
          ]}
          onValue={(gateway) => onForm({ gateway })}
        />
      </div>
      <Switch
        label={t('cashier-desk.needsSlip')}
        help={t('cashier-desk.needsSlipHelp')}
        checked={form.needsSlip}
        disabled={disabled}
        onChecked={(needsSlip) => onForm({ needsSlip })}
      />
    </div>
  )
}

/** How much, and what it costs. */
export function SumFields(props: FieldsProps) {
  const { form, disabled, onForm } = props
  const t = useText()
  const { sum, errorOf, mark } = useField(props)
  return (
    <div className="grid gap-4">
      <div className={two}>
        {sum('min', 'cashier-desk.least')}
        {sum('max', 'cashier-desk.most')}
      </div>
      <TextField
        dense
        label={t('cashier-desk.chips')}
        help={t('cashier-desk.chipsHelp')}
        error={errorOf('chips')}
        maxLength={200}
        inputMode="text"
        disabled={disabled}
        value={form.chips}
        onChange={(event) => onForm({ chips: event.target.value })}
      />
      <div className={two}>
        <NumberField
          dense
          label={t('cashier-desk.feePercent')}
          error={errorOf('feePercent')}
          after={<span>%</span>}
          decimals={2}
          decimalMark={mark}
          maxLength={24}
          disabled={disabled}
          value={form.feePercent}
          onValue={(feePercent) => onForm({ feePercent })}
        />
        {sum('feeFixed', 'cashier-desk.feeFixed', 'cashier-desk.feeHelp')}
      </div>
    </div>
  )
}

/** When it can be used, how long it takes, how long a payment is waited for. */
export function TimeFields(props: FieldsProps) {
  const { form, disabled, onForm } = props
  const t = useText()
  const { zone } = useOperator()
  const { errorOf } = useField(props)
  const minutes = (field: 'arrivalMinutes' | 'expiryMinutes', label: TextKey, help: TextKey) => (
    <NumberField
      dense
      label={t(label)}
      help={t(help)}
      error={errorOf(field)}
      after={<span>{t('cashier-desk.min')}</span>}
      maxLength={24}
      disabled={disabled}
      value={form[field]}
      onValue={(value) => onForm({ [field]: value })}
    />
  )
  const clock = (field: 'from' | 'to', label: TextKey) => (
    <TextField
      dense
      type="time"
      label={t(label)}
      hint={zone}
      error={field === 'to' ? errorOf('to') : undefined}
      disabled={disabled}
      value={form[field]}
      onChange={(event) => onForm({ [field]: event.target.value })}
    />
  )
  return (
    <div className="grid gap-4">
      <div className={two}>
        {minutes('arrivalMinutes', 'cashier-desk.arrival', 'cashier-desk.arrivalHelp')}
        {minutes('expiryMinutes', 'cashier-desk.expiry', 'cashier-desk.expiryHelp')}
      </div>
      <Switch
        label={t('cashier-desk.always')}
        help={t('cashier-desk.alwaysHelp')}
        checked={form.isAlways}
        disabled={disabled}
        onChecked={(isAlways) => onForm({ isAlways })}
      />
      {!form.isAlways && (
        <div className={two}>
          {clock('from', 'cashier-desk.opens')}
          {clock('to', 'cashier-desk.closes')}
        </div>
      )}
    </div>
  )
}

/** Where members pay to: only what the kind needs is asked for. */
export function GoalFields(props: FieldsProps) {
  const { form } = props
  const t = useText()
  const { line } = useField(props)
  if (form.gateway !== '') return <p className="text-text-2">{t('cashier-desk.gatewayTells')}</p>
  return (
    <div className="grid gap-4">
      {form.kind === 'crypto' ? (
        <div className={two}>
          {line('address', 'cashier-desk.address', 200)}
          {line('network', 'cashier-desk.network', 40)}
        </div>
      ) : (
        <div className={two}>
          {line(
            'bank',
            form.kind === 'wallet' ? 'cashier-desk.walletName' : 'cashier-desk.bank',
            80,
          )}
          {line('holder', 'cashier-desk.holder', 100)}
          {line('number', 'cashier-desk.number', 60)}
        </div>
      )}
      {line('qr', 'cashier-desk.qr', 500, 'cashier-desk.qrHelp')}
    </div>
  )
}
