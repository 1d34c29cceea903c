import { Image } from 'lucide-react'
import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import { Amount } from '@baize/ui/figures/amount'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'

type ApplicationTableProps = {
  readonly rows: readonly DeskApplication[]
  readonly openId: string | undefined
  readonly skeletonRows: number
  readonly isThere: boolean
  readonly isQueue: boolean
  readonly onOpen: (id: string) => void
}

export function ApplicationTable(props: ApplicationTableProps) {
  const t = useText()
  return (
    <Table
      label={t('offers-desk-menu.applications')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={props.rows}
      rowId={({ id }) => id}
      selectedId={props.openId}
      onOpen={({ id }) => props.onOpen(id)}
      skeletonRows={props.skeletonRows}
      empty={
        props.isThere &&
        (props.isQueue ? (
          <EmptyState
            picture={<RecordsPicture />}
            title={t('applications-desk.empty')}
            text={t('applications-desk.emptyText')}
          />
        ) : (
          <EmptyState picture={<RecordsPicture />} title={t('applications-desk.none')} />
        ))
      }
    />
  )
}

function useColumns(): readonly Column<DeskApplication>[] {
  const t = useText()
  const language = useLanguage()
  const now = useServerTime(30_000)
  return [
    {
      id: 'age',
      head: t('applications-desk.age'),
      cell: ({ at }) => <DeskMoment at={at} show="ago" now={now} className="whitespace-nowrap" />,
    },
    {
      id: 'member',
      head: t('applications-desk.member'),
      priority: 1,
      cell: ({ account, title }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-all">{account}</b>
          <span className="block text-caption break-words text-text-3">{title}</span>
        </span>
      ),
    },
    {
      id: 'comment',
      head: t('applications-desk.comment'),
      cell: ({ comment, pictures }) => (
        <span className="flex max-w-[30rem] items-center gap-2">
          <span className="line-clamp-2 min-w-0 flex-1 break-words">
            {comment || <span className="text-text-3">{t('applications-desk.noComment')}</span>}
          </span>
          {pictures > 0 && (
            <span className="inline-flex flex-none items-center gap-1 text-meta text-text-3">
              <Image size={14} aria-hidden="true" />
              <span aria-hidden="true">{pictures}</span>
              <span className="visually-hidden">
                {t('applications-desk.withPictures', { count: pictures })}
              </span>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('applications-desk.amount'),
      align: 'end',
      cell: ({ amount, currency }) => (
        <Amount amount={BigInt(amount)} currency={currency} language={language} />
      ),
    },
  ]
}
