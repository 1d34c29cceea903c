import type { Transaction } from '../../../platform/database/database.ts'
import type { ContractId } from './contract.ts'
import type { ContractsDeps } from './deps.ts'
import { checkGiver } from './giver.ts'
import type { ContractNews } from './news.ts'
import * as store from './store.ts'
import { windowAt } from './windows.ts'

/**
 * Lets contracts go on whose end has not come, the upper ones first: each where no other took its place and its giver may
 * still give it. Answers how many.
 */
export function createRejoining(deps: ContractsDeps, news: ContractNews) {
  const { now, zone } = deps
  return async (tx: Transaction, ids: readonly ContractId[]): Promise<number> => {
    await store.takeTurn(tx)
    let going = 0
    for (const id of ids) {
      const ended = await store.findContract(tx, id)
      if (ended?.state !== 'terminated' || ended.beginsAt === null) continue
      if (ended.endsAt === null || ended.endsAt <= now()) continue
      const { kind, downline, terms, beginsAt } = ended
      if ((await store.findOf(tx, 'accepted', kind, downline)) !== undefined) continue
      if (!(await checkGiver(tx, deps, ended)).ok) continue
      // One that never held was taken out of what is settled, and begins anew.
      const from = (await store.findNextFrom(tx, id)) ?? beginsAt
      const window = windowAt(terms, from, zone(), { begins: beginsAt, ends: null })
      await store.resumeContract(tx, id, { at: now(), from, to: window.to })
      const resumed = { ...ended, state: 'accepted', endsAt: null } as const
      await news.tellDownline(tx, resumed, 'contractGoesOn')
      await news.tellGiver(tx, resumed, 'contractGivenGoesOn')
      going += 1
    }
    return going
  }
}

export function createStayBack(news: ContractNews) {
  return async (tx: Transaction, ids: readonly ContractId[]): Promise<void> => {
    for (const id of ids) {
      const offer = await store.findContract(tx, id)
      if (offer?.state !== 'withdrawn') continue
      const next = await store.findOf(tx, 'offered', offer.kind, offer.downline)
      if (next === undefined) await news.tellGiver(tx, offer, 'contractOfferStaysBack')
    }
  }
}
