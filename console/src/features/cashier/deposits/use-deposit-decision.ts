import type { DeskDeposit } from '@baize/contract/deposits-desk'
import { depositQuery, type DepositDetail } from '../api.ts'
import { useDecision } from '../queue/use-decision.ts'

export type ActDialogProps = {
  readonly deposit: DeskDeposit
  /** Says in a sentence what came of it. */
  readonly onDone: (sentence: string) => void
  readonly onTooLate: (fresh: DepositDetail) => void
  readonly onClose: () => void
}

/** Sends one decision about this deposit. */
export function useDepositDecision({ deposit, onDone, onTooLate }: ActDialogProps) {
  const decide = useDecision()
  const { id } = deposit
  return <Reply>(send: () => Promise<Reply>, sentence: (reply: Reply) => string) =>
    decide({
      send,
      reread: (client) => client.fetchQuery({ ...depositQuery(id), staleTime: 0 }),
      onDone: (reply) => onDone(sentence(reply)),
      onTooLate,
    })
}
