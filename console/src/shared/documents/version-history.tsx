import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../api.ts'
import { DeskMoment } from '../figures/desk-moment.tsx'
import { listChanges } from './changes.ts'
import { ChangesList, type WordChange } from './changes-list.tsx'
import type { DocumentSource, Version } from './sources.ts'

const versionsQuery = <Content,>(source: DocumentSource<Content>) =>
  infiniteQueryOptions({
    queryKey: ['versions', source.name],
    queryFn: ({ pageParam, signal }) =>
      call(
        source.listVersions,
        { limit: 20, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

type HistoryProps<Content> = {
  readonly source: DocumentSource<Content>
  readonly liveVersion: number
  readonly words: WordChange
  /** Puts an old version into the draft; absent for those who may not write. */
  readonly onTake?: ((version: Version<Content>) => void) | undefined
}

/** Earlier versions, newest first: who made each, why, and what it changed. */
export function VersionHistory<Content>(props: HistoryProps<Content>) {
  const t = useText()
  const query = useInfiniteQuery(versionsQuery(props.source))
  const versions = query.data?.pages.flatMap((page) => page.items) ?? []
  if (query.isPending) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid gap-3">
      <FailureNote error={query.error} onRetry={query.refetch} />
      <ol className="divide-y divide-line">
        {versions.map((version, index) => (
          <Entry key={version.version} {...props} version={version} older={versions[index + 1]} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('system-desk.older')}
        </Button>
      )}
    </div>
  )
}

type EntryProps<Content> = HistoryProps<Content> & {
  readonly version: Version<Content>
  readonly older: Version<Content> | undefined
}

function Entry<Content>({ version, older, liveVersion, words, onTake }: EntryProps<Content>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isLive = version.version === liveVersion
  const changes = older ? listChanges(older.content, version.content) : []
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">
          {t('system-desk.version', { version: version.version })}
        </span>
        {isLive && <StatusChip tone="ok">{t('system-desk.live')}</StatusChip>}
        <DeskMoment at={version.at} className="ms-auto text-meta text-text-3" />
      </div>
      <p className="text-body-s">{version.reason || t('system-desk.noReason')}</p>
      <p className="text-meta text-text-3">{version.by}</p>
      <div className="flex flex-wrap gap-2">
        {older && changes.length > 0 && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('system-desk.changesOf', { changes: changes.length })}
          </Button>
        )}
        {onTake && !isLive && (
          <Button size="sm" onClick={() => onTake(version)}>
            {t('system-desk.takeVersion')}
          </Button>
        )}
      </div>
      {isOpen && <ChangesList changes={changes} words={words} />}
    </li>
  )
}
