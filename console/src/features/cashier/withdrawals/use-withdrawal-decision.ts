import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { deskWithdrawalQuery, type WithdrawalDetail } from '../api.ts'
import { useDecision, type Decided } from '../queue/use-decision.ts'

export type WithdrawalActProps = Decided<WithdrawalDetail> & {
  readonly withdrawal: DeskWithdrawal
  readonly onClose: () => void
}

/** Sends one decision about this withdrawal. */
export function useWithdrawalDecision(props: WithdrawalActProps) {
  const fresh = { ...deskWithdrawalQuery(props.withdrawal.id), staleTime: 0 }
  return useDecision(props, (client) => client.fetchQuery(fresh))
}
