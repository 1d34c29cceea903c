import { useInfiniteQuery } from '@tanstack/react-query'
import type { Audience, SentMessage } from '@baize/contract/support/support'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { MoreButton } from '../../shared/lists/more-button.tsx'
import { sentQuery } from './api.ts'
import { messageKindNames } from './names.ts'

/** What was written to members, newest first, and how many read it. */
export function SentCard() {
  const t = useText()
  const list = useInfiniteQuery(sentQuery)
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  return (
    <div className="grid gap-4">
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <Table
          label={t('support.tabSent')}
          className="max-md:px-3 max-md:pb-3"
          columns={useColumns()}
          rows={rows}
          rowId={({ id }) => id}
          skeletonRows={slow ? 6 : 0}
          empty={
            list.isSuccess && (
              <EmptyState
                picture={<MessagesPicture />}
                title={t('support.sentNone')}
                text={t('support.sentNoneText')}
              />
            )
          }
        />
      </Card>
    </div>
  )
}

function useColumns(): readonly Column<SentMessage>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      cell: ({ at }) => <DeskMoment at={at} className="figures whitespace-nowrap" />,
    },
    {
      id: 'title',
      head: t('support.titleField'),
      priority: 1,
      cell: ({ title }) => <span className="font-medium break-words">{title}</span>,
    },
    { id: 'kind', head: t('support.kind'), cell: ({ kind }) => t(messageKindNames[kind]) },
    { id: 'to', head: t('support.to'), cell: ({ audience }) => <To audience={audience} /> },
    { id: 'by', head: t('support.by'), cell: ({ by }) => by },
    {
      id: 'state',
      head: t('support.state'),
      cell: ({ state }) =>
        state === 'sent' ? (
          <StatusChip tone="ok">{t('support.sent')}</StatusChip>
        ) : (
          <StatusChip tone="pending">{t('support.sendingNow')}</StatusChip>
        ),
    },
    {
      id: 'sent',
      head: t('support.reached'),
      align: 'end',
      cell: ({ sent }) => <span className="figures">{countText(sent)}</span>,
    },
    {
      id: 'read',
      head: t('support.read'),
      align: 'end',
      cell: ({ read }) => <span className="figures">{countText(read)}</span>,
    },
  ]
}

function To({ audience }: { readonly audience: Audience }) {
  const t = useText()
  switch (audience.to) {
    case 'member':
      return <span className="break-all">{audience.member}</span>
    case 'tag':
      return t('support.tagNamed', { tag: audience.tag })
    case 'type':
      return t(audience.type === 'agent' ? 'support.typeAgent' : 'support.typeMember')
    case 'all':
      return t('support.toAll')
  }
}
