import { useQuery } from '@tanstack/react-query'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../../shared/approvals.ts'

const actions = ['operator.create', 'operator.grant', 'operator.renew']

/** That changes of operators wait for another admin, with the way to them. */
export function OperatorsWaitingNote() {
  const t = useText()
  const { data } = useQuery(approvalsQuery)
  const waiting = data?.filter(
    ({ action, state }) => state === 'waiting' && actions.includes(action),
  )
  if (!waiting?.length) return null
  return (
    <Note>
      {t('ops.operatorsWaiting', { count: waiting.length })}{' '}
      <Link to={{ path: '/approvals' }} className="text-link underline-offset-4 hover:underline">
        {t('ops.placeApprovals')}
      </Link>
    </Note>
  )
}
