import type { LimitPeriod } from '@baize/contract/protection/protection'
import { isAway } from '../platform/database/database.ts'
import type { StoredEvent } from '../platform/events/events.ts'
import type { Platform } from '../platform/platform.ts'
import { errorText } from '../platform/scrub.ts'
import { cashierRules, createCashier, defineCashierJobs } from '../rooms/cashier/cashier.ts'
import { serveCashier, type Cashier, type People } from '../rooms/cashier/cashier.ts'
import { watchQueues } from '../rooms/cashier/watch/watch.ts'
import type { MemberSecured, MemberStateChanged } from '../rooms/identity/identity.ts'
import type { LimitReached, MemberBarred } from '../rooms/protection/events.ts'
import { defineSupportJobs } from '../rooms/support/jobs.ts'
import { serveSupport } from '../rooms/support/routes.ts'
import { createSupport, supportRules, type Support } from '../rooms/support/support.ts'
import { watchFeedback } from '../rooms/support/support.ts'
import { createStakeGate, createWagers, type Wagers } from '../rooms/wagers/wagers.ts'
import { serveWinners } from '../rooms/wagers/winners/routes.ts'
import { createWinners } from '../rooms/wagers/winners/winners.ts'
import { createAdjustments } from '../rooms/wallet/adjustments/adjustments.ts'
import { serveAdjustments } from '../rooms/wallet/adjustments/routes.ts'
import { serveWallet } from '../rooms/wallet/routes.ts'
import { createWallet, seedDemoMoney } from '../rooms/wallet/wallet.ts'
import type { MemberId, Wallet } from '../rooms/wallet/wallet.ts'
import type { Audit } from '../rooms/system/system.ts'
import { definePaymentSandboxJobs } from '../sandbox/payments/jobs.ts'
import { isSandboxVendor } from '../sandbox/provider/seed.ts'
import { createPaymentSandbox, type PaymentSandbox } from '../sandbox/payments/payments.ts'
import { servePayPage } from '../sandbox/payments/routes.ts'
import { sendToSelf } from '../sandbox/payments/send.ts'
import type { Foundation } from './foundation.ts'
import type { Offer } from './offer.ts'

export type Money = {
  readonly wallet: Wallet
  readonly support: Support
  readonly wagers: Wagers
  readonly cashier: Cashier
}

/** Members' money and what may become of it: pockets, messages about it, bets, and the cashier. */
export async function wireMoney(
  platform: Platform,
  foundation: Foundation,
  { catalogue }: Offer,
): Promise<Money> {
  const { config, http, jobs, sockets, upkeep, closing } = platform
  const { ledger, system, identity, protection, settings, brand, demoPlayers } = foundation
  const { alerts, audit, approvals, documents } = system
  const supportSettings = await documents.open(supportRules)
  const cashierSettings = await documents.open(cashierRules)

  const wallet = createWallet({
    ...platform,
    ledger,
    publish: sockets.publish,
    // Whoever is not in the books of identity has nothing, and that in the brand's currency.
    currencyOf: async (id) => (await identity.standings.findCurrency(id)) ?? settings.currency(),
  })
  serveWallet(http, wallet)
  await seedDemoMoney({ ...platform, ledger, wallet }, demoPlayers)
  upkeep.partition('wallet.transfers')
  closing.add(async () => wallet.flush())
  const adjustments = createAdjustments({
    ...platform,
    ledger,
    wallet,
    audit,
    approvals,
    hands: system.hands,
    hasMember: async (id) => (await identity.standings.findCurrency(id)) !== undefined,
  })
  serveAdjustments(http, adjustments)

  const support = createSupport({
    ...platform,
    audit,
    publish: sockets.publish,
    people: identity.audience,
    isExcluded: protection.isExcluded,
    zone: () => brand().zone,
    brandName: settings.brandName,
    siteUrl: settings.siteUrl,
    limits: supportSettings.live,
    customerService: () => system.settings.links.live().customerService,
  })
  serveSupport(http, support)
  defineSupportJobs(jobs, support)
  watchFeedback({ ...platform, alerts })
  upkeep.sweep('old messages and feedback', support.sweep)
  closing.add(() => support.flush())
  platform.events.subscribe<LimitReached>({
    name: 'notices of limits',
    kinds: ['limit.reached'],
    from: 'now',
    handle: (tx, { id, subject }) => support.tell(tx, limitNotice(id, subject as MemberId)),
  })

  platform.events.subscribe<MemberSecured>({
    name: 'warnings of changed accounts',
    kinds: ['member.secured'],
    from: 'now',
    handle: (tx, event) => support.warn(tx, securityNotice(event)),
  })

  const wagers = createWagers({
    ...platform,
    ledger,
    wallet,
    lossLimitReached(member, period) {
      // Of a record that could not be written no stake should hear.
      protection.noteLossLimitReached(member, period as LimitPeriod).catch((error: unknown) => {
        if (isAway(error)) return
        platform.log.error({ member, error: errorText(error) }, 'A limit that held was not noted.')
      })
    },
  })
  wagers.setGate(createStakeGate({ standings: identity.standings, catalogue, protection }))
  protection.setSums({
    lostSince: wagers.sumLost,
    balanceOf: async (member) => (await wallet.getState(member)).balance,
  })
  upkeep.partition('wagers.wagers')
  upkeep.sweep('old calls about wagers', wagers.forgetOldCalls)
  const winners = createWinners({
    ...platform,
    catalogue,
    currency: settings.currency,
    shownOf: identity.standings.listShown,
    isRehearsal: isSandboxVendor,
  })
  serveWinners(http, winners)
  upkeep.sweep('old wins', winners.sweep)

  const people = peopleOf(platform, foundation)
  identity.paymentPasswords.setLimits(() => {
    const { paymentTries, paymentLockMinutes, paymentResetHoldHours } = cashierSettings.live()
    return {
      tries: paymentTries,
      lockMinutes: paymentLockMinutes,
      resetHoldHours: paymentResetHoldHours,
    }
  })
  const sandbox = config.production ? undefined : openPaymentSandbox(platform, audit)
  const cashier = await createCashier({
    ...platform,
    production: config.production,
    publish: sockets.publish,
    ledger,
    wallet,
    audit,
    approvals,
    controls: system.controls,
    hands: system.hands,
    protection,
    support,
    people,
    members: identity.members,
    standings: identity.standings,
    paymentPasswords: identity.paymentPasswords,
    traces: identity.traces,
    settings: cashierSettings.live,
    zone: () => brand().zone,
    currency: settings.currency,
    brandCurrency: settings.currency,
    gateways: sandbox === undefined ? [] : [sandbox],
    isBarred: async (tx, member) => {
      const standing = (await identity.standings.list(tx, [member])).get(member)
      return standing?.state !== 'open'
    },
    turnoverSince: async (member, since) => {
      const until = platform.now()
      return (await wagers.sumRecord(member, { from: since, until })).validBet
    },
  })
  serveCashier({ ...platform, wallet, people, sandbox, settings: cashierSettings.live }, cashier)
  defineCashierJobs(platform, cashier)
  platform.events.subscribe<MemberBarred | MemberStateChanged>({
    name: 'clocks of withdrawals',
    kinds: ['member.barred', 'member.state_changed'],
    from: 'now',
    async handle(tx, { kind, subject, at, payload }) {
      if (kind === 'member.state_changed' && payload.state === 'open') return
      await cashier.withdrawals.stopClocks(tx, subject as MemberId, at)
    },
  })
  platform.events.subscribe<MemberSecured>({
    name: 'changed accounts behind withdrawals',
    kinds: ['member.secured'],
    handle: (tx, event) => cashier.withdrawals.noteSecured(tx, event),
  })
  watchQueues({ ...platform, alerts, settings: cashierSettings.live })
  await cashier.start()
  closing.add(() => cashier.stop())

  return { wallet, support, wagers, cashier }
}

function securityNotice({ id, subject, at, payload }: StoredEvent<MemberSecured>) {
  const { what: about, name, until } = payload
  const values = {
    at,
    ...(name !== undefined && { name }),
    ...(until !== undefined && { until: new Date(until) }),
  }
  return { id, member: subject as MemberId, about, values, link: '/member?m=securityCenter' }
}

function limitNotice(event: string, member: MemberId) {
  return { id: event, member, about: 'limitReached', link: '/member?m=limits' } as const
}

/** A gateway of our own, so that every state of a payment can be reached; it is not there in production. */
function openPaymentSandbox(platform: Platform, audit: Audit): PaymentSandbox {
  const { http, jobs } = platform
  const sandbox = createPaymentSandbox({ ...platform, audit, send: sendToSelf(http) })
  servePayPage(http, sandbox)
  definePaymentSandboxJobs(jobs, sandbox)
  return sandbox
}

/** Members as the queues of the cashier show them. */
function peopleOf({ db }: Platform, { identity }: Foundation): People {
  return {
    list: (ids) => identity.members.list(db, ids),
    findId: async (text) =>
      ((await identity.members.find(db, text)) ?? (await identity.members.findByAccount(db, text)))
        ?.id,
  }
}
