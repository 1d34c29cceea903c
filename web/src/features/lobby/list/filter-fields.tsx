import { languageEntry } from '@baize/kernel/language'
import { formatMoney, scaleOf } from '@baize/kernel/money'
import { Switch } from '@baize/ui/forms/switch'
import { useLanguage, useText } from '@baize/texts/use-text'
import { usePerson } from '../../../shared/session.ts'
import { useCurrency } from '../../../shared/system.ts'
import type { GameSort } from '../api.ts'
import type { ListFilter } from './list-filter.ts'
import { Pick } from './pick.tsx'

type Props = {
  readonly filter: ListFilter
  readonly onChange: (change: Partial<ListFilter>) => void
  /** Only slots have lines. */
  readonly withLines: boolean
}

const lineSteps = [5, 10, 20, 50]

/** How a list is ordered and what it leaves out. */
export function FilterFields({ filter, onChange, withLines }: Props) {
  const t = useText()
  const person = usePerson()
  const any = { value: '', label: t('catalogue.any') }
  const lines = lineSteps.map((step) => ({
    value: String(step),
    label: t('catalogue.atLeast', { count: step }),
  }))
  return (
    <>
      <Pick
        label={t('catalogue.sort')}
        value={filter.sort}
        options={[
          { value: 'place', label: t('catalogue.sortPopular') },
          { value: 'new', label: t('catalogue.sortNew') },
          { value: 'name', label: t('catalogue.sortName') },
        ]}
        onPick={(sort) => onChange({ sort: sort as GameSort })}
      />
      <Pick
        label={t('catalogue.minBet')}
        value={filter.minBet ?? ''}
        options={[any, ...useBets()]}
        onPick={(minBet) => onChange({ minBet: minBet === '' ? undefined : minBet })}
      />
      {withLines && (
        <Pick
          label={t('catalogue.lines')}
          value={String(filter.lines ?? '')}
          options={[any, ...lines]}
          onPick={(text) => onChange({ lines: text === '' ? undefined : Number(text) })}
        />
      )}
      {person && (
        <Switch
          label={t('shell.favourites')}
          checked={filter.favourites}
          onChecked={(favourites) => onChange({ favourites })}
        />
      )}
    </>
  )
}

/** Bets that people know, in the money of the brand; one without cents counts in larger steps. */
function useBets() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const currency = useCurrency()
  const scale = scaleOf(currency)
  const unit = scale === 0 ? 10n : 10n ** BigInt(scale)
  return [1n, 5n, 10n, 50n].map((times) => {
    const amount = unit * times
    const sum = formatMoney({ amount, currency }, tag, { show: 'code' })
    return { value: String(amount), label: t('catalogue.upTo', { sum }) }
  })
}
