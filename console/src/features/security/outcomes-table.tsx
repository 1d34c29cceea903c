import { cx } from '@baize/ui/look/cx.ts'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { outcomeName, outcomeTone } from '../../shared/words/outcome-names.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { loginKindName } from './kind-names.ts'
import { sumsOf, type Counted, type OutcomeSum } from './statistics.ts'

type Row = OutcomeSum & {
  readonly share: number
  /** The name of a kind is written once, above its outcomes. */
  readonly isFirst: boolean
}

/** Every kind with every outcome: the whole of the span in numbers. */
export function OutcomesTable({ rows }: { readonly rows: readonly Counted[] | undefined }) {
  const t = useText()
  const slow = useSkeleton(rows === undefined)
  const columns = useColumns()
  return (
    <Table
      dense
      label={t('identity-desk.byOutcome')}
      className="max-md:px-3 max-md:pb-3 md:max-h-[34rem]"
      columns={columns}
      rows={withShares(sumsOf(rows ?? []))}
      rowId={({ kind, outcome }) => `${kind} ${outcome}`}
      skeletonRows={slow ? 8 : 0}
      empty={rows && <p className="px-5 pb-5 text-text-3">{t('identity-desk.noCounts')}</p>}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'kind',
      head: t('identity-desk.statKind'),
      priority: 1,
      cell: ({ kind, isFirst }) => (
        <span className={cx('font-semibold', !isFirst && 'md:sr-only')}>
          {loginKindName(t, kind)}
        </span>
      ),
    },
    {
      id: 'outcome',
      head: t('identity-desk.columnOutcome'),
      priority: 1,
      cell: ({ outcome }) => (
        <StatusChip tone={outcomeTone(outcome)}>{outcomeName(t, outcome)}</StatusChip>
      ),
    },
    {
      id: 'share',
      head: t('identity-desk.columnShare'),
      cell: ({ share }) => <Share share={share} />,
    },
    {
      id: 'count',
      head: t('identity-desk.columnCount'),
      align: 'end',
      cell: ({ count }) => <span className="figures">{countText(count)}</span>,
    },
  ]
}

/** The part that an outcome has of all tries of its kind. */
function withShares(sums: readonly OutcomeSum[]): Row[] {
  const all = new Map<string, number>()
  for (const { kind, count } of sums) all.set(kind, (all.get(kind) ?? 0) + count)
  return sums.map((sum, at) => ({
    ...sum,
    share: sum.count / (all.get(sum.kind) ?? 1),
    isFirst: sums[at - 1]?.kind !== sum.kind,
  }))
}

function Share({ share }: { readonly share: number }) {
  return (
    <span className="inline-flex w-full max-w-32 items-center gap-2">
      <span aria-hidden="true" className="h-1.5 min-w-10 flex-1 overflow-clip rounded-full bg-s3">
        <span className="block h-full bg-link" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="figures w-9 flex-none text-end text-text-2">{Math.round(share * 100)}%</span>
    </span>
  )
}
