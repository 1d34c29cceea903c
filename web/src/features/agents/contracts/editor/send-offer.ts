import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { ContractTerms, ContractView } from '@baize/contract/agents/contract-parts'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, serverNow } from '../../../../shared/api.ts'
import { askAgain } from '../api.ts'

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

type Wish = {
  readonly downline: string
  readonly terms: ContractTerms
  readonly replaces: string | undefined
}

/** Sends offers; one whose answer was lost is sent again under its id, so that it is made once. */
export function createOfferSender() {
  let kept: { readonly id: string; readonly content: string } | undefined
  return async (wish: Wish, confirmed: boolean, signal: AbortSignal): Promise<ContractView> => {
    const { downline, terms, replaces } = wish
    const content = JSON.stringify(wish)
    const id = kept?.content === content ? kept.id : makeId('ctr')
    kept = { id, content }
    try {
      const sent = await call(
        calls.offerContract,
        { id, downline, terms, ...(replaces && { replaces }), ...(confirmed && { confirmed }) },
        { signal },
      )
      kept = undefined
      return sent
    } catch (error) {
      const isOpen = !(error instanceof CallFailed) || openCodes.includes(error.code)
      if (!isOpen) kept = undefined
      throw error
    } finally {
      void askAgain()
    }
  }
}

/** Nobody knows whether it was made. */
const openCodes: readonly string[] = ['network_failed', 'defect']
