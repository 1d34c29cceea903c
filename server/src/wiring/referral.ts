import { systemRandomBytes } from '@baize/kernel/random'
import { createGrants } from '../rooms/promotions/grants/grants.ts'
import {
  createReferrals,
  defineReferralJobs,
  referralRules,
} from '../rooms/promotions/referral/referral.ts'
import { serveReferral } from '../rooms/promotions/referral/routes.ts'
import type { House } from './house.ts'

/** Opens refer-and-earn: its document, its ears, its calls, and what it does on a clock. */
export async function wire({ platform, foundation, money }: House): Promise<void> {
  const { system, identity, ledger, brand, settings } = foundation
  const { wallet, wagers, cashier } = money
  const document = await system.documents.open(referralRules)
  const isOn = () => system.isModuleOn('REFERRAL')
  const referrals = createReferrals({
    ...platform,
    isOn,
    document,
    randomBytes: systemRandomBytes,
    zone: () => brand().zone,
    grants: createGrants({ ...platform, ledger, wallet, wagers }),
    support: money.support,
    members: identity.members,
    traces: identity.traces,
    listPayees: cashier.payees.listCommon,
    publish: platform.sockets.publish,
  })
  defineReferralJobs(platform.jobs, referrals)
  const { db, http } = platform
  const { members } = identity
  const brandCurrency = settings.currency
  const { audit, approvals, hands } = system
  const desk = { audit, approvals, hands }
  serveReferral(http, { db, referrals, members, isOn, brandCurrency, ...desk })
}
