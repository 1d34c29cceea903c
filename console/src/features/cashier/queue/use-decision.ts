import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../api.ts'
import { isTooLate } from './faster.ts'

type DecisionOptions<Reply, Fresh> = {
  readonly send: () => Promise<Reply>
  /** How the record is read anew when somebody else was faster. */
  readonly reread: (client: ReturnType<typeof useQueryClient>) => Promise<Fresh>
  readonly onDone: (reply: Reply) => void
  readonly onTooLate: (fresh: Fresh) => void
}

/**
 * Sends a decision. When somebody else was faster nothing was done: the record is read anew and handed over, so that
 * the operator can be told who it was. Other refusals are the dialog's to show.
 */
export function useDecision() {
  const client = useQueryClient()
  const write = useWrite()
  return async <Reply, Fresh>(options: DecisionOptions<Reply, Fresh>): Promise<void> => {
    try {
      options.onDone(await write(options.send))
    } catch (error) {
      if (!isTooLate(error)) throw error
      options.onTooLate(await options.reread(client))
    }
  }
}
