import { serveTeamReports } from '../rooms/agents/reports/routes.ts'
import type { House } from './house.ts'

/** Opens what agents look up about their teams. */
export async function wire({ platform, foundation, money }: House): Promise<void> {
  serveTeamReports(platform.http, {
    ...platform,
    // Nothing is decided by what people look up.
    db: platform.db.lately,
    members: foundation.identity.members,
    wallet: money.wallet,
    zone: () => foundation.brand().zone,
  })
  await Promise.resolve()
}
