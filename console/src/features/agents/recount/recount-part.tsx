import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { RecountLine, SettlementRun } from '@baize/contract/agents/settlement-desk'
import { Button } from '@baize/ui/button'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { recountQuery } from '../api.ts'
import { AgentsExport } from '../files/agents-export.tsx'
import { recountColumns } from '../files/settlement-files.ts'
import { RecountBars } from './recount-bars.tsx'
import { RecountFigures } from './recount-figures.tsx'
import { RecountSteps } from './recount-steps.tsx'
import { useRecountColumns } from './recount-columns.tsx'

/** What a run came to, beside what its windows come to by what is known of them now. It writes nothing. */
export function RecountPart({ run }: { readonly run: SettlementRun }) {
  const t = useText()
  const countText = useCountText()
  const { day, kind, currency } = run
  const asked = { day, kind, currency }
  const found = useQuery(recountQuery(asked))
  const slow = useSkeleton(found.isPending)
  const { data } = found
  const items = data?.items ?? []
  const isTampered = items.some(({ because }) => because.some(({ why }) => why === 'sums'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">
      <p className="text-text-2">{t('agents-recount.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-40 text-meta text-text-3">
          {data && (
            <>
              {t('agents-recount.asOf')} <DeskMoment at={data.at} />
            </>
          )}
        </p>
        <Button
          size="sm"
          icon={<RefreshCw size={16} />}
          busy={found.isFetching}
          onClick={() => void found.refetch()}
        >
          {t('agents-desk.dryAgain')}
        </Button>
        <AgentsExport
          list="settlement-recount"
          filter={asked}
          columns={recountColumns(currency)}
          disabled={items.length === 0}
          rows={items}
        />
      </div>
      <FailureNote error={found.error} onRetry={found.refetch} />
      {data && <RecountSteps run={run} found={data} />}
      {data && <RecountFigures found={data} currency={currency} />}
      <RecountBars lines={items} currency={currency} />
      {isTampered && <Note tone="bad">{t('agents-recount.sumsText')}</Note>}
      {data?.isCut && <Note tone="info">{t('agents-recount.cut')}</Note>}
      {data && data.differing > items.length && (
        <p className="text-meta text-text-3">
          {t('agents-recount.firstOf', {
            shown: countText(items.length),
            all: countText(data.differing),
          })}
        </p>
      )}
      <Table<RecountLine>
        dense
        label={t('agents-recount.tab')}
        columns={useRecountColumns(currency)}
        rows={items}
        rowId={({ contract, from }) => `${contract} ${from}`}
        skeletonRows={slow ? 4 : 0}
        empty={
          found.isSuccess && (
            <EmptyState
              picture={<RecordsPicture />}
              title={t('agents-recount.equal')}
              text={t('agents-recount.equalText')}
            />
          )
        }
      />
    </div>
  )
}
