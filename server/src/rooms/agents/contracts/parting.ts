import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import { listAffected, type Affected } from './affected.ts'
import type { Contract, ContractId } from './contract.ts'
import type { ContractsDeps } from './deps.ts'
import { createEnding } from './ending.ts'
import { showAffected } from './higher-rate.ts'
import type { ContractNews } from './news.ts'
import * as store from './store.ts'

export type PartAsk = {
  readonly giver: MemberId
  readonly downline: MemberId
  /** From when the two have nothing to do with each other. */
  readonly ends: Date
  readonly confirmed: boolean
}

export type Parted = Result<
  { readonly ended: readonly ContractId[]; readonly withdrawn: readonly ContractId[] },
  'move_ends_contracts'
>

type Parting = { readonly ending: readonly Affected[]; readonly offers: readonly Contract[] }

/** Ends all that one gives to the other, and what stands on it, once that is confirmed. */
export function createParting(deps: ContractsDeps, news: ContractNews) {
  const endBelow = createEnding(deps, news)

  async function findEnding(
    tx: Transaction,
    { giver, downline, confirmed }: Omit<PartAsk, 'ends'>,
  ): Promise<Result<Parting, 'move_ends_contracts'>> {
    await store.takeTurn(tx)
    const open = (await store.listOpen(tx, downline)).filter((one) => one.giver === giver)
    const ending: Affected[] = []
    for (const contract of open.filter(({ state }) => state === 'accepted')) {
      const below = await listAffected(tx, contract.kind, downline, null)
      ending.push({ contract, level: 0 }, ...below)
    }
    if (ending.length > 0 && !confirmed) {
      const { params, value } = await showAffected(tx, deps, ending)
      return refuse('move_ends_contracts', params, value)
    }
    return ok({ ending, offers: open.filter(({ state }) => state === 'offered') })
  }

  return {
    /** Which contracts would end, the upper ones first; a refusal that lists them where that is not confirmed. */
    async checkPart(
      tx: Transaction,
      asked: Omit<PartAsk, 'ends'>,
    ): Promise<Result<readonly ContractId[], 'move_ends_contracts'>> {
      const found = await findEnding(tx, asked)
      return found.ok ? ok(found.value.ending.map(({ contract }) => contract.id)) : found
    },
    /** What waits for an answer is taken back. Answers which contracts ended, and which offers were taken back. */
    async part(tx: Transaction, asked: PartAsk): Promise<Parted> {
      const found = await findEnding(tx, asked)
      if (!found.ok) return found
      const { ending, offers } = found.value
      for (const offer of offers) {
        const at = deps.now()
        await store.closeOffer(tx, offer.id, 'withdrawn', at)
        const closed = { ...offer, state: 'withdrawn', decidedAt: at } as const
        await news.tellDownline(tx, closed, 'contractWithdrawn')
        await news.tellGiver(tx, closed, 'contractOfferTakenBack')
      }
      await endBelow(tx, ending, { ends: asked.ends, by: null, because: 'move' })
      return ok({
        ended: ending.map(({ contract }) => contract.id),
        withdrawn: offers.map(({ id }) => id),
      })
    },
  }
}
