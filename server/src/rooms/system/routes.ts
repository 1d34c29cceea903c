import { aboutRegionData, listRegionHits, testRegion } from '@baize/contract/system/regions-desk'
import {
  getDomainRoutes,
  getRegistrationRules,
  getStatus,
  getWhitelabel,
  listCountries,
  type StatusReply,
} from '@baize/contract/system/system'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { Prepared } from '../../platform/http/prepared.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveAlerts } from './alerts/routes.ts'
import { serveApprovals } from './approvals/routes.ts'
import { serveAudit } from './audit/routes.ts'
import { serveDocuments } from './documents/routes.ts'
import { serveLooks } from './looks/routes.ts'
import { routesOf } from './settings/settings.ts'
import { effectiveStatus } from './rules.ts'
import type { System } from './system.ts'

/** The calls of the room, and the gates that every call passes. */
export function serveSystem(http: Http, system: System): void {
  const { documents, settings, status, regions } = system
  http.setGate(status.of)
  http.setConsoleGate(regions.mayUseConsole)

  serve(http, getStatus, ({ language }, call) =>
    ok(new Prepared<StatusReply>(status.json(call.ip, language ?? call.language))),
  )
  serve(http, getWhitelabel, () => ok(settings.whitelabel.live().tree))
  serve(http, getRegistrationRules, () => ok(settings.registration.live().rules))
  serve(http, getDomainRoutes, () => ok(routesOf(settings.links.live())))
  serve(http, listCountries, () => ok([...system.listCountries()]))

  serve(http, testRegion, ({ ip, rules }) => {
    const tested = regions.test(ip, rules)
    if (!tested.ok) return tested
    const { blocked, country, steps, decidedBy } = tested.value
    const { status: met } = effectiveStatus(settings.status.live().mode, blocked)
    return ok({ status: met, country, steps: [...steps], decidedBy })
  })
  serve(http, aboutRegionData, async () => ok(regions.aboutData()))
  serve(http, listRegionHits, async () => ok(await regions.listHits()))

  serveDocuments(http, documents)
  serveApprovals(http, system)
  serveAudit(http, system.audit)
  serveAlerts(http, system.alerts)
  serveLooks(http, system.looks)
}
