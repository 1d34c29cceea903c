import type { DeskWithdrawal } from '@baize/contract/withdrawals-desk'
import { withdrawalQuery, type WithdrawalDetail } from '../api.ts'
import { useDecision } from '../queue/use-decision.ts'

export type ActDialogProps = {
  readonly withdrawal: DeskWithdrawal
  /** Says in a sentence what came of it. */
  readonly onDone: (sentence: string) => void
  readonly onTooLate: (fresh: WithdrawalDetail) => void
  readonly onClose: () => void
}

/** Sends one decision about this withdrawal. */
export function useWithdrawalDecision({ withdrawal, onDone, onTooLate }: ActDialogProps) {
  const decide = useDecision()
  const { id } = withdrawal
  return <Reply>(send: () => Promise<Reply>, sentence: (reply: Reply) => string) =>
    decide({
      send,
      reread: (client) => client.fetchQuery({ ...withdrawalQuery(id), staleTime: 0 }),
      onDone: (reply) => onDone(sentence(reply)),
      onTooLate,
    })
}
