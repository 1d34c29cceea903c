import { useInfiniteQuery } from '@tanstack/react-query'
import type { JoinedMember } from '@baize/contract/agents/invitations-desk'
import { Link } from '@baize/ui/navigation/link'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { joinedQuery } from './api.ts'

type JoinedDialogProps = { readonly code: string; readonly onClose: () => void }

/** Who came by a link, the newest first. */
export function JoinedDialog({ code, onClose }: JoinedDialogProps) {
  const t = useText()
  const list = useInfiniteQuery(joinedQuery(code))
  const slow = useSkeleton(list.isPending)
  const title = t('agents-links.joinedBy', { code })
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <FailureNote error={list.error} onRetry={list.refetch} />
        <Table
          dense
          label={title}
          columns={useColumns()}
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          rowId={({ id }) => id}
          skeletonRows={slow ? 3 : 0}
          empty={list.isSuccess && <p className="text-text-3">{t('agents-links.nobodyJoined')}</p>}
        />
        {list.hasNextPage && <MoreButton list={list} />}
      </div>
    </Dialog>
  )
}

function useColumns(): readonly Column<JoinedMember>[] {
  const t = useText()
  return [
    {
      id: 'account',
      head: t('agents-desk.account'),
      priority: 1,
      cell: ({ id, account }) => (
        <Link
          to={{ path: '/member', search: { id } }}
          className="font-semibold break-all text-link underline-offset-4 hover:underline"
        >
          {account}
        </Link>
      ),
    },
    {
      id: 'joined',
      head: t('agents-desk.joined'),
      align: 'end',
      priority: 1,
      cell: ({ joinedAt }) => <DeskMoment at={joinedAt} className="figures whitespace-nowrap" />,
    },
  ]
}
