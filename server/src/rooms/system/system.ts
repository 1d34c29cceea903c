import type { SocketEvent } from '@baize/contract/events'
import { isModuleOn } from '@baize/contract/system/modules'
import type { SealKey } from '@baize/contract/system/system'
import type { LinksDocument, PolicyDocument } from '@baize/contract/system/system-settings'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { businessDay } from '@baize/kernel/time'
import { isAway, type Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log.ts'
import { startLoop } from '../../platform/loop.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { createAlerts, createControls, type Alerts, type Controls } from './alerts/alerts.ts'
import { createApprovals, type Approvals } from './approvals/approvals.ts'
import { createAudit, fullNameOf, type Audit } from './audit/audit.ts'
import { createDocuments, type BrandFolder, type Documents } from './documents/documents.ts'
import {
  createHands,
  limitsOf,
  type AccountNames,
  type Hands,
  type IsOwnAccount,
} from './hands/hands.ts'
import { createLooks, type Looks } from './looks/looks.ts'
import { createRegions, type Geo, type Regions } from './regions/regions.ts'
import type { Reader } from './said/said.ts'
import {
  countriesOf,
  openSettings,
  type CheckContrast,
  type HoldsMoney,
  type Settings,
} from './settings/settings.ts'
import { createStatus, type Status } from './status.ts'

export { actedBy, createAudit, fullNameOf, platformItself } from './audit/audit.ts'
export type { Audit, AuditActions, AuditTrail, Doer, NewEntry } from './audit/audit.ts'
export type { AlertKinds, Alerts, Controls } from './alerts/alerts.ts'
export type { Loosening, NewAlert, Raiser } from './alerts/alerts.ts'
export { operatorOf } from './caller.ts'
export { handleLoosening, type LooseningDeps } from './loosenings.ts'
export type {
  ApprovalHandler,
  Approvals,
  Ask,
  AskedChange,
  AskedFor,
  People,
  StoredApproval,
} from './approvals/approvals.ts'
export type { Documents, DocumentRules, OpenDocument } from './documents/documents.ts'
export {
  countSetting,
  isSameContent,
  loosenedByChanging,
  loosenedByLowering,
  loosenedByRaising,
  loosenedByRaisingBounds,
  loosenedByRaisingSums,
  loosenedBySwitching,
  loosenedSentences,
  rateSetting,
  sumsSetting,
  switchSetting,
  timeSetting,
} from './documents/documents.ts'
export type { Setting, SettingPart } from './documents/documents.ts'
export type { HandMovement, Hands } from './hands/hands.ts'
export { sayValue } from './said/said.ts'
export { openGeo, type Geo } from './regions/regions.ts'
export type { SaidValue } from './said/said.ts'
export type { CheckContrast } from './settings/settings.ts'

export type System = {
  /** What operators set, room by room: live versions, drafts, history. */
  readonly documents: Documents
  /** The documents of this room. */
  readonly settings: Settings
  /** What a caller meets, and the answer of the status call. */
  readonly status: Status
  readonly regions: Regions
  /** Who did what, as a chain. Every room writes its operators' doings here. */
  readonly audit: Audit
  /** Changes that need a second person. */
  readonly approvals: Approvals
  /** What one person may move alone of members' money. */
  readonly hands: Hands
  /** What needs the eyes of operators; every room raises its own. */
  readonly alerts: Alerts
  /** What is told when a control that binds operators is loosened. */
  readonly controls: Controls
  /** Who looked at what is personal. */
  readonly looks: Looks
  /** Who reads what is said in a language: by the brand's clock, now. */
  readerOf(language: Language): Reader
  /** Set by the room that knows members; until then each is called by the id. */
  setAccountNames(names: AccountNames): void
  /** Set by the room that knows whose accounts are whose; until then an operator has none. */
  setOwnAccounts(isOwn: IsOwnAccount): void
  isModuleOn(modId: string): boolean
  /** The countries of the phone field. */
  listCountries(): readonly LinksDocument['countries'][number][]
  /** Begins to hear of other nodes' changes, and looks for them every ten seconds besides. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type SystemDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly events: Pick<Events, 'write'>
  readonly sessions: Pick<Sessions, 'setLimits'>
  /** Tells the open pages; that of the sockets. */
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly sealKey: SealKey
  readonly brand: BrandFolder
  readonly checkContrast: CheckContrast
  readonly holdsMoney: HoldsMoney
  /** Where addresses are. */
  readonly geo: Geo
}

const lookEveryMs = 10_000
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The room, seeded and ready to answer. */
export async function createSystem(deps: SystemDeps): Promise<System> {
  const { db, now, makeId, brand, sealKey, publish } = deps
  const failed = (error: unknown) => {
    if (isAway(error)) return
    deps.log.error({ error: errorText(error) }, 'The system room could not look for changes.')
  }

  const audit = createAudit({
    db,
    now,
    written: (sequence) =>
      publish('operators', { kind: 'audit.written', sequence: String(sequence) }),
  })
  await audit.prepareMonths()
  const alerts = createAlerts({
    db,
    now,
    makeId,
    publish,
    zone: () => settings.brand.live().zone,
    failed(kind, error) {
      if (isAway(error)) return
      deps.log.error({ kind, error: errorText(error) }, 'What an alert watches was not looked at.')
    },
  })
  let accountNames: AccountNames = async () => new Map()
  let isOwnAccount: IsOwnAccount = async () => false
  const controls = createControls(alerts.open)
  const approvals = createApprovals({
    db,
    now,
    makeId,
    audit,
    accountNames: (tx, ids) => accountNames(tx, ids),
    isOwnAccount: (tx, operator, member) => isOwnAccount(tx, operator, member),
    sameAddressAgreed: (tx, { requestedById, requestedBy: by, requestedIp: place }, operator) =>
      controls.samePlace(tx, {
        people: [requestedById, operator.id],
        day: businessDay(now(), settings.brand.live().zone),
        by,
        second: fullNameOf(operator),
        place,
      }),
  })
  const documents = createDocuments({ ...deps, audit, approvals, controls, failed })
  const settings = await openSettings(documents, deps)
  const hands = createHands({
    db,
    now,
    zone: () => settings.brand.live().zone,
    limits: (currency) => limitsOf(settings.policy.live(), currency),
    open: alerts.open,
    accountNames: (tx, ids) => accountNames(tx, ids),
    isOwnAccount: (tx, operator, member) => isOwnAccount(tx, operator, member),
  })
  const regions = createRegions({ db, now, geo: deps.geo })
  const status = createStatus({ documents, settings, regions, sealKey, brandCode: brand.code, now })

  settings.regions.follow(({ rules }) => regions.setRules(rules))
  settings.policy.follow((policy) => applyPolicy(policy, regions, deps.sessions))
  documents.onChange((document, version) => {
    // Every node says it once it knows, so that a page that asks its node anew gets the new answer.
    publish('members', { kind: 'system.changed', document, version })
    publish('operators', { kind: 'system.changed', document, version })
  })

  let stop = async () => {}
  return {
    documents,
    settings,
    status,
    regions,
    audit,
    approvals,
    hands,
    alerts,
    controls,
    looks: createLooks({ db, now, audit }),
    readerOf: (language) => ({ language, zone: settings.brand.live().zone, now: now() }),
    setAccountNames: (names) => void (accountNames = names),
    setOwnAccounts: (isOwn) => void (isOwnAccount = isOwn),
    isModuleOn: (modId) => isModuleOn(settings.whitelabel.live().tree, modId),
    listCountries: () => countriesOf(settings.links.live()),
    async start() {
      const stopListening = await documents.listen()
      const loop = startLoop(async () => {
        await documents.refresh()
        await regions.flushHits()
        return lookEveryMs
      }, failed)
      stop = async () => {
        stopListening()
        await loop.stop()
        await regions.flushHits().catch(failed)
      }
    },
    stop: () => stop(),
  }
}

/** How long sessions last, and from where the console may be used. */
function applyPolicy(
  policy: PolicyDocument,
  regions: Regions,
  sessions: Pick<Sessions, 'setLimits'>,
): void {
  regions.setConsoleRanges(policy.consoleRanges)
  sessions.setLimits('member', {
    idleMs: policy.memberIdleMinutes * minuteMs,
    absoluteMs: policy.memberAbsoluteHours * hourMs,
  })
  sessions.setLimits('operator', {
    idleMs: policy.operatorIdleMinutes * minuteMs,
    absoluteMs: policy.operatorAbsoluteHours * hourMs,
  })
}
