import { useId } from 'react'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { FieldNote } from '@baize/ui/forms/field'
import { NumberField } from '@baize/ui/forms/number-field'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { productTexts } from '../../../../shared/product-texts.ts'
import type { Form } from '../../../../shared/form/use-form.ts'
import type { Sums } from '../../../../shared/sums.ts'
import { basisTexts, carryTexts, periodTexts } from '../../terms/words.ts'
import { carries, kinds, productNames, type ContractKind } from '../kinds.ts'
import { productsOf } from './entries.ts'

type Props = { readonly form: Form; readonly kind: ContractKind; readonly sums: Sums }

/** Basis, period and what becomes of a result below zero. */
export function TermsHead({ form, kind }: Props) {
  const t = useText()
  const { bases, periods } = kinds[kind]
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Choice
        form={form}
        name="basis"
        label={t('agents-terms.basis')}
        values={bases}
        texts={basisTexts}
      />
      <Choice
        form={form}
        name="period"
        label={t('agents-terms.period')}
        values={periods}
        texts={periodTexts}
      />
      {kind === 'dividend' && (
        <Choice
          form={form}
          name="carry"
          label={t('agents-terms.carry')}
          values={carries}
          texts={carryTexts}
        />
      )}
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  readonly form: Form
  readonly name: string
  readonly label: string
  readonly values: readonly Value[]
  readonly texts: Readonly<Record<Value, TextKey>>
}

function Choice<Value extends string>({ form, name, label, values, texts }: ChoiceProps<Value>) {
  const t = useText()
  return (
    <Select<Value>
      name={name}
      label={label}
      error={form.errorOf(name)}
      value={form.entries[name] as Value}
      onValue={(value) => form.set(name, value)}
      options={values.map((value) => ({ value, label: t(texts[value]) }))}
    />
  )
}

/** The cap, what makes a member active, and which games count. */
export function TermsFoot({ form, kind, sums }: Props) {
  const t = useText()
  const number = (name: string) => ({
    name,
    value: form.entries[name] ?? '',
    error: form.errorOf(name),
    onValue: (value: string) => form.set(name, value),
    onBlur: () => void form.leave(name),
    decimals: sums.decimals,
    decimalMark: sums.mark,
    currency: sums.currency,
    after: sums.currency,
  })
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          {...number('cap')}
          label={t('agents-contracts.cap')}
          help={t('agents-contracts.capHelp')}
        />
        <NumberField {...number('activeFrom')} label={t(kinds[kind].activeFrom)} />
      </div>
      <Products form={form} />
    </div>
  )
}

function Products({ form }: { readonly form: Form }) {
  const t = useText()
  const noteId = useId()
  const isAll = form.entries['all'] === 'yes'
  const chosen = productsOf(form.entries)
  const wrong = form.errorOf('products')
  return (
    <fieldset aria-describedby={wrong ? noteId : undefined} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium">{t('agents-terms.products')}</legend>
      <Switch
        label={t('agents-contracts.allGamesSwitch')}
        checked={isAll}
        onChecked={(all) => form.set('all', all ? 'yes' : '')}
      />
      {!isAll && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
          {productNames.map((product) => (
            <Checkbox
              key={product}
              label={t(productTexts[product])}
              checked={chosen.includes(product)}
              onChange={({ target }) =>
                form.set(
                  'products',
                  productNames
                    .filter((one) => (one === product ? target.checked : chosen.includes(one)))
                    .join(' '),
                )
              }
            />
          ))}
        </div>
      )}
      <FieldNote id={noteId} error={wrong} />
    </fieldset>
  )
}
