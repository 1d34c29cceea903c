import { judgeStanding } from '../rooms/play/play.ts'
import { createBudgets } from '../rooms/promotions/budgets/budgets.ts'
import { createGrants } from '../rooms/promotions/grants/grants.ts'
import { defineMissionJobs } from '../rooms/promotions/missions/jobs.ts'
import {
  createMissions,
  seedDemoMissions,
  subscriber,
} from '../rooms/promotions/missions/missions.ts'
import { serveMissions } from '../rooms/promotions/missions/routes.ts'
import type { House } from './house.ts'

/** Accounts without money, and those of the house: nothing that they do counts for rewards. */
const leftOut: readonly number[] = [4, 9]

/** Opens missions, the sign-in card and boards. */
export async function wire({ platform, foundation, money }: House): Promise<void> {
  const { ledger, identity, system, brand, settings, demoPlayers } = foundation
  const { wallet, wagers } = money
  const { standings } = identity
  const zone = () => brand().zone
  const missions = createMissions({
    ...platform,
    budgets: createBudgets({ ledger }),
    grants: createGrants({ ...platform, ledger, wallet, wagers }),
    zone,
    currencyOf: standings.findCurrency,
    barOf: async (tx, member) => judgeStanding((await standings.list(tx, [member])).get(member)),
    async listCounted(tx, members) {
      const found = new Map<string, string>()
      for (const [id, { type, state }] of await standings.list(tx, members)) {
        const currency = await standings.findCurrency(id as (typeof members)[number])
        if (currency === undefined || leftOut.includes(type) || state === 'closed') continue
        found.set(id, currency)
      }
      return found
    },
    tell: (member) => platform.sockets.publish(`member:${member}`, { kind: 'rewards.changed' }),
    async isUpToDate() {
      const all = await platform.events.listSubscribers()
      return all.find(({ name }) => name === subscriber)?.behind === 0
    },
  })
  defineMissionJobs(platform.jobs, missions)
  serveMissions(platform.http, {
    ...platform,
    members: identity.members,
    missions,
    audit: system.audit,
    approvals: system.approvals,
    hands: system.hands,
    support: money.support,
    zone,
    currencyOf: standings.findCurrency,
    brandCurrency: settings.currency,
  })
  // A demo has some, with what its members did for them; nothing in production.
  if (platform.config.production || demoPlayers.length === 0) return
  const currency = settings.currency()
  await seedDemoMissions({ ...platform, zone, missions, currency }, demoPlayers)
}
