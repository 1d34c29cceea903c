import { useQuery } from '@tanstack/react-query'
import type { DeskWithdrawal } from '@baize/contract/withdrawals-desk'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../../../shared/approvals.ts'
import { useOperator } from '../../../shared/operator.ts'
import type { QueueAction } from '../queue/use-queue-keys.ts'
import { actsOf, isOpenWork, type WithdrawalAct } from './acts.ts'

type Handlers = {
  readonly onAct: (act: WithdrawalAct, row: DeskWithdrawal) => void
  readonly onTake: (row: DeskWithdrawal) => void
}

/** The letters of the queue. One that a row does not allow says so instead of doing something else. */
export function useWithdrawalActions(handlers: Handlers): readonly QueueAction<DeskWithdrawal>[] {
  const t = useText()
  const show = useToast()
  const me = useOperator()
  const approvals = useQuery(approvalsQuery).data ?? []
  const act = (...wanted: readonly WithdrawalAct[]) => {
    return (row: DeskWithdrawal) => {
      const request = approvals.find(({ id, state }) => id === row.approval && state === 'waiting')
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
    { key: 'p', label: t('cashdesk.pay'), run: act('disburse') },
    { key: 's', label: t('cashdesk.settle'), run: act('settle') },
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
