import { Image } from 'lucide-react'
import type { DeskFeedback } from '@baize/contract/support/support'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { feedbackCategoryNames } from './names.ts'

type Props = {
  readonly rows: readonly DeskFeedback[]
  readonly openId: string | undefined
  readonly skeletonRows: number
  readonly isThere: boolean
  readonly state: DeskFeedback['state']
  readonly onOpen: (id: string) => void
}

export function FeedbackTable(props: Props) {
  const { rows, openId, skeletonRows, isThere, state, onOpen } = props
  const t = useText()
  return (
    <Table
      label={t('ops.placeFeedback')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={rows}
      rowId={({ id }) => id}
      selectedId={openId}
      onOpen={({ id }) => onOpen(id)}
      skeletonRows={skeletonRows}
      empty={
        isThere && (
          <EmptyState
            picture={<MessagesPicture />}
            title={t(state === 'open' ? 'support.queueEmpty' : 'support.queueNone')}
            text={t(state === 'open' ? 'support.queueEmptyText' : 'support.queueNoneText')}
          />
        )
      }
    />
  )
}

function useColumns(): readonly Column<DeskFeedback>[] {
  const t = useText()
  const now = useServerTime(30_000)
  return [
    {
      id: 'age',
      head: t('support.age'),
      cell: ({ at }) => <DeskMoment at={at} show="ago" now={now} className="whitespace-nowrap" />,
    },
    {
      id: 'category',
      head: t('support.category'),
      cell: ({ category }) => t(feedbackCategoryNames[category]),
    },
    {
      id: 'from',
      head: t('support.from'),
      cell: ({ account }) => (account === '' ? t('support.visitor') : account),
    },
    {
      id: 'text',
      head: t('support.feedbackColumn'),
      priority: 1,
      cell: ({ text, pictures }) => (
        <span className="flex max-w-[36rem] items-center gap-2">
          <span className="line-clamp-2 min-w-0 flex-1 break-words">{text}</span>
          {pictures > 0 && (
            <span className="inline-flex flex-none items-center gap-1 text-meta text-text-3">
              <Image size={14} aria-hidden="true" />
              <span aria-hidden="true">{pictures}</span>
              <span className="visually-hidden">
                {t('support.withPictures', { count: pictures })}
              </span>
            </span>
          )}
        </span>
      ),
    },
  ]
}
