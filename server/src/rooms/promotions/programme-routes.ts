import type { Http } from '../../platform/http/http.ts'
import { serveRebate } from './rebate/routes.ts'
import { serveRunsDesk } from './runs/desk-routes.ts'
import { serveVipDesk } from './vip/desk-routes.ts'
import { serveVip } from './vip/routes.ts'

type Deps = Parameters<typeof serveVip>[1] &
  Parameters<typeof serveRebate>[1] &
  Parameters<typeof serveRunsDesk>[1] &
  Parameters<typeof serveVipDesk>[1]

/** The calls about levels, rebate, cash back and their runs. */
export function serveProgrammes(http: Http, deps: Deps): void {
  serveVip(http, deps)
  serveRebate(http, deps)
  serveRunsDesk(http, deps)
  serveVipDesk(http, deps)
}
