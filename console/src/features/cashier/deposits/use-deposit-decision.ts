import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { deskDepositQuery, type DepositDetail } from '../api.ts'
import { useDecision, type Decided } from '../queue/use-decision.ts'

export type DepositActProps = Decided<DepositDetail> & {
  readonly deposit: DeskDeposit
  readonly onClose: () => void
}

/** Sends one decision about this deposit. */
export function useDepositDecision(props: DepositActProps) {
  const fresh = { ...deskDepositQuery(props.deposit.id), staleTime: 0 }
  return useDecision(props, (client) => client.fetchQuery(fresh))
}
