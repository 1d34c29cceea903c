import type { ReactNode } from 'react'
import type { MemberRow } from '@baize/contract/identity/members-desk'
import { Avatar } from '@baize/ui/figures/avatar'
import { Link } from '@baize/ui/navigation/link'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { MemberStateChip, TagChip, TypeChip } from '../file/member-chips.tsx'

type MembersTableProps = {
  readonly members: readonly MemberRow[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onOpen: (id: string) => void
}

export function MembersTable({ members, skeletonRows, empty, onOpen }: MembersTableProps) {
  const t = useText()
  const columns = useColumns()
  return (
    <Table
      label={t('ops.placeMembers')}
      className="min-h-0 flex-1 px-4 md:px-0"
      columns={columns}
      rows={members}
      rowId={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns(): readonly Column<MemberRow>[] {
  const t = useText()
  return [
    { id: 'account', head: t('identity-desk.columnAccount'), priority: 1, cell: Account },
    {
      id: 'state',
      head: t('identity-desk.columnState'),
      priority: 1,
      cell: ({ state }) => <MemberStateChip state={state} />,
    },
    {
      id: 'type',
      head: t('identity-desk.columnType'),
      cell: ({ type }) => <TypeChip type={type} />,
    },
    {
      id: 'tags',
      head: t('identity-desk.columnTags'),
      priority: 3,
      cell: ({ tags }) => <Tags tags={tags} />,
    },
    {
      id: 'contact',
      head: t('identity-desk.columnContact'),
      cell: ({ mobile, email }) => <Contact mobile={mobile} email={email} />,
    },
    {
      id: 'upline',
      head: t('identity-desk.columnUpline'),
      priority: 3,
      cell: ({ upline }) =>
        upline ? (
          <Link
            to={{ path: '/member', search: { id: upline.id } }}
            className="font-medium text-link hover:underline"
          >
            {upline.account}
          </Link>
        ) : (
          <Nothing />
        ),
    },
    {
      id: 'registered',
      head: t('identity-desk.columnJoined'),
      priority: 3,
      cell: ({ registeredAt }) => (
        <DeskMoment at={registeredAt} show="date" className="whitespace-nowrap" />
      ),
    },
    {
      id: 'login',
      head: t('identity-desk.columnLastLogin'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <span className="text-text-3">{t('ops.never')}</span>
        ) : (
          <DeskMoment at={lastLoginAt} className="whitespace-nowrap" />
        ),
    },
  ]
}

/** A real link, so that a member opens in a new tab as well. */
function Account({ id, account, nickname, tags }: MemberRow) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={account} />
      <span className="min-w-0 leading-4">
        <Link
          to={{ path: '/member', search: { id } }}
          className="block font-semibold break-all hover:underline"
        >
          {account}
        </Link>
        {nickname !== '' && (
          <span className="block text-caption font-normal break-words text-text-3">{nickname}</span>
        )}
        {tags.length > 0 && (
          <span className="mt-1.5 block md:hidden">
            <Tags tags={tags} />
          </span>
        )}
      </span>
    </span>
  )
}

const shownTags = 2

function Tags({ tags }: Pick<MemberRow, 'tags'>) {
  if (tags.length === 0) return <Nothing />
  const more = tags.length - shownTags
  return (
    <span className="flex flex-wrap gap-1" title={tags.join(', ')}>
      {tags.slice(0, shownTags).map((tag) => (
        <TagChip key={tag} tag={tag} />
      ))}
      {more > 0 && <span className="text-text-3">+{more}</span>}
    </span>
  )
}

function Contact({ mobile, email }: Pick<MemberRow, 'mobile' | 'email'>) {
  if (mobile === '' && email === '') return <Nothing />
  return (
    <span className="inline-block align-middle leading-4 max-md:text-end">
      {mobile !== '' && <span className="block whitespace-nowrap tabular-nums">{mobile}</span>}
      {email !== '' && (
        <span className="block max-w-56 truncate text-caption text-text-3" title={email}>
          {email}
        </span>
      )}
    </span>
  )
}

function Nothing() {
  return (
    <span aria-hidden="true" className="text-text-3">
      —
    </span>
  )
}
