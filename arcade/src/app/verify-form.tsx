import { currencies, type Currency } from '@baize/kernel/money'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import type { VerifyFields } from './verify-fields.ts'

export type FormProps = {
  readonly fields: VerifyFields
  readonly set: (change: Partial<VerifyFields>) => void
}

type FieldProps = FormProps & {
  readonly name: Exclude<keyof VerifyFields, 'currency' | 'model'>
  readonly label: TextKey
  readonly help?: TextKey
  readonly numeric?: boolean
}

/** One of the texts that a round is verified from. */
export function Field({ fields, set, name, label, help, numeric = false }: FieldProps) {
  const t = useText()
  return (
    <TextField
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      {...(numeric && { inputMode: 'numeric' as const })}
      label={t(label)}
      help={help && t(help)}
      value={fields[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
}

/** Where the promise stands, which the public list is asked for. */
export function ListFields(form: FormProps) {
  const t = useText()
  return (
    <>
      <Field
        {...form}
        name="position"
        label="arcade.listPosition"
        help="arcade.listPositionHelp"
        numeric
      />
      <a
        className="justify-self-start text-link underline"
        href="/wps/fair/commitments"
        target="_blank"
        rel="noreferrer"
      >
        {t('arcade.publicList')}
      </a>
    </>
  )
}

/** A round of one player. */
export function OwnFields(form: FormProps) {
  const t = useText()
  const { fields, set } = form
  return (
    <>
      <Field {...form} name="server" label="arcade.serverSeed" />
      <Field {...form} name="commitment" label="arcade.commitment" help="arcade.commitmentHelp" />
      <Field {...form} name="client" label="arcade.clientSeed" />
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3">
        <Field {...form} name="nonce" label="arcade.nonce" numeric />
        <Field {...form} name="stake" label="arcade.stakeSmallest" numeric />
        <Select<Currency>
          label={t('arcade.currency')}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          value={fields.currency}
          onValue={(currency) => set({ currency })}
        />
      </div>
      <Field {...form} name="payout" label="arcade.payoutClaimed" numeric />
      <Field {...form} name="choice" label="arcade.choice" help="arcade.choiceHelp" />
      <Field {...form} name="moves" label="arcade.moves" help="arcade.movesHelp" />
      <Field {...form} name="shown" label="arcade.shownClaimed" help="arcade.shownHelp" />
      <ListFields {...form} />
    </>
  )
}
