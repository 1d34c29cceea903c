import { join } from 'node:path'
import type { BrandDocument } from '@baize/contract/system/system-settings'
import { contrastTable } from '@baize/ui/look/contrast.ts'
import { defineLedgerJobs } from '../ledger/jobs.ts'
import { createLedger, type Ledger } from '../ledger/ledger.ts'
import { ledgerActions, serveLedger, type LedgerDesk } from '../ledger/routes.ts'
import { deskActions, servePlatformDesk, type WriteAudit } from '../platform/desk-routes.ts'
import type { Platform } from '../platform/platform.ts'
import {
  createIdentity,
  listProviders,
  securityRules,
  watchLocks,
  type Identity,
  type IdentitySettings,
  type MemberId,
} from '../rooms/identity/identity.ts'
import { createProtection, type Protection } from '../rooms/protection/protection.ts'
import { serveProtection } from '../rooms/protection/routes.ts'
import { serveInstall } from '../rooms/system/install/routes.ts'
import { defineSystemJobs } from '../rooms/system/jobs.ts'
import { serveSystem } from '../rooms/system/routes.ts'
import { actedBy, createSystem, openGeo } from '../rooms/system/system.ts'
import type { AuditActions, System } from '../rooms/system/system.ts'
import { watchHouse } from '../rooms/system/watch/watch.ts'
import { identitySettings, siteUrlOf } from './settings.ts'

export type Foundation = {
  readonly ledger: Ledger
  readonly ledgerDesk: LedgerDesk
  readonly system: System
  readonly identity: Identity
  readonly protection: Protection
  readonly settings: IdentitySettings
  readonly brand: () => BrandDocument
  readonly brandFolder: { readonly code: string; readonly folder: string }
  /** Who of the demo plays; nobody in production. */
  readonly demoPlayers: readonly MemberId[]
}

/** The lower storeys: the books, what operators set, people, and what protects them. */
export async function layFoundation(platform: Platform, root: string): Promise<Foundation> {
  const { config, http, jobs, sockets, seal, upkeep, closing } = platform
  const { production } = config

  const ledger = createLedger(platform)
  await ledger.start()
  closing.add(() => ledger.stop())
  defineLedgerJobs(platform, ledger)

  const brandFolder = { code: config.BRAND, folder: join(root, 'brands') }
  const system = await createSystem({
    ...platform,
    publish: sockets.publish,
    sealKey: seal.publicKey,
    brand: brandFolder,
    checkContrast: worstContrast,
    holdsMoney: ledger.holdsMoney,
    geo: openGeo({ root, files: config.GEO_FILE }),
  })
  const brand = () => system.settings.brand.live()
  serveSystem(http, system)
  serveInstall(http, { brand, siteUrl: () => siteUrlOf(config) })
  defineSystemJobs(jobs, system)
  upkeep.sweep('what people moved alone', system.hands.sweep)
  watchHouse({ ...platform, system, ledger })
  await system.start()
  closing.add(() => system.stop())
  upkeep.sweep('old looks', system.looks.sweep)
  servePlatformDesk({ ...platform, production, audit: auditOf(system, deskActions) })
  const ledgerDesk = serveLedger({ ...platform, ledger, audit: auditOf(system, ledgerActions) })
  // What queues of the console there are, and that they changed, is for all who work there.
  sockets.addTopic('desk', ({ kind }, rest) => kind === 'operator' && rest === '')
  // Of alerts each role hears those that are for it.
  sockets.addTopic(
    'alerts',
    ({ kind, roles }, rest) => kind === 'operator' && roles.some((role) => role === rest),
  )
  upkeep.sweep('old alerts', system.alerts.sweep)

  const security = await system.documents.open(securityRules)
  const settings = identitySettings(config, system, security.live)
  const identity = createIdentity({
    ...platform,
    audit: system.audit,
    approvals: system.approvals,
    controls: system.controls,
    alerts: system.alerts,
    settings,
    providers: listProviders(platform, settings),
  })
  system.setAccountNames(identity.standings.listNames)
  system.setOwnAccounts(identity.isOwnAccount)
  const demoPlayers = await identity.seedDemo()
  identity.serve(http, { brand })
  identity.defineJobs({
    ...platform,
    hasBooks: async (id) => (await ledger.balances(`member:${id}`)).length > 0,
  })

  watchLocks({ ...platform, ...system })

  const protection = createProtection({
    ...platform,
    publish: sockets.publish,
    members: identity.members,
    standings: identity.standings,
    audit: system.audit,
  })
  serveProtection(http, protection)
  upkeep.partition('protection.events')
  upkeep.sweep('old deposits of limits', protection.sweepDeposits)

  const rooms = { ledger, ledgerDesk, system, identity, protection }
  return { ...rooms, settings, brand, brandFolder, demoPlayers }
}

/** What is changed below the system room goes into the same trail as everything else. */
function auditOf<const Actions extends AuditActions>(
  { audit }: System,
  actions: Actions,
): WriteAudit<Extract<keyof Actions, string>> {
  const trail = audit.open(actions)
  return async (tx, { actor, call, ...entry }) => {
    if (!actor) throw new Error('A change below the system room came without an operator.')
    const { ip, requestId } = call
    const { username = '' } = actor
    await trail.write(tx, { ...actedBy({ ...actor, username, ip, requestId }), ...entry })
  }
}

/** The pair of colours that a brand hue would make unreadable, if there is one. */
function worstContrast(hue: number) {
  const failing = contrastTable(hue).find(({ passes }) => !passes)
  return failing && { pair: failing.id, ratio: failing.ratio, needs: failing.needs }
}
