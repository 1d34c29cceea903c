import type { Currency } from '@baize/kernel/money'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../../shared/report/sum.tsx'
import { useTermsText } from '../use-terms-text.ts'
import type { SimulatedPeriod } from './api.ts'
import { usePeriodText } from './use-period-text.ts'

type Props = {
  readonly periods: readonly SimulatedPeriod[]
  readonly hasPresent: boolean
  /** Without what was counted. */
  readonly isBrief: boolean
  readonly currency: Currency
}

/** Each period with what was counted in it, the tier that it reached, and what it would have come to. */
export function SimulatedTable({ periods, hasPresent, isBrief, currency }: Props) {
  const t = useText()
  const words = useTermsText(currency)
  const periodText = usePeriodText()
  return (
    <Table<SimulatedPeriod>
      dense
      label={t('agents-contracts.periods')}
      rows={periods}
      rowId={({ from }) => from}
      columns={columnsOf({ t, rate: words.rate, periodText, hasPresent, isBrief, currency })}
    />
  )
}

type Given = Omit<Props, 'periods'> & {
  readonly t: ReturnType<typeof useText>
  readonly rate: (rate: number) => string
  readonly periodText: ReturnType<typeof usePeriodText>
}

function columnsOf(given: Given): Column<SimulatedPeriod>[] {
  const { t, rate, periodText, hasPresent, isBrief, currency } = given
  const sum = (of: string) => <RecordSum of={of} currency={currency} show="none" />
  const counted: Column<SimulatedPeriod>[] = [
    {
      id: 'counted',
      head: t('agents-contracts.counted'),
      align: 'end',
      cell: ({ offered }) => sum(offered.counted),
    },
    {
      id: 'active',
      head: t('agents-contracts.active'),
      align: 'end',
      cell: ({ offered }) => offered.active,
    },
  ]
  const columns: Column<SimulatedPeriod>[] = [
    {
      id: 'period',
      head: t('agents-terms.period'),
      priority: 1,
      cell: ({ from, to }) => <span className="whitespace-nowrap">{periodText(from, to)}</span>,
    },
    ...(isBrief ? [] : counted),
    {
      id: 'tier',
      head: t('agents-terms.rate'),
      align: 'end',
      cell: ({ offered }) =>
        offered.tier === 0 ? t('agents-contracts.noTier') : rate(offered.rate),
    },
    {
      id: 'offered',
      head: t('agents-contracts.thisOffer'),
      align: 'end',
      priority: 1,
      cell: ({ offered }) => sum(offered.amount),
    },
  ]
  if (!hasPresent) return columns
  const present: Column<SimulatedPeriod> = {
    id: 'present',
    head: t('agents-contracts.present'),
    align: 'end',
    cell: ({ present: known }) => known && sum(known.amount),
  }
  return [...columns, present]
}
