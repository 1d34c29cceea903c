import type { DryLine, SettledWindow } from '@baize/contract/agents/settlement-desk'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useRateText } from '../words.ts'

type Line = SettledWindow | DryLine

/** What a window was computed from, the same for what was settled and what would be. */
export function useLineColumns<Of extends Line>(): readonly Column<Of>[] {
  const t = useText()
  const rateText = useRateText()
  const countText = useCountText()
  return [
    {
      id: 'payee',
      head: t('agents-desk.agent'),
      priority: 1,
      cell: ({ payee, payer }) => (
        <span className="block min-w-0">
          <span className="font-semibold break-all">{payee}</span>
          <span className="block text-caption break-all text-text-3">
            {payer === '' ? t('agents-desk.byHouse') : t('agents-desk.by', { name: payer })}
          </span>
        </span>
      ),
    },
    {
      id: 'window',
      head: t('agents-desk.window'),
      cell: ({ from, to }) => (
        <span className="figures">
          <DeskMoment at={from} className="whitespace-nowrap" />
          {' – '}
          <DeskMoment at={to} className="whitespace-nowrap" />
        </span>
      ),
    },
    {
      id: 'bets',
      head: t('agents-desk.validBets'),
      align: 'end',
      cell: ({ validBet, currency }) => <BookAmount amount={validBet} currency={currency} />,
    },
    {
      id: 'loss',
      head: t('agents-desk.loss'),
      align: 'end',
      cell: ({ loss, currency }) => <BookAmount amount={loss} currency={currency} />,
    },
    {
      id: 'active',
      head: t('agents-desk.active'),
      align: 'end',
      cell: ({ active }) => <span className="figures">{countText(active)}</span>,
    },
    {
      id: 'tier',
      head: t('agents-desk.tier'),
      cell: ({ tier, rate }) =>
        tier === 0 ? (
          <span className="text-text-3">{t('agents-desk.notReached')}</span>
        ) : (
          t('agents-desk.tierAt', { tier, rate: rateText(rate) })
        ),
    },
    {
      id: 'amount',
      head: t('agents-desk.cameTo'),
      align: 'end',
      priority: 1,
      cell: ({ amount, currency }) => (
        <BookAmount
          bare={false}
          amount={amount}
          currency={currency}
          className={amount === '0' ? 'text-text-3' : 'font-semibold'}
        />
      ),
    },
  ]
}
