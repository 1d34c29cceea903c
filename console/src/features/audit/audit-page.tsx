import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useMemo, useRef, type UIEvent } from 'react'
import { Button } from '@baize/ui/button'
import { cx } from '@baize/ui/look/cx.ts'
import { KeyCap } from '@baize/ui/key-cap'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'
import { useKeys } from '../../shared/keys.ts'
import { ListFoot } from '../../shared/lists/list-foot.tsx'
import { useOperator } from '../../shared/operator.ts'
import { auditProofQuery } from '../../shared/proof.ts'
import { useRowKeys } from '../../shared/lists/use-row-keys.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { auditQuery } from './api.ts'
import { AuditTable } from './audit-table.tsx'
import { ChainStrip } from './chain-strip.tsx'
import { EntryDrawer } from './entry-drawer.tsx'
import { ExportButton } from '../../shared/lists/export-button.tsx'
import { exportLog } from './export-log.ts'
import { FilterBar } from './filter-bar.tsx'
import { readAuditFilter } from './filter.ts'

const nearEndPx = 400

/** The log, newest first, with the proof of its chain above and one entry beside it. */
export function AuditPage() {
  const t = useText()
  const [search, change] = useSearch()
  const { zone } = useOperator()
  const filter = useMemo(() => readAuditFilter(search, new Date(serverNow()), zone), [search, zone])
  const log = useInfiniteQuery(auditQuery(filter))
  const entries = useMemo(() => log.data?.pages.flatMap(({ items }) => items) ?? [], [log.data])
  const words = log.data?.pages[0]
  const list = useRef<HTMLDivElement>(null)
  const open = search['entry']
  const show = (sequence: string) => change({ entry: sequence }, open ? 'replace' : 'push')
  const step = useRowKeys({
    list,
    ids: entries.map(({ sequence }) => sequence),
    open,
    onOpen: show,
  })
  const close = () => change({ entry: undefined })
  useKeys(open ? [{ keys: 'Escape', label: t('ops.keyClose'), run: close }] : [])
  const slow = useSkeleton(log.isPending)
  const older = () => {
    if (log.hasNextPage && !log.isFetchingNextPage) void log.fetchNextPage()
  }
  const follow = ({ target }: UIEvent) => {
    const { scrollHeight, scrollTop, clientHeight } = target as HTMLElement
    if (scrollHeight - scrollTop - clientHeight < nearEndPx && scrollTop > 0) older()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 lg:h-[calc(100dvh-56px)] lg:flex-none">
      <div className="flex flex-none flex-col gap-4 px-4 pt-5 lg:px-6">
        <AuditHead filter={filter} />
        <div className={cx(open && 'max-lg:hidden')}>
          <ChainStrip />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 lg:ps-6">
        <section
          className={cx(
            'flex min-w-0 flex-1 flex-col border-line bg-s1 max-lg:border-y lg:rounded-ss-card lg:border-s lg:border-t',
            open && 'max-xl:hidden',
          )}
        >
          <FilterBar people={words?.actors ?? []} actions={words?.actions ?? []} />
          {log.error && (
            <div className="px-4 pb-3">
              <FailureNote error={log.error} onRetry={log.refetch} />
            </div>
          )}
          <div
            ref={list}
            className="flex min-h-0 flex-1 flex-col pb-3 md:pb-0"
            onScrollCapture={follow}
          >
            <AuditTable
              entries={entries}
              openSequence={open}
              loading={log.isPending || log.isError}
              skeletonRows={slow ? 12 : log.isFetchingNextPage ? 3 : 0}
              onOpen={show}
            />
          </div>
          <ListFoot
            loading={log.isFetchingNextPage}
            hasOlder={log.hasNextPage}
            end={entries.length > 0 && t('ops.allShown', { count: entries.length })}
            onOlder={older}
          />
        </section>
        {open && (
          <div className="flex w-full border-t border-line bg-s1 max-xl:*:w-full xl:w-auto">
            <EntryDrawer sequence={open} onStep={step} onClose={close} />
          </div>
        )}
      </div>
    </div>
  )
}

function AuditHead({ filter }: { filter: ReturnType<typeof readAuditFilter> }) {
  const t = useText()
  const proof = useQuery(auditProofQuery)
  const verify = () => void proof.refetch()
  useKeys([{ keys: 'v', label: t('ops.verifyNow'), run: verify }])
  return (
    <PageHead
      title={t('ops.placeAudit')}
      sub={t('ops.auditSub')}
      actions={
        <>
          <ExportButton
            list="audit"
            filter={filter}
            name="audit"
            write={(options) => exportLog(filter, options)}
          />
          <Button
            variant="primary"
            icon={<ShieldCheck size={18} />}
            busy={proof.isFetching}
            onClick={verify}
          >
            {t('ops.verifyNow')}
            <span className="pointer-coarse:hidden">
              <KeyCap>V</KeyCap>
            </span>
          </Button>
        </>
      }
    />
  )
}
