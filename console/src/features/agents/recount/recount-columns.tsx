import type { RecountLine, RecountReason } from '@baize/contract/agents/settlement-desk'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'

const reasonTexts = {
  late: 'agents-recount.late',
  corrected: 'agents-recount.corrected',
  leftOut: 'agents-recount.leftOut',
  sums: 'agents-recount.sums',
} as const

/** What a window was settled from and what it would be settled from now, side by side, with why. */
export function useRecountColumns(currency: string): readonly Column<RecountLine>[] {
  const t = useText()
  const sum = (
    id: 'basis' | 'basisNow' | 'amount' | 'paid' | 'amountNow',
    head: string,
  ): Column<RecountLine> => ({
    id,
    head,
    align: 'end',
    cell: (line) => <BookAmount amount={line[id]} currency={currency} />,
  })
  return [
    {
      id: 'payee',
      head: t('agents-desk.agent'),
      priority: 1,
      cell: ({ payee, payer, from }) => (
        <span className="block min-w-0">
          <span className="font-semibold break-all">{payee}</span>
          <span className="block text-caption break-all text-text-3">
            {payer === '' ? t('agents-desk.byHouse') : t('agents-desk.by', { name: payer })}
            {' · '}
            <DeskMoment at={from} className="whitespace-nowrap" />
          </span>
        </span>
      ),
    },
    sum('basis', t('agents-recount.then')),
    sum('basisNow', t('agents-recount.now')),
    {
      id: 'tier',
      head: t('agents-desk.tier'),
      cell: (line) => <Tiers line={line} />,
    },
    sum('amount', t('agents-desk.cameTo')),
    sum('paid', t('agents-desk.paidOfIt')),
    sum('amountNow', t('agents-recount.comesTo')),
    {
      id: 'difference',
      head: t('agents-recount.difference'),
      align: 'end',
      priority: 1,
      cell: (line) => <Difference line={line} currency={currency} />,
    },
    {
      id: 'because',
      head: t('agents-recount.because'),
      cell: ({ because }) => (
        <span className="grid min-w-0 gap-1 max-md:text-end">
          {because.map((reason) => (
            <Because key={`${reason.why} ${reason.product}`} reason={reason} />
          ))}
        </span>
      ),
    },
  ]
}

function Tiers({ line: { tier, tierNow } }: { readonly line: RecountLine }) {
  const t = useText()
  const name = (of: number) => (of === 0 ? t('agents-desk.notReached') : String(of))
  if (tier === tierNow) return name(tier)
  return (
    <span className="whitespace-nowrap">
      <span className="text-text-3">{name(tier)} →</span>{' '}
      <span className="font-semibold">{name(tierNow)}</span>
    </span>
  )
}

type DifferenceProps = { readonly line: RecountLine; readonly currency: string }

function Difference({ line: { amount, amountNow }, currency }: DifferenceProps) {
  const change = BigInt(amountNow) - BigInt(amount)
  const tone = change === 0n ? 'text-text-3' : change > 0n ? 'text-pos' : 'text-neg'
  return <BookAmount plus amount={change} currency={currency} className={`font-semibold ${tone}`} />
}

function Because({ reason }: { readonly reason: RecountReason }) {
  const t = useText()
  const { why, product, times, first, last } = reason
  return (
    <span className="block min-w-0">
      {t(reasonTexts[why], { times, product })}
      {first !== null && last !== null && (
        <span className="block text-caption text-text-3">
          {t('agents-recount.countedAt')} <DeskMoment at={first} className="whitespace-nowrap" />
          {last !== first && (
            <>
              {' – '}
              <DeskMoment at={last} className="whitespace-nowrap" />
            </>
          )}
        </span>
      )}
    </span>
  )
}
