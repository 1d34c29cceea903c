import { useState } from 'react'
import type { InboxMessage } from '@baize/contract/support/support'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import type { InboxFilter } from './api.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxTools } from './inbox-tools.tsx'
import { MessageRow } from './message-row.tsx'
import type { InboxState } from './use-inbox.ts'

type Props = { readonly inbox: InboxState; readonly filter: InboxFilter }

export function MessageList({ inbox, filter }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What was removed meanwhile, here or in another tab, is no longer chosen.
  const ids = inbox.items.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <InboxFilters filter={filter} />
      {inbox.items.length > 0 && (
        <InboxTools items={inbox.items} chosen={ids} onChosen={(all) => setChosen(new Set(all))} />
      )}
      <Body inbox={inbox} filter={filter} chosen={new Set(ids)} onToggle={toggle} />
    </div>
  )
}

type BodyProps = Props & {
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

function Body({ inbox, filter, chosen, onToggle }: BodyProps) {
  const t = useText()
  const waits = useSkeleton(!inbox.isThere && !inbox.error)
  if (!inbox.isThere && inbox.error) {
    return <FailureNote error={inbox.error} onRetry={inbox.again} />
  }
  if (!inbox.isThere) return <Waiting shown={waits} />
  if (inbox.items.length === 0) return <Nothing filter={filter} />
  return (
    <>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-s1">
        {inbox.items.map((message: InboxMessage) => (
          <MessageRow
            key={message.id}
            message={message}
            chosen={chosen.has(message.id)}
            onToggle={() => onToggle(message.id)}
          />
        ))}
      </ul>
      <FailureNote error={inbox.error} onRetry={inbox.again} />
      {inbox.more && (
        <Button className="justify-self-center" busy={inbox.isFetchingMore} onClick={inbox.more}>
          {t('support.showMore')}
        </Button>
      )}
    </>
  )
}

function Waiting({ shown }: { readonly shown: boolean }) {
  return (
    <div className="grid min-h-80 content-start gap-px" aria-busy="true">
      {shown && Array.from({ length: 5 }, (_, row) => <Skeleton key={row} className="h-18" />)}
    </div>
  )
}

function Nothing({ filter }: { readonly filter: InboxFilter }) {
  const t = useText()
  const isNarrow = filter.unread || filter.kind !== undefined
  return (
    <EmptyState
      picture={<MessagesPicture />}
      title={t(isNarrow ? 'support.noneOfThese' : 'support.none')}
      text={t(isNarrow ? 'support.noneOfTheseText' : 'support.noneText')}
    />
  )
}
