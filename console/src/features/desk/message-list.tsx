import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { OutboxMessage } from '@baize/contract/system/desk'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { messagesPerPage, messagesQuery, type MessageKind } from './api.ts'
import { MessageCode } from './message-code.tsx'
import { MessageDetail } from './message-detail.tsx'
import { Kind, outboxKindNames, OutboxOutcome } from './message-words.tsx'

const kinds: readonly MessageKind[] = ['sms', 'email', 'push']
const isKind = (value: string | undefined): value is MessageKind =>
  kinds.includes(value as MessageKind)

export function OutboxList() {
  const t = useText()
  const now = useServerTime(1000)
  const [search, go] = useSearch()
  const kind = isKind(search['kind']) ? search['kind'] : undefined
  // The cursors of the pages before this one, so that Previous needs no call of its own.
  const [trail, setTrail] = useState<readonly string[]>([])
  const query = useQuery(messagesQuery(kind, trail.at(-1)))
  const page = query.data
  const counts = page?.counts ?? { all: 0, sms: 0, email: 0, push: 0 }
  const items = page?.items ?? []
  const opened = items.find(({ id }) => id === search['message'])
  const isLoading = useSkeleton(query.isPending)
  return (
    <section className="min-w-0 overflow-clip rounded-card border border-line bg-s1">
      <div className="px-4 pt-1">
        <Tabs
          name="messages"
          label={t('system-desk.outbox')}
          tabs={[
            { id: 'all', label: t('system-desk.kindAll'), count: counts.all },
            ...kinds.map((id) => ({ id, label: t(outboxKindNames[id]), count: counts[id] })),
          ]}
          selected={kind ?? 'all'}
          onSelect={(id) => {
            setTrail([])
            go({ kind: id === 'all' ? undefined : id, message: undefined })
          }}
        />
      </div>
      <TabPanel name="messages" selected={kind ?? 'all'}>
        <div className="max-md:p-3">
          <FailureNote error={query.error} onRetry={query.refetch} />
          <Table
            label={t('system-desk.outbox')}
            columns={messageColumns(t, now)}
            rows={items}
            rowId={({ id }) => id}
            selectedId={opened?.id}
            onOpen={({ id }) => go({ message: id }, 'push')}
            skeletonRows={isLoading ? 8 : 0}
            empty={query.isSuccess && <NoMessages kind={kind} />}
          />
        </div>
        <Foot
          first={trail.length * messagesPerPage + 1}
          shown={items.length}
          of={counts[kind ?? 'all']}
          onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : undefined}
          onNext={nextOf(page?.next, trail, setTrail)}
        />
      </TabPanel>
      {opened && (
        <MessageDetail message={opened} now={now} onClose={() => go({ message: undefined })} />
      )}
    </section>
  )
}

function nextOf(
  next: string | null | undefined,
  trail: readonly string[],
  setTrail: (trail: readonly string[]) => void,
): (() => void) | undefined {
  return next ? () => setTrail([...trail, next]) : undefined
}

function messageColumns(t: ReturnType<typeof useText>, now: Date): Column<OutboxMessage>[] {
  return [
    {
      id: 'at',
      head: t('system-desk.sent'),
      cell: ({ at }) => <DeskMoment at={at} show="clock" className="figures whitespace-nowrap" />,
    },
    { id: 'by', head: t('system-desk.by'), priority: 1, cell: ({ kind }) => <Kind kind={kind} /> },
    {
      id: 'to',
      head: t('system-desk.to'),
      cell: ({ to }) => <span className="font-medium break-words">{to}</span>,
    },
    {
      id: 'subject',
      head: t('system-desk.message'),
      cell: ({ subject, text }) => <span className="line-clamp-2">{subject || text}</span>,
    },
    {
      id: 'code',
      head: t('system-desk.code'),
      align: 'end',
      cell: (message) => <MessageCode message={message} now={now} />,
    },
    {
      id: 'outcome',
      head: t('system-desk.outcome'),
      priority: 1,
      cell: (message) => <OutboxOutcome message={message} now={now} />,
    },
  ]
}

function NoMessages({ kind }: { readonly kind: MessageKind | undefined }) {
  const t = useText()
  return (
    <EmptyState
      picture={<MessagesPicture />}
      title={
        kind
          ? t('system-desk.noneOfKind', { kind: t(outboxKindNames[kind]) })
          : t('system-desk.noMessages')
      }
      text={t('system-desk.noMessagesText')}
    />
  )
}

type FootProps = {
  readonly first: number
  readonly shown: number
  readonly of: number
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

function Foot({ first, shown, of, onPrevious, onNext }: FootProps) {
  const t = useText()
  if (of === 0 && !onPrevious) return null
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5 text-text-3">
      <span aria-live="polite">
        {t('system-desk.rangeOf', { from: first, to: first + Math.max(shown, 1) - 1, of })}
      </span>
      <span className="ms-auto flex gap-2">
        <Button
          size="sm"
          icon={<ChevronLeft size={16} />}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          {t('system-desk.previous')}
        </Button>
        <Button size="sm" icon={<ChevronRight size={16} />} disabled={!onNext} onClick={onNext}>
          {t('system-desk.next')}
        </Button>
      </span>
    </footer>
  )
}
