import {
  createPromotions,
  definePromotionsJobs,
  seedDemoOffers,
} from '../rooms/promotions/promotions.ts'
import {
  servePromotions,
  servePromotionsDesk,
  serveSignalsDesk,
} from '../rooms/promotions/routes.ts'
import { programmesRules, serveProgrammes } from '../rooms/promotions/promotions.ts'
import { giveDemoBudgets } from './demo-budgets.ts'
import type { House } from './house.ts'

/** Opens the room in the house: its document, its ears, its calls, and what it does on a clock. */
export async function wire({ platform, foundation, offer, money }: House): Promise<void> {
  const isVipOn = () => foundation.system.isModuleOn('VIP')
  const programmes = await foundation.system.documents.open(programmesRules)
  const promotions = createPromotions({
    ...platform,
    ledger: foundation.ledger,
    wallet: money.wallet,
    wagers: money.wagers,
    support: money.support,
    zone: () => foundation.brand().zone,
    programmes,
    listBornOn: foundation.identity.listBornOn,
    isVipOn,
    publish: platform.sockets.publish,
    brandCurrency: foundation.settings.currency,
    leastStakes: offer.catalogue.leastStakes,
    members: foundation.identity.members,
    standings: foundation.identity.standings,
    audit: foundation.system.audit,
    approvals: foundation.system.approvals,
    hands: foundation.system.hands,
    traces: foundation.identity.traces,
    listSharedBanks: money.cashier.payees.listShared,
    listSameBank: money.cashier.payees.listAlike,
  })
  money.cashier.withdrawals.setBonds(promotions.bonds)
  definePromotionsJobs(platform.jobs, promotions)
  servePromotions(platform.http, promotions)
  servePromotionsDesk(platform.http, promotions)
  const { system, identity, brand, settings, demoPlayers } = foundation
  const { members } = identity
  serveSignalsDesk(platform.http, { ...platform, ...promotions, members })
  serveProgrammes(platform.http, {
    ...platform,
    ...promotions,
    wallet: money.wallet,
    members: identity.members,
    audit: system.audit,
    approvals: system.approvals,
    hands: system.hands,
    isVipOn,
    zone: () => brand().zone,
  })
  // The programmes of a demo have something to give; nothing in production.
  const isDemo = !platform.config.production && demoPlayers.length > 0
  if (!isDemo) return
  await giveDemoBudgets({ ...platform, ...promotions }, settings.currency())
  await seedDemoOffers({ ...platform, ...promotions }, settings.currency())
}
