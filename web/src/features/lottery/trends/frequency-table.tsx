import { useState } from 'react'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { heatOf, trendsOf } from '@baize/games/lottery/trends'
import { Table } from '@baize/ui/tables/table'
import type { TableSort } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import type { Look } from './looks.ts'
import { isTrendField, useTrendColumns } from './trend-columns.tsx'

type Props = { readonly draws: readonly LotteryResult[]; readonly look: Look }

/** How often each symbol came, how long it has been away, and whether it is hot or cold. */
export function FrequencyTable({ draws, look }: Props) {
  const t = useText()
  const [sort, setSort] = useState<TableSort>({ column: 'omission', direction: 'down' })
  const trends = trendsOf(
    draws.map(({ draw }) => draw),
    look.symbols,
    look.at,
  )
  const columns = useTrendColumns(heatOf(trends))
  const by = isTrendField(sort.column) ? sort.column : 'omission'
  const turn = sort.direction === 'down' ? -1 : 1
  const rows = trends.toSorted((a, b) => turn * (Number(a[by]) - Number(b[by])))
  return (
    <Table
      dense
      label={t('lottery.trend')}
      columns={columns}
      rows={rows}
      rowId={({ symbol }) => symbol}
      sort={sort}
      onSort={setSort}
      className="max-h-120 overflow-y-auto"
    />
  )
}
