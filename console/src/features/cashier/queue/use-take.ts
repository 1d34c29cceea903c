import { useToast } from '@baize/ui/overlays/toast'
import { failureText } from '../../../shared/api.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useCashierWrite } from '../api.ts'
import { deciders } from '../roles.ts'
import { isMine } from './assignee.tsx'
import type { QueueRow } from './queue-row.ts'

export type Assign = (input: { readonly id: string; readonly take: boolean }) => Promise<unknown>

/** Takes a record in hand, or lets go of it when it is in one's own. */
export function useTake(assign: Assign): (row: QueueRow) => Promise<void> {
  const write = useCashierWrite()
  const show = useToast()
  const me = useOperator()
  return async ({ id, assignee }) => {
    if (!me.can(...deciders)) return
    try {
      await write(() => assign({ id, take: !isMine(assignee, me) }))
    } catch (error) {
      show(failureText(error), 'bad')
    }
  }
}
