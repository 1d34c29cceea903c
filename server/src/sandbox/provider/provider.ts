import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Catalogue } from '../../rooms/catalogue/catalogue.ts'
import type { ProviderKit } from '../../rooms/play/kit.ts'
import type { Protocol } from '../../rooms/play/protocol/protocol.ts'
import type { Fixture } from '../conformance/fixture.ts'
import { ownPlatform } from '../conformance/own-platform.ts'
import { runKit } from '../conformance/run.ts'
import { isFixtureVerb } from '../conformance/verbs.ts'
import { createFixtures } from './fixtures.ts'
import { createKitPeople } from './people.ts'
import { seedSandbox } from './seed.ts'

export type ProviderSandbox = {
  /** What the conformance kit may do to this platform through one vendor that was made for it. */
  for(vendorKey: string): Fixture
  /** The same as the room of play asks for it. */
  readonly kit: ProviderKit
}

type Deps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly events: Pick<Events, 'write'>
  readonly sessions: Sessions
  readonly catalogue: Catalogue
  readonly protocol: Protocol
}

/** Where a kit calls from that runs in this very process. */
const near = '127.0.0.1'

/** The vendors of the sandbox, and what may be done through them. It is not opened in production. */
export async function openProviderSandbox(deps: Deps): Promise<ProviderSandbox> {
  const { protocol } = deps
  const fixtureOf = createFixtures({ ...deps, people: createKitPeople(deps) })
  await seedSandbox(deps)
  await protocol.vendors.refresh()
  const sandbox = { for: fixtureOf }
  return {
    ...sandbox,
    kit: {
      verbOf(vendor, name) {
        if (!isFixtureVerb(name)) return undefined
        const verbs: Record<string, (ask: never) => Promise<unknown>> = fixtureOf(vendor)
        return verbs[name] as (ask: unknown) => Promise<unknown>
      },
      run: (vendor, how) => runKit(ownPlatform({ protocol, sandbox }, vendor, near), how),
    },
  }
}
