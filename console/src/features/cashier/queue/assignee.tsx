import { useText } from '@baize/texts/use-text'
import { useOperator, type SignedIn } from '../../../shared/operator.ts'

/** Whether a row is in this operator's hands. */
export function isMine(assignee: string, me: Pick<SignedIn, 'id' | 'name' | 'username'>): boolean {
  return assignee !== '' && [me.id, me.name, me.username].includes(assignee)
}

/** Who has a row in hand. */
export function Assignee({ assignee }: { readonly assignee: string }) {
  const t = useText()
  const me = useOperator()
  if (assignee === '') return <span className="text-text-3">{t('ops.nobody')}</span>
  if (isMine(assignee, me)) return <span className="font-semibold">{t('cashier-desk.you')}</span>
  return <span className="break-words">{assignee}</span>
}
