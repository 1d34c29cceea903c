import type { OperatorRole } from '@baize/contract/roles'
import { KeyValues, type KeyValue } from '@baize/ui/figures/key-values'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { roleNames } from '../../shared/words/role-names.ts'

type Rights = {
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly closed: boolean
}
type AskedOperator = Partial<Rights> & {
  readonly username: string
  readonly before?: Rights
  readonly after?: Rights
  readonly alike?: readonly string[]
}

const operatorActions = [
  'operator.create',
  'operator.grant',
  'operator.open',
  'operator.rename',
  'operator.renew',
]

export const isOperatorAction = (action: string) => operatorActions.includes(action)

/** Who is made, given rights or reset: what holds now beside what would, and for whom the username could be taken. */
export function OperatorContent({ asked }: { asked: unknown }) {
  const t = useText()
  const { username, before, after, alike = [], ...given } = asked as AskedOperator
  const next = after ?? given
  const rights = ({ name = '', roles = [], closed = false }: Partial<Rights>) => ({
    name,
    roles: roleNames(t, roles),
    state: closed ? t('ops.operatorClosed') : t('ops.operatorOpen'),
  })
  const now = before && rights(before)
  const then = rights(next)
  const item = (id: keyof typeof then, label: string): KeyValue => ({
    id,
    label,
    value: <Change before={now?.[id]} after={then[id]} />,
  })
  return (
    <div className="grid gap-3">
      <KeyValues
        ruled
        items={[
          item('name', t('ops.columnName')),
          { id: 'username', label: t('ops.username'), value: username },
          item('roles', t('ops.columnRoles')),
          item('state', t('ops.columnState')),
        ]}
      />
      {alike.length > 0 && (
        <Note tone="pending">{t('ops.looksLike', { names: alike.join(', ') })}</Note>
      )}
    </div>
  )
}

function Change({ before, after }: { before: string | undefined; after: string }) {
  const t = useText()
  if (before === undefined || before === after) return <span className="break-words">{after}</span>
  return (
    <span className="break-words">
      <span className="text-text-2">
        <span className="visually-hidden">{t('ops.before')}: </span>
        {before}
      </span>{' '}
      <span aria-hidden="true">→</span>{' '}
      <span className="font-semibold">
        <span className="visually-hidden">{t('ops.after')}: </span>
        {after}
      </span>
    </span>
  )
}
