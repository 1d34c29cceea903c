import type { DocumentName, LinksDocument } from '@baize/contract/documents'
import type { SocketEvent } from '@baize/contract/events'
import { isModuleOn } from '@baize/contract/modules'
import type { SealKey } from '@baize/contract/system'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log.ts'
import { startLoop } from '../../platform/loop.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { createApprovals, type Approvals } from './approvals/approvals.ts'
import { createAudit, type Audit } from './audit/audit.ts'
import { createDocuments, type CheckContrast, type Documents } from './documents/documents.ts'
import { countriesOf } from './links.ts'
import { openGeo, type CountryOf } from './regions/geo.ts'
import { createRegions, type Regions } from './regions/regions.ts'
import { seedDocuments, type BrandFolder } from './seed.ts'
import { createStatus, type Status } from './status.ts'

export { actedBy, platformItself, type Audit, type Doer, type NewEntry } from './audit/audit.ts'
export { operatorOf } from './caller.ts'
export type {
  ApprovalHandler,
  Approvals,
  CarryOutRefusal,
  NewRequest,
  StoredApproval,
} from './approvals/approvals.ts'
export type { CheckContrast, Documents } from './documents/documents.ts'
export type { CountryOf } from './regions/geo.ts'

export type System = {
  /** What operators set: live versions, drafts, history. */
  readonly documents: Documents
  /** What a caller meets, and the answer of the status call. */
  readonly status: Status
  readonly regions: Regions
  /** Who did what, as a chain. Every room writes its operators' doings here. */
  readonly audit: Audit
  /** Changes that need a second person. */
  readonly approvals: Approvals
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
  /** Where an address is registered; the embedded data by default. */
  readonly countryOf?: CountryOf
}

const lookEveryMs = 10_000
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The room, seeded and ready to answer. */
export async function createSystem(deps: SystemDeps): Promise<System> {
  const { db, now, makeId, events, brand, checkContrast, sealKey, publish } = deps
  const failed = (error: unknown) =>
    deps.log.error({ error: errorText(error) }, 'The system room could not look for changes.')

  const audit = createAudit({
    db,
    now,
    written: (sequence) =>
      publish('operators', { kind: 'audit.written', sequence: String(sequence) }),
  })
  await audit.prepareMonths()
  await seedDocuments({ db, now, audit, brand, checkContrast })
  const approvals = createApprovals({ db, now, makeId, audit })
  const documents = await createDocuments({
    db,
    now,
    audit,
    approvals,
    events,
    checkContrast,
    failed,
  })
  const regions = createRegions({ db, now, countryOf: deps.countryOf ?? openGeo() })
  const status = createStatus({ documents, regions, sealKey, brandCode: brand.code, now })

  const apply = createApply(documents, regions, deps.sessions)
  apply('regions')
  apply('policy')
  documents.onChange((document, version) => {
    apply(document)
    // Every node says it once it knows, so that a page that asks its node anew gets the new answer.
    publish('members', { kind: 'system.changed', document, version })
    publish('operators', { kind: 'system.changed', document, version })
  })

  let stop = async () => {}
  return {
    documents,
    status,
    regions,
    audit,
    approvals,
    isModuleOn: (modId) => isModuleOn(documents.live('whitelabel').tree, modId),
    listCountries: () => countriesOf(documents.live('links')),
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

/** Carries a document's live version to what acts by it. */
function createApply(
  documents: Documents,
  regions: Regions,
  sessions: Pick<Sessions, 'setLimits'>,
): (name: DocumentName) => void {
  function applyPolicy() {
    const policy = documents.live('policy')
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
  return (name) => {
    if (name === 'regions') regions.setRules(documents.live('regions').rules)
    if (name === 'policy') applyPolicy()
  }
}
