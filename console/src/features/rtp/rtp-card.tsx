import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ChartNoAxesGantt, Table2 } from 'lucide-react'
import { useRef } from 'react'
import type { RtpCrowd, RtpRow } from '@baize/contract/rtp/rtp-desk'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { IconButton } from '@baize/ui/icon-button'
import { BlankPicture, SearchPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { useRowKeys } from '../../shared/lists/use-row-keys.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { isNarrowed, type RtpFilter } from './filter.ts'
import { Legend } from './legend.tsx'
import { useRtpColumns } from './rtp-columns.tsx'
import { RtpFilterBar } from './rtp-filter-bar.tsx'
import { RtpFoot } from './rtp-foot.tsx'
import { returnScaleOf } from './scale.ts'

type First = {
  readonly total: number
  readonly crowd: RtpCrowd
  readonly vendors: readonly { readonly code: string; readonly name: string }[]
}

type RtpCardProps = {
  readonly list: UseInfiniteQueryResult
  readonly rows: readonly RtpRow[]
  readonly first: First | undefined
  readonly filter: RtpFilter
  readonly openKey: string | undefined
  readonly onOpen: (key: string) => void
}

/** The list with its picture: one stretch for all rows, so that they can be compared by eye. */
export function RtpCard({ list, rows, first, filter, openKey, onOpen }: RtpCardProps) {
  const t = useText()
  const [search, change] = useSearch()
  const asTable = search['as'] === 'table'
  const columns = useRtpColumns({ by: filter.by, scale: returnScaleOf(rows), asTable })
  const box = useRef<HTMLDivElement>(null)
  useRowKeys({ list: box, ids: rows.map(({ key }) => key), open: openKey, onOpen })
  const slow = useSkeleton(list.isPending)
  const title = filter.by === 'game' ? t('rtp-desk.allGames') : t('rtp-desk.allModels')
  return (
    <section className="flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-s1 max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
        <h2 className="text-lead">{title}</h2>
        {first && <AlarmChip crowd={first.crowd} />}
        <span className="ms-auto flex items-center gap-3">
          {!asTable && <Legend kinds={['declared', 'observed', '95', '99']} />}
          <IconButton
            label={asTable ? t('rtp-desk.asPlot') : t('rtp-desk.asTable')}
            icon={asTable ? <ChartNoAxesGantt size={18} /> : <Table2 size={18} />}
            aria-pressed={asTable}
            onClick={() => change({ as: asTable ? undefined : 'table' })}
          />
        </span>
      </header>
      <RtpFilterBar filter={filter} vendors={first?.vendors ?? []} />
      <div ref={box} className="pb-3 md:pb-0">
        <Table
          dense
          label={title}
          className="px-4 md:max-h-107 md:px-0"
          columns={columns}
          rows={rows}
          rowId={({ key }) => key}
          selectedId={openKey}
          onOpen={({ key }) => onOpen(key)}
          skeletonRows={slow ? 8 : list.isFetching && rows.length === 0 ? 3 : 0}
          empty={list.isSuccess && <Nothing isNarrowed={isNarrowed(filter)} />}
        />
      </div>
      {rows.length > 0 && <RtpFoot list={list} shown={rows.length} total={first?.total ?? 0} />}
    </section>
  )
}

function AlarmChip({ crowd: { judged, alarms } }: { readonly crowd: RtpCrowd }) {
  const t = useText()
  if (judged === 0) return null
  if (alarms === 0) return <StatusChip tone="ok">{t('rtp-desk.noAlarm')}</StatusChip>
  return <StatusChip tone="bad">{t('rtp-desk.alarms', { count: alarms })}</StatusChip>
}

function Nothing({ isNarrowed: narrowed }: { readonly isNarrowed: boolean }) {
  const t = useText()
  return narrowed ? (
    <EmptyState
      picture={<SearchPicture />}
      title={t('rtp-desk.noneFound')}
      text={t('rtp-desk.noneFoundText')}
    />
  ) : (
    <EmptyState
      picture={<BlankPicture />}
      title={t('rtp-desk.nobody')}
      text={t('rtp-desk.nobodyText')}
    />
  )
}
