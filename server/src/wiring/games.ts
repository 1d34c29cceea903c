import { findSharedGame } from '@baize/games/find-game'
import type { Platform } from '../platform/platform.ts'
import { arcadeTarget, createArcade, openBeacon } from '../rooms/arcade/arcade.ts'
import type { Arcade, Beacon } from '../rooms/arcade/arcade.ts'
import { defineArcadeJobs } from '../rooms/arcade/jobs.ts'
import { serveArcade } from '../rooms/arcade/routes.ts'
import { definePlayJobs } from '../rooms/play/jobs.ts'
import { createPlay, type Play } from '../rooms/play/play.ts'
import { createProtocol, type Protocol } from '../rooms/play/protocol/protocol.ts'
import { servePlay, serveProtocol } from '../rooms/play/routes.ts'
import { createVendorTarget } from '../rooms/play/vendors/vendors.ts'
import { watchPlay } from '../rooms/play/watch/watch.ts'
import { createJackpots } from '../rooms/rtp/jackpots/jackpots.ts'
import { serveRtp } from '../rooms/rtp/routes.ts'
import { createRtp, watchReturns } from '../rooms/rtp/rtp.ts'
import { openProviderSandbox, type ProviderSandbox } from '../sandbox/provider/provider.ts'
import type { Foundation } from './foundation.ts'
import type { Money } from './money.ts'
import type { Offer } from './offer.ts'
import { siteUrlOf } from './settings.ts'

export type Games = {
  readonly play: Play
  readonly protocol: Protocol
  /** What the conformance kit needs; absent in production. */
  readonly sandbox?: ProviderSandbox | undefined
  readonly arcade: Arcade
  /** Where public values come from. */
  readonly beacon: Beacon
}

/** What is played: the way to vendors, our own games as the first of them, and the watch over what they return. */
export async function wireGames(
  platform: Platform,
  { ledger, ledgerDesk, system, identity, settings, brand }: Foundation,
  { catalogue, catalogueDesk }: Offer,
  { wallet, wagers }: Money,
): Promise<Games> {
  const { config, db, http, jobs, sockets, upkeep, closing } = platform
  const nameOf = async (id: string) => (await identity.members.find(db, id))?.account

  const protocol = createProtocol({
    ...platform,
    catalogue,
    ledger,
    wallet,
    wagers,
    standings: identity.standings,
    brandCurrency: settings.currency,
  })
  const play = createPlay({
    ...platform,
    catalogue,
    wallet,
    protocol,
    standings: identity.standings,
    isFreePlayOn: () => system.isModuleOn('FREEPLAY3'),
    listDemo: config.production ? async () => [] : identity.standings.listDemo,
  })
  wallet.setVendors(play.listVendorsWithPocket)
  platform.faults.setVendors(() => protocol.vendors.list().map(({ key }) => key))
  await play.start()
  closing.add(() => play.stop())
  servePlay(http, play)
  upkeep.sweep('what is over in play', play.sweep)
  definePlayJobs(jobs, play)
  watchPlay({ ...platform, alerts: system.alerts, vendors: protocol.vendors })
  play.addTarget(
    createVendorTarget({ list: protocol.vendors.list, siteUrl: () => siteUrlOf(config) }),
  )
  upkeep.sweep('used nonces of vendors', protocol.guard.forgetNonces)
  const sandbox = config.production
    ? undefined
    : await openProviderSandbox({ ...platform, catalogue, protocol })
  serveProtocol(http, {
    ...platform,
    audit: system.audit,
    approvals: system.approvals,
    controls: system.controls,
    catalogue,
    members: identity.members,
    protocol,
    kit: sandbox?.kit,
  })

  const beacon = openBeacon({ ...platform, urls: config.BEACON_URL })
  const arcade = createArcade({
    ...platform,
    catalogue,
    wagers,
    wallet: play.walletFor('ARCADE'),
    purseWallet: play.pursesFor('ARCADE'),
    arePursesOn: () => system.isModuleOn('PURSE3'),
    publish: sockets.publish,
    listPools: play.listPools,
    openPool: (pool, whole) =>
      play.openPool('ARCADE', pool, { whole, currency: settings.currency() }),
    nameOf,
    beacon,
  })
  play.addTarget(arcadeTarget)
  sockets.addTopic('shared', (_, rest) => findSharedGame(rest) !== undefined)
  serveArcade(http, arcade)
  ledgerDesk.setPromises(arcade.seeds.head)
  defineArcadeJobs(jobs, arcade)
  upkeep.partition('arcade.rounds')
  upkeep.partition('arcade.shared_bets')
  upkeep.sweep('sessions and fun of the arcade', arcade.sweep)
  await arcade.start()
  closing.add(() => arcade.stop())

  const rtp = createRtp({
    ...platform,
    catalogue,
    zone: () => brand().zone,
    currency: settings.currency,
  })
  watchReturns({ alerts: system.alerts, rtp })
  const jackpots = createJackpots({
    ...platform,
    ledger,
    play,
    vendorNameOf: play.findVendorName,
    nameOf,
  })
  serveRtp(http, { rtp, jackpots })
  catalogueDesk.setRounds(rtp.countToday)
  upkeep.sweep('old returns of games', rtp.sweep)

  return { play, protocol, sandbox, arcade, beacon }
}
