import type { ContractView } from '@baize/contract/agents/contract-parts'
import { call } from '../../../../shared/api.ts'
import { useOnce } from '../../../../shared/use-once.ts'
import { affectedBy } from '../affected-note.tsx'
import { askAgain } from '../api.ts'
import { kinds } from '../kinds.ts'

type Answer = { readonly action: 'accept' | 'reject'; readonly confirmed: boolean }

/** The answer to an offer, by the call of its kind. Nothing is shown as done before the server says so. */
export function useAnswer({ id, terms }: ContractView) {
  const { mutate, data, error, isPending, variables } = useOnce({
    mutationFn: ({ action, confirmed }: Answer) =>
      call(kinds[terms.kind].answer, { id, action, ...(confirmed && { confirmed }) }),
    onSuccess: () => void askAgain(),
    // What cannot be answered any more is gone elsewhere too.
    onError: (failed) => {
      if (affectedBy(failed) === undefined) void askAgain()
    },
  })
  return {
    accept: (confirmed: boolean) => mutate({ action: 'accept', confirmed }),
    reject: () => mutate({ action: 'reject', confirmed: false }),
    answered: data,
    error,
    busy: isPending ? variables.action : undefined,
  }
}
