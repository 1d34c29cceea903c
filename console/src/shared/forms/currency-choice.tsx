import { isCurrency, type Currency } from '@baize/kernel/money'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { useSearch } from './use-search.ts'

/** The currency that the address asks for; nothing means the brand's. */
export function useWantedCurrency(): { readonly currency?: Currency } {
  const [{ currency }] = useSearch()
  return isCurrency(currency) ? { currency } : {}
}

type CurrencyChoiceProps = {
  /** In which there is anything, the brand's first. */
  readonly currencies: readonly string[] | undefined
}

/** Which money a report is about, where there is more than one kind of it. The address keeps the choice. */
export function CurrencyChoice({ currencies = [] }: CurrencyChoiceProps) {
  const t = useText()
  const [, change] = useSearch()
  const { currency } = useWantedCurrency()
  const [ofBrand = '', ...others] = currencies
  const wanted = currency ?? ofBrand
  if (others.length === 0 && wanted === ofBrand) return null
  const all = [...new Set([...currencies, wanted])]
  return (
    <Segmented
      label={t('ops.currencyChoice')}
      value={wanted}
      segments={all.map((value) => ({ value, label: value }))}
      onValue={(value) => change({ currency: value === ofBrand ? undefined : value })}
    />
  )
}
