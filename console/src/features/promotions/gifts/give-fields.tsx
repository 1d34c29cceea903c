import type { GiftKind, GiftOffer } from '@baize/contract/promotions/gifts-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, scaleOf, type Money } from '@baize/kernel/money'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { NumberField } from '@baize/ui/forms/number-field'
import { Select } from '@baize/ui/forms/select'
import type { FormOf } from '@baize/ui/forms/use-form.ts'
import type { Problem } from '@baize/texts/problem'
import { useLanguage, useText } from '@baize/texts/use-text'
import { causeNames, causes } from '../grants/words.ts'
import type { GiftDraft, Typed } from './draft.ts'

type Form = FormOf<GiftDraft, Problem>
type FieldsProps = { readonly form: Form; readonly typed: Typed }

/** In hundredths. */
const timesChoices = ['0', '100', '200', '300', '500', '800', '1000']

/** A sum, how often it is bet, and how long there is for it. */
export function PlainFields({
  form,
  typed,
  sum,
}: FieldsProps & { readonly sum: Money | undefined }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { amount, times, days } = form.entries
  const { currency, decimalMark } = typed
  const asks = sum && (sum.amount * BigInt(times)) / 100n
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('ops.adjAmount')}
          error={form.errorOf('amount')}
          before={<span className="text-text-3">{currency}</span>}
          decimals={scaleOf(currency)}
          decimalMark={decimalMark}
          currency={currency}
          maxLength={24}
          value={amount}
          data-autofocus=""
          onValue={(typedText) => form.set('amount', typedText)}
          onBlur={() => void form.leave('amount')}
        />
        <Select
          label={t('gifts-desk.times')}
          options={timesChoices.map((value) => ({
            value,
            label:
              value === '0'
                ? t('gifts-desk.timesNone')
                : t('gifts-desk.timesOf', { times: Number(value) / 100 }),
          }))}
          value={times}
          onValue={(value) => form.set('times', value)}
        />
      </div>
      {times !== '0' && (
        <NumberField
          label={t('gifts-desk.days')}
          error={form.errorOf('days')}
          help={
            asks && /^\d{1,2}$/.test(days)
              ? t('gifts-desk.asks', {
                  asks: formatMoney(money(asks, currency), tag),
                  days: Number(days),
                })
              : undefined
          }
          maxLength={2}
          value={days}
          onValue={(typedText) => form.set('days', typedText)}
          onBlur={() => void form.leave('days')}
        />
      )}
    </>
  )
}

type OfferFieldsProps = FieldsProps & {
  readonly offers: readonly GiftOffer[]
  readonly offer: GiftOffer | undefined
}

/** A promotion that runs and, where it gives a part of one, the deposit. */
export function OfferFields({ form, typed, offers, offer }: OfferFieldsProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { currency, decimalMark } = typed
  const say = (amount: string) => formatMoney(money(BigInt(amount), currency), tag)
  if (offers.length === 0) {
    return <p className="text-text-2">{t('gifts-desk.offersNone', { currency })}</p>
  }
  return (
    <>
      <Select<string>
        label={t('gifts-desk.offer')}
        error={form.errorOf('offer')}
        options={[
          { value: '', label: t('gifts-desk.offerChoose'), disabled: true },
          ...offers.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={form.entries.offer}
        onValue={(value) => form.set('offer', value)}
      />
      {offer?.needsDeposit === true && (
        <NumberField
          label={t('gifts-desk.deposit')}
          error={form.errorOf('deposit')}
          help={
            offer.percent === 0
              ? t('gifts-desk.depositLow', { least: say(offer.leastDeposit) })
              : t('gifts-desk.depositHelp', {
                  percent: (offer.percent / 10_000).toLocaleString(tag, { style: 'percent' }),
                  least: say(offer.leastDeposit),
                  most: say(offer.most ?? '0'),
                })
          }
          before={<span className="text-text-3">{currency}</span>}
          decimals={scaleOf(currency)}
          decimalMark={decimalMark}
          currency={currency}
          maxLength={24}
          value={form.entries.deposit}
          onValue={(typedText) => form.set('deposit', typedText)}
          onBlur={() => void form.leave('deposit')}
        />
      )}
    </>
  )
}

/** For what it is given, and what the member reads of it. */
export function CauseFields({ form }: { readonly form: Form }) {
  const t = useText()
  const choose = { value: '' as const, label: t('ops.adjKindChoose'), disabled: true }
  const kinds = causes.map((value) => ({ value, label: t(causeNames[value]) }))
  return (
    <>
      <Select<GiftKind | ''>
        label={t('rewards.whyCause')}
        error={form.errorOf('kind')}
        options={[choose, ...kinds]}
        value={form.entries.kind}
        onValue={(value) => form.set('kind', value)}
      />
      <FormTextField
        form={form}
        name="note"
        label={t('gifts-desk.note')}
        help={t('gifts-desk.noteHelp')}
        maxLength={140}
        autoComplete="off"
      />
    </>
  )
}
