import type { RewardRunLine } from '@baize/contract/promotions/runs-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { reasonTexts } from '../words.ts'

/** What a member gets, or why nothing; the same for what was given and what would be. */
export function useLineColumns(isDry: boolean): readonly Column<RewardRunLine>[] {
  const t = useText()
  return [
    {
      id: 'member',
      head: t('programmes-desk.member'),
      priority: 1,
      cell: ({ account, member }) => (
        <span className="font-semibold break-all">{account || member}</span>
      ),
    },
    {
      id: 'amount',
      head: t('programmes-desk.gets'),
      align: 'end',
      cell: ({ amount, currency }) => (
        <BookAmount
          bare={false}
          amount={amount}
          currency={currency}
          className={amount === '0' ? 'text-text-3' : 'font-semibold'}
        />
      ),
    },
    {
      id: 'why',
      head: t('ops.columnState'),
      cell: ({ reason, isPaid }) => {
        if (reason !== null) return <span className="text-text-2">{t(reasonTexts[reason])}</span>
        if (isDry) return null
        return (
          <StatusChip tone={isPaid ? 'ok' : 'pending'}>
            {t(isPaid ? 'programmes-desk.paid' : 'programmes-desk.unpaid')}
          </StatusChip>
        )
      },
    },
  ]
}
