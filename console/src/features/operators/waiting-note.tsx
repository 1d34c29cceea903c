import { useText } from '@baize/texts/use-text'
import { RequestsNote } from '../../shared/documents/requests-note.tsx'

const actions = [
  'operator.create',
  'operator.grant',
  'operator.open',
  'operator.rename',
  'operator.renew',
]

/** That changes of operators wait for another admin. */
export function OperatorsWaitingNote() {
  const t = useText()
  return <RequestsNote actions={actions} says={(count) => t('ops.operatorsWaiting', { count })} />
}
