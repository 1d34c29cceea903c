import type { ReplyOf } from '@baize/contract/endpoint'
import type { listBets } from '@baize/contract/wagers/records'
import type { Currency } from '@baize/kernel/money'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Figures } from '../figures.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'

type BetTotalsProps = {
  readonly currency: Currency
  readonly totals: ReplyOf<typeof listBets>['totals']
}

/** What the settled bets of the whole period come to, however many of them are on the screen. */
export function BetTotals({ currency, totals }: BetTotalsProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const items = [
    { id: 'bets', label: t('reports.bets'), value: totals.bets.toLocaleString(tag) },
    ...(['stake', 'validBet'] as const).map((id) => ({
      id,
      label: t(id === 'stake' ? 'reports.staked' : 'reports.validBets'),
      value: <RecordSum of={totals[id]} currency={currency} />,
    })),
    {
      id: 'net',
      label: t('reports.net'),
      value: <RecordSum of={totals.net} currency={currency} trend />,
    },
  ]
  return (
    <div className="grid gap-1.5">
      <Figures items={items} label={t('reports.total')} />
      <p className="text-meta text-text-3">{t('reports.totalsNote')}</p>
    </div>
  )
}
