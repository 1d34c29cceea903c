import { Ellipsis, IdCard, KeyRound, LockKeyhole, LockKeyholeOpen, Pencil } from 'lucide-react'
import type { Operator } from '@baize/contract/system/operators'
import { Avatar } from '@baize/ui/figures/avatar'
import { IconButton } from '@baize/ui/icon-button'
import { Menu } from '@baize/ui/overlays/menu'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { roleName, roleOrder } from '../../shared/words/role-names.ts'

export type OperatorAct = 'change' | 'accounts' | 'close' | 'reset'

type OperatorsTableProps = {
  readonly operators: readonly Operator[]
  readonly loading: boolean
  readonly mayWrite: boolean
  readonly onAct: (act: OperatorAct, operator: Operator) => void
}

export function OperatorsTable({ operators, loading, mayWrite, onAct }: OperatorsTableProps) {
  const t = useText()
  const slow = useSkeleton(loading)
  const columns = useColumns()
  const actions = useActions(onAct)
  return (
    <Table
      label={t('ops.placeOperators')}
      columns={mayWrite ? [...columns, ...actions] : columns}
      rows={operators}
      rowId={({ id }) => id}
      skeletonRows={slow ? 6 : 0}
    />
  )
}

function useActions(onAct: OperatorsTableProps['onAct']): readonly Column<Operator>[] {
  const t = useText()
  return [
    {
      id: 'actions',
      head: <span className="visually-hidden">{t('ops.actions')}</span>,
      align: 'end',
      priority: 1,
      cell: (operator) => <RowMenu operator={operator} onAct={onAct} />,
    },
  ]
}

function useColumns(): readonly Column<Operator>[] {
  const t = useText()
  const me = useOperator()
  return [
    {
      id: 'name',
      head: t('ops.columnName'),
      priority: 1,
      cell: (operator) => (
        <span className="flex items-center gap-3 py-1">
          <Avatar name={operator.name} />
          <span className="min-w-0 leading-4">
            <span className="block font-semibold">
              {operator.name}
              {operator.id === me.id && (
                <span className="ms-1.5 font-normal text-text-3">{t('ops.you')}</span>
              )}
            </span>
            <span className="block text-caption font-normal text-text-3">{operator.username}</span>
          </span>
        </span>
      ),
    },
    { id: 'roles', head: t('ops.columnRoles'), cell: ({ roles }) => <Roles roles={roles} /> },
    {
      id: 'accounts',
      head: t('ops.columnAccounts'),
      priority: 3,
      cell: ({ accounts }) =>
        accounts.length > 0 ? (
          <span className="break-words">{accounts.join(', ')}</span>
        ) : (
          <span className="text-text-3">{t('ops.noAccounts')}</span>
        ),
    },
    {
      id: 'authenticator',
      head: t('ops.columnAuthenticator'),
      cell: ({ hasAuthenticator }) =>
        hasAuthenticator ? (
          <StatusChip tone="ok">{t('ops.authenticatorSet')}</StatusChip>
        ) : (
          <StatusChip tone="pending">{t('ops.authenticatorMissing')}</StatusChip>
        ),
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      cell: (operator) => <State operator={operator} />,
    },
    {
      id: 'seen',
      head: t('ops.columnLastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          <span className="text-text-3">{t('ops.never')}</span>
        ) : (
          <DeskMoment at={lastSignInAt} className="whitespace-nowrap" />
        ),
    },
    {
      id: 'created',
      head: t('ops.columnCreated'),
      priority: 3,
      cell: ({ createdAt }) => (
        <DeskMoment at={createdAt} show="date" className="whitespace-nowrap" />
      ),
    },
  ]
}

/** Closed, open, or open but too new to agree as the second person. */
function State({ operator }: { operator: Operator }) {
  const t = useText()
  const now = useServerTime(60_000)
  const { closed, decidesFrom } = operator
  if (closed) return <StatusChip tone="plain">{t('ops.operatorClosed')}</StatusChip>
  const isNew = decidesFrom !== null && new Date(decidesFrom) > now
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <StatusChip tone="ok">{t('ops.operatorOpen')}</StatusChip>
      {isNew && (
        <span className="text-caption text-text-2">
          {t('ops.agreesFrom')} <DeskMoment at={decidesFrom} className="whitespace-nowrap" />
        </span>
      )}
    </span>
  )
}

function Roles({ roles }: { roles: Operator['roles'] }) {
  const t = useText()
  return (
    <span className="flex flex-wrap justify-end gap-1 md:justify-start">
      {roleOrder
        .filter((role) => roles.includes(role))
        .map((role) => (
          <StatusChip key={role} tone="outline">
            {roleName(t, role)}
          </StatusChip>
        ))}
    </span>
  )
}

type RowMenuProps = { operator: Operator; onAct: OperatorsTableProps['onAct'] }

function RowMenu({ operator, onAct }: RowMenuProps) {
  const t = useText()
  const me = useOperator()
  const isMe = operator.id === me.id
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('ops.actionsFor', { name: operator.name })}
          icon={<Ellipsis size={18} />}
        />
      }
      items={[
        {
          id: 'change',
          label: t('ops.changeOperator'),
          icon: <Pencil size={16} />,
          onSelect: () => onAct('change', operator),
        },
        {
          id: 'accounts',
          label: t('ops.columnAccounts'),
          icon: <IdCard size={16} />,
          onSelect: () => onAct('accounts', operator),
        },
        {
          id: 'reset',
          label: isMe ? t('ops.resetNotSelf') : t('ops.resetOperator'),
          icon: <KeyRound size={16} />,
          disabled: isMe,
          onSelect: () => onAct('reset', operator),
        },
        {
          id: 'close',
          apart: true,
          danger: !operator.closed,
          label: operator.closed ? t('ops.openOperator') : t('ops.closeOperator'),
          icon: operator.closed ? <LockKeyholeOpen size={16} /> : <LockKeyhole size={16} />,
          onSelect: () => onAct('close', operator),
        },
      ]}
    />
  )
}
