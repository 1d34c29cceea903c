import { serveIncome } from '../rooms/agents/income/routes.ts'
import { createRollups } from '../rooms/agents/rollups/rollups.ts'
import { createTree } from '../rooms/agents/tree/tree.ts'
import type { House } from './house.ts'

/** Opens what agents and members look up about what their contracts came to. */
export async function wire({ platform, foundation, money }: House): Promise<void> {
  const zone = () => foundation.brand().zone
  const rollups = createRollups({ db: platform.db, zone })
  serveIncome(platform.http, {
    // Nothing is decided by what people look up.
    db: platform.db.lately,
    members: foundation.identity.members,
    wallet: money.wallet,
    teams: rollups,
    rollups,
    tree: createTree({ now: platform.now, zone }),
    now: platform.now,
    zone,
  })
  await Promise.resolve()
}
