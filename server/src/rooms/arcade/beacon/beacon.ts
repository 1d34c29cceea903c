import { drandQuicknet } from '@baize/games/public-beacon'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { createDemoBeacon } from './demo.ts'
import { createDrandBeacon } from './drand.ts'
import type { Beacon } from './shape.ts'

export type { Beacon } from './shape.ts'

type Deps = {
  readonly db: Database
  readonly log: Log
  /** With commas between. */
  readonly urls: string
}

/** Public where somebody passes its values on; a demo without one draws its own. */
export function openBeacon({ urls, ...deps }: Deps): Beacon {
  if (urls === '') return createDemoBeacon(deps)
  return createDrandBeacon({ ...deps, network: drandQuicknet, urls: urls.split(',') })
}
