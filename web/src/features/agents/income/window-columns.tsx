import type { SettledWindow } from '@baize/contract/agents/settlements'
import type { Currency } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import type { Kind, Side, Windows } from './api.ts'
import { StateChip, stateText } from './state-chip.tsx'

type Column = ReportColumn<SettledWindow>
type Given = {
  readonly t: (key: TextKey, values?: Record<string, string | number>) => string
  readonly kind: Kind
  readonly side: Side
  readonly currency: Currency
  readonly zone: string
  readonly totals: Windows['totals'] | undefined
  readonly windowText: (window: SettledWindow) => string
  readonly rateText: (rate: number) => string
}

const sums = {
  validBet: 'reports.validBets',
  loss: 'agents-income.teamLoss',
  counted: 'agents-income.counted',
  before: 'agents-income.before',
  newBasis: 'agents-runs.newBets',
  carriedOut: 'agents-income.carriedOut',
} as const
type SumName = keyof typeof sums

/** What the whole span comes to; what goes over from window to window is in no sum of them. */
const totalNames: Readonly<Partial<Record<SumName, 'validBet' | 'loss'>>> = {
  validBet: 'validBet',
  newBasis: 'validBet',
  loss: 'loss',
}

/** The table of what windows came to. A dividend shows the loss it counts, a real-time salary what came before it. */
export function windowColumns(given: Given): readonly Column[] {
  const { t, kind, side, zone, totals, windowText, rateText } = given
  const other = side === 'got' ? 'payer' : 'payee'
  const only = (wanted: Kind, name: SumName) => (kind === wanted ? [sumOf(given, name)] : [])
  return [
    {
      id: 'window',
      name: t('agents-income.window'),
      head: t('agents-income.window'),
      isFixed: true,
      priority: 1,
      cell: (row) => <span className="font-medium whitespace-nowrap">{windowText(row)}</span>,
      file: ({ from }) => timeCell(from, zone),
      total: totals && t('agents-income.windows', { count: totals.windows }),
    },
    {
      id: 'other',
      name: t(side === 'got' ? 'agents-income.paidBy' : 'agents-income.paidTo'),
      head: t(side === 'got' ? 'agents-income.paidBy' : 'agents-income.paidTo'),
      // The card of the contract says who pays.
      ...(side === 'got' && { priority: 3 as const }),
      cell: (row) => (
        <span className="min-w-0 break-all">{row[other] || t('agents-income.house')}</span>
      ),
      file: (row) => row[other] || t('agents-income.house'),
    },
    {
      id: 'version',
      name: t('agents-income.contract'),
      head: t('agents-income.contract'),
      priority: 3,
      cell: ({ version }) => t('agents-income.version', { version }),
      file: ({ version }) => String(version),
    },
    ...only('realtime', 'newBasis'),
    kind === 'realtime'
      ? // What the day had come to by then is of no use added up.
        { ...sumOf(given, 'validBet'), total: undefined, priority: 3 as const }
      : sumOf(given, 'validBet'),
    ...only('dividend', 'loss'),
    {
      id: 'active',
      name: t('agents-income.active'),
      head: t('agents-income.active'),
      align: 'end',
      priority: 3,
      cell: ({ active }) => active,
      file: ({ active }) => String(active),
    },
    {
      id: 'tier',
      name: t('agents-terms.tier'),
      head: t('agents-terms.tier'),
      align: 'end',
      cell: ({ tier }) => (tier === 0 ? '–' : tier),
      file: ({ tier }) => String(tier),
    },
    {
      id: 'rate',
      name: t('agents-terms.rate'),
      head: t('agents-terms.rate'),
      align: 'end',
      cell: ({ rate }) => rateText(rate),
      file: ({ rate }) => rateText(rate),
    },
    ...only('dividend', 'counted'),
    ...only('dividend', 'carriedOut'),
    ...only('realtime', 'before').map((column) => ({ ...column, priority: 3 as const })),
    amountColumn(given),
    owedColumn(given),
    {
      id: 'state',
      name: t('reports.outcome'),
      head: t('reports.outcome'),
      cell: (row) => <StateChip window={row} />,
      file: (row) => t(stateText(row)),
    },
  ]
}

function sumOf({ t, currency, totals }: Given, id: SumName): Column {
  const show = (of: string) => <RecordSum of={of} currency={currency} show="none" />
  const whole = totalNames[id]
  return {
    id,
    name: `${t(sums[id])} (${currency})`,
    head: t(sums[id]),
    align: 'end',
    cell: (row) => show(row[id]),
    file: (row) => sumCell(row[id], currency),
    total: totals && whole && show(totals[whole]),
  }
}

function amountColumn({ t, currency, totals }: Given): Column {
  const show = (of: string) => (
    <RecordSum of={of} currency={currency} show="none" className="font-semibold" />
  )
  return {
    id: 'amount',
    name: `${t('reports.amount')} (${currency})`,
    head: t('reports.amount'),
    align: 'end',
    isFixed: true,
    priority: 1,
    cell: ({ amount }) => show(amount),
    file: ({ amount }) => sumCell(amount, currency),
    total: totals && show(totals.amount),
  }
}

function owedColumn({ t, currency, totals }: Given): Column {
  const show = (of: string) => <RecordSum of={of} currency={currency} show="none" />
  return {
    id: 'owed',
    name: `${t('agents-income.owed')} (${currency})`,
    head: t('agents-income.owed'),
    align: 'end',
    cell: ({ owed }) => (owed === '0' ? '–' : show(owed)),
    file: ({ owed }) => sumCell(owed, currency),
    total: totals && show(totals.owed),
  }
}
