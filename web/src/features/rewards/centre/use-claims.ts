import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { Reward } from '@baize/contract/promotions/rewards'
import { call, failureText } from '../../../shared/api.ts'
import { refreshRewards } from '../api.ts'

export type Outcome = {
  readonly reward: Reward
  readonly state: 'sending' | 'done' | 'failed'
  /** Why it was not taken, in words. */
  readonly problem: string
}

/**
 * What became of each reward that was claimed here. It stays on the page after the list has let it go, and one that fails
 * says why and holds up no other. A second press while one is under way is the same press.
 */
export function useClaims() {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [isClaimingAll, setClaimingAll] = useState(false)
  const underWay = useRef(new Set<string>())
  const put = (outcome: Outcome) =>
    setOutcomes((known) => new Map(known).set(outcome.reward.id, outcome))

  async function take(reward: Reward): Promise<void> {
    if (underWay.current.has(reward.id)) return
    underWay.current.add(reward.id)
    put({ reward, state: 'sending', problem: '' })
    try {
      put({ reward: await call(calls.claimReward, { id: reward.id }), state: 'done', problem: '' })
    } catch (error) {
      put({ reward, state: 'failed', problem: failureText(error) })
    } finally {
      underWay.current.delete(reward.id)
    }
  }

  async function claim(reward: Reward): Promise<void> {
    await take(reward)
    await refreshRewards()
  }

  async function claimAll(rewards: readonly Reward[]): Promise<void> {
    if (underWay.current.size > 0) return
    setClaimingAll(true)
    // One after another: each begins or waits behind the one before it, in the order on the page.
    for (const reward of rewards) await take(reward)
    setClaimingAll(false)
    await refreshRewards()
  }

  return { outcomes, isClaimingAll, claim, claimAll }
}
