import type { Requirement } from '@baize/contract/cashier/requirements'
import type { Reward } from '@baize/contract/promotions/rewards'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { Language } from '@baize/kernel/language'
import { ok } from '@baize/kernel/result'
import type { Bonds } from '../../cashier/cashier.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Debts } from '../debts/debts.ts'
import { isAtStake, type Grant, type Grants } from '../grants/grants.ts'
import { listCounted } from '../requirements/count.ts'
import { wholeBet } from '../requirements/weights.ts'

type Deps = {
  readonly db: Database
  readonly grants: Pick<Grants, 'find' | 'list' | 'takeTurn' | 'agree' | 'listStanding'>
  readonly debts: Pick<Debts, 'listOf'>
  readonly rewards: { show(all: readonly Grant[], language: Language): Promise<Reward[]> }
  readonly wallet: Pick<Wallet, 'getState'>
  readonly wagers: Pick<Wagers, 'sumOpen'>
}

const most = 50

/** What the cashier tells of bonuses to who takes money out, and what it asks before some are given up. */
export function createBonds({ db, grants, debts, rewards, wallet, wagers }: Deps): Bonds {
  async function list(member: MemberId, language: Language): Promise<Requirement[]> {
    const owed = new Map((await debts.listOf(member)).map((one) => [one.grant, one]))
    const again = await Promise.all([...owed.keys()].map((id) => grants.find(id)))
    const running = [
      ...(await grants.list(member, { limit: most, states: ['active', 'settling'] })),
      ...again.filter((one) => one !== undefined),
    ]
    const [shown, stands, { pockets }] = await Promise.all([
      rewards.show(running, language),
      grants.listStanding(
        member,
        running.map(({ id }) => id),
      ),
      wallet.getState(member),
    ])
    return await Promise.all(
      running.map(async (grant, place): Promise<Requirement> => {
        const { id, mode, amount, terms, state } = grant
        const reward = shown[place]
        if (reward === undefined) throw new Error('A grant was lost on its way to its member.')
        const [open, counted] = await Promise.all([wagers.sumOpen(db, id), listCounted(db, id)])
        const pocket = pockets.find((one) => one.pocket === `bonus:${id}`)?.amount ?? 0n
        const { title, from, asks, left } = reward
        const debt = owed.get(id)
        const isLocked = mode === 'gate' && state === 'active'
        return {
          reward: id,
          title,
          from,
          // What is owed again holds cash, whatever it was before.
          mode: debt === undefined ? mode : 'gate',
          amount: String(amount),
          asks,
          counted: reward.counted,
          left,
          bets: counted.reduce((sum, { bets }) => sum + bets, 0),
          rates: ratesOf(grant),
          locked: String(debt?.held ?? (isLocked ? amount : 0n)),
          pocket: String(pocket),
          won: String(pocket > amount ? pocket - amount : 0n),
          open: { bets: open.bets, stake: String(open.stake) },
          isSticky: terms.isSticky,
          endsAt: debt?.until.toISOString() ?? reward.endsAt,
          stands: stands.get(id) ?? null,
          isOwedAgain: debt !== undefined,
          atStake: isAtStake(grant),
        }
      }),
    )
  }

  return {
    list,
    hold: grants.takeTurn,
    async agree(tx, asked) {
      const agreed = await grants.agree(tx, asked)
      if (!agreed.ok) return agreed
      return ok(asked.agreed.reduce((sum, { pocket, atStake }) => sum + pocket + atStake, 0n))
    },
  }
}

/** What would be left in each category that counts, where not all of every bet does. */
function ratesOf({ asks, done, terms: { weights } }: Grant): Requirement['rates'] {
  const left = asks - done
  const all = gameCategories
    .filter((name) => name !== 'HOT')
    .map((category) => ({ category, weight: weights.categories[category] ?? weights.default }))
  if (all.every(({ weight }) => weight === wholeBet)) return []
  return all
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ category, weight }) => {
      const by = BigInt(weight)
      return { category, weight, left: String((left + by - 1n) / by) }
    })
}
