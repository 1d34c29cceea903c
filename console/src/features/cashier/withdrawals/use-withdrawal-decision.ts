import type { DeskWithdrawal } from '@baize/contract/withdrawals-desk'
import { withdrawalQuery, type WithdrawalDetail } from '../api.ts'
import { useDecision, type Decided } from '../queue/use-decision.ts'

export type ActDialogProps = Decided<WithdrawalDetail> & {
  readonly withdrawal: DeskWithdrawal
  readonly onClose: () => void
}

/** Sends one decision about this withdrawal. */
export function useWithdrawalDecision(props: ActDialogProps) {
  const fresh = { ...withdrawalQuery(props.withdrawal.id), staleTime: 0 }
  return useDecision(props, (client) => client.fetchQuery(fresh))
}
