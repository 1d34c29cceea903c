import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useText } from '@baize/texts/use-text'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Sheet } from '@baize/ui/overlays/sheet'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { useKeys } from '../../shared/keys.ts'
import { useRowKeys } from '../../shared/lists/use-row-keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { issuesQuery, lotteriesQuery } from './api.ts'
import { ExposureCard } from './exposure/exposure-card.tsx'
import { IssueCard } from './issue-card.tsx'
import { IssueTable } from './issue-table.tsx'
import { LotteryTable } from './lottery-table.tsx'
import { exposureReaders } from './roles.ts'
import { inTurn, isExposed, nextThatWaits, standingOf } from './standing.ts'

/** What is on sale, what waits for a result or a second person, and the lotteries behind it. */
export function LotteryPage() {
  const t = useText()
  const [search, change] = useSearch()
  const view = search['view'] === 'lotteries' ? 'lotteries' : 'issues'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('lottery-desk-menu.lottery')}
        sub={t('lottery-desk.sub')}
        actions={
          <Segmented
            label={t('lottery-desk.view')}
            value={view}
            segments={[
              { value: 'issues', label: t('lottery-desk.issues') },
              { value: 'lotteries', label: t('lottery-desk.lotteries') },
            ]}
            onValue={(value) => change({ view: value === 'issues' ? undefined : value })}
          />
        }
      />
      {view === 'issues' ? <Issues /> : <Lotteries />}
    </div>
  )
}

/** What is next to be done stands first: more of them is asked for. */
const firstShown = 10

function Issues() {
  const t = useText()
  const { can } = useOperator()
  const [search, change] = useSearch()
  const now = useServerTime(1_000)
  const of = search['lottery']
  const lotteries = useQuery(lotteriesQuery)
  const issues = useQuery(issuesQuery(of))
  const slow = useSkeleton(issues.isPending)
  const known = useMemo(
    () => new Map(lotteries.data?.list.map((one) => [one.id, one] as const)),
    [lotteries.data],
  )
  const rows = inTurn(issues.data?.list ?? [], now)
  const [shown, setShown] = useState(firstShown)
  const isWide = useMedia('(min-width: 1280px)')
  const chosen = rows.find(({ id }) => id === search['open']) ?? rows[0]
  const lottery = chosen && known.get(chosen.lottery)
  const openId = isWide ? chosen?.id : search['open']
  const box = useRef<HTMLDivElement>(null)
  const open = (id: string) => change({ open: id })
  const seen = rows.slice(0, shown)
  useRowKeys({ list: box, ids: seen.map(({ id }) => id), open: openId, onOpen: open })
  const waiting = nextThatWaits(rows, openId, now)
  useKeys(
    waiting
      ? [{ keys: 'n', label: t('lottery-desk.keyWaiting'), run: () => open(waiting.id) }]
      : [],
  )
  const exposure = chosen && lottery && can(...exposureReaders) && isExposed(chosen) && (
    <ExposureCard key={chosen.id} issue={chosen} lottery={lottery} />
  )
  const count = (standing: string) =>
    rows.filter((issue) => standingOf(issue, now) === standing).length
  return (
    <>
      <FailureNote error={issues.error ?? lotteries.error} onRetry={issues.refetch} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card
            flush
            className="overflow-clip"
            title={t('lottery-desk.awaiting', {
              results: count('result'),
              seconds: count('second'),
            })}
            actions={
              <Select
                dense
                label={<span className="sr-only">{t('lottery-desk.lottery')}</span>}
                value={of ?? ''}
                options={[
                  { value: '', label: t('lottery-desk.all') },
                  ...[...known.values()].map(({ id, title }) => ({ value: id, label: title })),
                ]}
                onValue={(id) => change({ lottery: id === '' ? undefined : id, open: undefined })}
              />
            }
          >
            <div ref={box}>
              <IssueTable
                issues={seen}
                titleOf={(id) => known.get(id)?.title ?? id}
                now={now}
                openId={openId}
                onOpen={({ id }) => open(id)}
                skeletonRows={slow ? 6 : 0}
                empty={
                  issues.isSuccess && (
                    <EmptyState picture={<RecordsPicture />} title={t('lottery-desk.none')} />
                  )
                }
              />
            </div>
            {rows.length > shown && (
              <div className="grid justify-items-center border-t border-line p-3">
                <Button onClick={() => setShown(shown + firstShown)}>
                  {t('lottery-desk.showMore', { n: rows.length - shown })}
                </Button>
              </div>
            )}
          </Card>
          {isWide && exposure}
        </div>
        {chosen && lottery && isWide && (
          <div className="sticky top-19">
            <IssueCard issue={chosen} lottery={lottery} now={now} />
          </div>
        )}
        {chosen && lottery && !isWide && (
          <Sheet
            open={search['open'] === chosen.id}
            title={lottery.title}
            hideTitle
            closesOutside={false}
            onClose={() => change({ open: undefined })}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <IssueCard issue={chosen} lottery={lottery} now={now} />
              {exposure}
            </div>
          </Sheet>
        )}
      </div>
    </>
  )
}

function Lotteries() {
  const t = useText()
  const lotteries = useQuery(lotteriesQuery)
  const slow = useSkeleton(lotteries.isPending)
  return (
    <>
      <FailureNote error={lotteries.error} onRetry={lotteries.refetch} />
      <Card flush className="overflow-clip">
        <LotteryTable
          lotteries={lotteries.data?.list ?? []}
          skeletonRows={slow ? 6 : 0}
          empty={
            lotteries.isSuccess && (
              <EmptyState picture={<RecordsPicture />} title={t('lottery-desk.none')} />
            )
          }
        />
      </Card>
    </>
  )
}
