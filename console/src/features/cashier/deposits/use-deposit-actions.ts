import { useQuery } from '@tanstack/react-query'
import type { DeskDeposit } from '@baize/contract/deposits-desk'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { useOperator } from '../../../shared/operator.ts'
import type { QueueAction } from '../queue/use-queue-keys.ts'
import { findRequest } from '../queue/waiting-request.ts'
import { actsOf, isOpenWork, type DepositAct } from './acts.ts'

type Handlers = {
  readonly onAct: (act: DepositAct, row: DeskDeposit) => void
  readonly onTake: (row: DeskDeposit) => void
}

/** The letters of the queue. One that a row does not allow says so instead of doing something else. */
export function useDepositActions(handlers: Handlers): readonly QueueAction<DeskDeposit>[] {
  const t = useText()
  const show = useToast()
  const me = useOperator()
  const approvals = useQuery(approvalsQuery).data ?? []
  const act = (...wanted: readonly DepositAct[]) => {
    return (row: DeskDeposit) => {
      const request = findRequest(approvals, row.id)
      const possible = actsOf(row, me.can, {
        isWaiting: request !== undefined,
        isOwn: request?.requestedById === me.id,
      })
      const found = possible.find((one) => wanted.includes(one))
      if (found) handlers.onAct(found, row)
      else show(t('cashdesk.notPossible'), 'info')
    }
  }
  return [
    { key: 'a', label: t('cashdesk.approve'), run: act('approve', 'second') },
    { key: 'r', label: t('cashdesk.reject'), run: act('reject') },
    { key: 'x', label: t('cashdesk.expire'), run: act('expire') },
    { key: 'u', label: t('cashdesk.attachSlip'), run: act('slip') },
    {
      key: 'm',
      label: t('cashdesk.take'),
      run: (row) => {
        if (isOpenWork(row)) handlers.onTake(row)
        else show(t('cashdesk.notPossible'), 'info')
      },
    },
  ]
}
