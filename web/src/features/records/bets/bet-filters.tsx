import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { betStates } from '@baize/contract/wagers/record-names'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { products } from '../filter.ts'
import { FilterBox } from '../filter-box.tsx'
import { useRecordFilter } from '../use-record-filter.ts'
import { productText } from '../../../shared/product-texts.ts'
import { vendorNamesQuery } from '../../../shared/vendor-names.ts'
import { betStateTexts } from '../words.ts'

/** What narrows the betting record: games, provider, status, number. */
export function BetFilters() {
  const t = useText()
  const { filter, change } = useRecordFilter()
  const { data: vendors = [] } = useQuery(vendorNamesQuery)
  const any = (label: string) => ({ value: '' as const, label })
  const nameOf = (product: string) => t(productText(product) ?? 'reports.product')
  return (
    <FilterBox isNarrowed={filter.product + filter.vendor + filter.state + filter.number !== ''}>
      <Select
        dense
        label={t('reports.product')}
        value={filter.product}
        options={[
          any(t('reports.anyProduct')),
          ...products.map((value) => ({ value, label: nameOf(value) })),
        ]}
        onValue={(product) => change({ product })}
      />
      <Select
        dense
        label={t('reports.vendor')}
        value={filter.vendor}
        options={[
          any(t('reports.anyVendor')),
          ...vendors.map(([value, label]) => ({ value, label })),
        ]}
        onValue={(vendor) => change({ vendor })}
      />
      <Select
        dense
        label={t('reports.state')}
        value={filter.state}
        options={[
          any(t('reports.anyState')),
          ...betStates.map((value) => ({ value, label: t(betStateTexts[value]) })),
        ]}
        onValue={(state) => change({ state })}
      />
      <NumberFilter key={filter.number} />
    </FilterBox>
  )
}

/** Asked when it is whole: with Enter, or when the field is left. */
function NumberFilter() {
  const t = useText()
  const { filter, change } = useRecordFilter()
  const [typed, setTyped] = useState(filter.number)
  const ask = () => {
    if (typed.trim() !== filter.number) change({ number: typed.trim() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <form onSubmit={submit}>
      <TextField
        dense
        label={t('reports.number')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        before={<Search size={16} aria-hidden="true" className="text-text-3" />}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={ask}
      />
    </form>
  )
}
