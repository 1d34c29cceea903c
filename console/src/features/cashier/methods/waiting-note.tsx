import { useText } from '@baize/texts/use-text'
import { RequestsNote } from '../../../shared/documents/requests-note.tsx'

const actions = ['method.create', 'method.change']

/** That changes of where members pay to wait for a second person. */
export function MethodsWaitingNote() {
  const t = useText()
  const says = (count: number) => t('cashier-desk.methodsWaiting', { count })
  return <RequestsNote actions={actions} says={says} />
}
