import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import type { Upkeep } from '../../../platform/jobs/upkeep.ts'
import type { Log } from '../../../platform/log.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Members } from '../../identity/identity.ts'
import type { Audit } from '../../system/system.ts'
import { ownPlatform } from '../conformance/own-platform.ts'
import { createClosures } from '../desk/closures.ts'
import { createProtocolDesk } from '../desk/desk.ts'
import { createRecords } from '../desk/records.ts'
import { serveProtocolDesk } from '../desk/routes.ts'
import { createGuard, type Guard } from '../http/guard.ts'
import { serveProvider } from '../http/provider-routes.ts'
import type { Play } from '../play.ts'
import { createSandbox, type Sandbox, type SandboxPeople } from '../sandbox/sandbox.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { createVendorTarget } from '../vendors/vendor-target.ts'

/** The protocol as it is reached from outside this room. */
export type Protocol = {
  readonly play: Play
  readonly guard: Guard
  /** Absent in production. */
  readonly sandbox?: Sandbox
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly http: Http
  readonly now: () => Date
  readonly secret: string
  readonly makeId: (prefix: 'vky') => string
  readonly sessions: Sessions
  readonly upkeep: Pick<Upkeep, 'sweep'>
  readonly audit: Pick<Audit, 'open' | 'list'>
  readonly catalogue: Catalogue
  readonly members: Pick<Members, 'list' | 'findByAccount'>
  readonly play: Play
  readonly people: SandboxPeople
  readonly production: boolean
  readonly siteUrl: () => string
}

/** Where a kit calls from that runs in this very process. */
const near = '127.0.0.1'

/** The door over HTTP, the calls of operators, and outside production the sandbox that the kit needs. */
export async function wireProtocol(deps: Deps): Promise<Protocol> {
  const { http, play, upkeep, production } = deps
  const { vendors } = play.protocol
  play.addTarget(createVendorTarget({ list: vendors.list, siteUrl: deps.siteUrl }))
  const guard = createGuard({ ...deps, vendors })
  upkeep.sweep('used nonces of vendors', guard.forgetNonces)
  const sandbox = production ? undefined : createSandbox(deps)
  if (sandbox !== undefined) {
    await seedSandbox(deps)
    await vendors.refresh()
  }
  serveProvider({ ...deps, guard, ...(sandbox === undefined ? {} : { sandbox }) })
  const parts = { ...deps, parts: play.protocol }
  const desk = createProtocolDesk({
    ...parts,
    ...(sandbox === undefined
      ? {}
      : { platformFor: (vendor) => ownPlatform({ play, guard, sandbox }, vendor, near) }),
  })
  const closures = createClosures(deps)
  serveProtocolDesk(http, { desk, closures, records: createRecords(parts) })
  return { play, guard, ...(sandbox === undefined ? {} : { sandbox }) }
}
