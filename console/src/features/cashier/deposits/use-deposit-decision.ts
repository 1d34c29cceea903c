import type { DeskDeposit } from '@baize/contract/deposits-desk'
import { depositQuery, type DepositDetail } from '../api.ts'
import { useDecision, type Decided } from '../queue/use-decision.ts'

export type ActDialogProps = Decided<DepositDetail> & {
  readonly deposit: DeskDeposit
  readonly onClose: () => void
}

/** Sends one decision about this deposit. */
export function useDepositDecision(props: ActDialogProps) {
  const fresh = { ...depositQuery(props.deposit.id), staleTime: 0 }
  return useDecision(props, (client) => client.fetchQuery(fresh))
}
