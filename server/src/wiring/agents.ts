import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import {
  agentsRules,
  createAgents,
  defineAgentsJobs,
  owedBeside,
  watchProofs,
} from '../rooms/agents/agents.ts'
import { createContractsBeside, serveAgents } from '../rooms/agents/routes.ts'
import { giveDemoTeam } from './demo-team.ts'
import type { House } from './house.ts'

/** Opens the room in the house: its document, its ears, and what it does on a clock. */
export async function wire(house: House): Promise<void> {
  const { platform, foundation, money } = house
  const { system, identity, ledger, brand } = foundation
  const zone = () => brand().zone
  const settings = await system.documents.open(agentsRules(zone))
  const agents = createAgents({
    ...platform,
    zone,
    settings: settings.live,
    settingsIn: settings.liveIn,
    ledger,
    wallet: money.wallet,
    wagers: money.wagers,
    support: money.support,
    members: identity.members,
    standings: identity.standings,
    below: identity.below,
    traces: identity.traces,
    listSharedBanks: money.cashier.payees.listShared,
    invitations: identity.invitations,
    publish: platform.sockets.publish,
    products: gameCategories.filter((name) => name !== 'HOT'),
  })
  defineAgentsJobs(platform.jobs, agents)
  watchProofs({ alerts: system.alerts, proofs: agents.proofs })
  const { db, now, jobs } = platform
  const calls = {
    ...agents,
    db,
    now,
    jobs,
    zone,
    members: identity.members,
    invitations: identity.invitations,
    support: money.support,
    audit: system.audit,
    approvals: system.approvals,
  }
  serveAgents(platform.http, calls)
  money.wallet.setOwed(owedBeside)
  money.wallet.setContracts(createContractsBeside(calls))
  money.cashier.downline.setTeam(agents.tree.isBelow)
  await giveDemoTeam(house, agents)
}
