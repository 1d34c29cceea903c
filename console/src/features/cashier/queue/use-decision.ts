import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCashierWrite } from '../api.ts'
import { isTooLate } from './faster.ts'

/** What the dialog of an act answers with. */
export type Decided<Fresh> = {
  /** Says in a sentence what came of it. */
  readonly onDone: (sentence: string) => void
  readonly onTooLate: (fresh: Fresh) => void
}

export type Decide = <Reply>(
  send: () => Promise<Reply>,
  sentence: (reply: Reply) => string,
) => Promise<void>

/**
 * Sends a decision. When somebody else was faster nothing was done: the record is read anew and handed over, so that
 * the operator can be told who it was. Other refusals are the dialog's to show.
 */
export function useDecision<Fresh>(
  { onDone, onTooLate }: Decided<Fresh>,
  reread: (client: QueryClient) => Promise<Fresh>,
): Decide {
  const client = useQueryClient()
  const write = useCashierWrite()
  return async (send, sentence) => {
    try {
      onDone(sentence(await write(send)))
    } catch (error) {
      if (!isTooLate(error)) throw error
      onTooLate(await reread(client))
    }
  }
}
