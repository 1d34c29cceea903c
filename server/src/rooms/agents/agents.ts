import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { startHearing } from './hear.ts'
import { createRollups, type Rollups } from './rollups/rollups.ts'
import { createTree, type Tree } from './tree/tree.ts'

export { agentsRules } from './settings.ts'

/** Teams of agents: who stands below whom, what their members play, and the contracts between them. */
export type Agents = {
  readonly tree: Tree
  readonly rollups: Rollups
}

export type AgentsDeps = {
  readonly db: Database
  readonly events: Pick<Events, 'subscribe'>
  readonly now: () => Date
  /** Of the brand; a day of its calendar is a day here. */
  readonly zone: () => string
}

export function createAgents({ db, events, now, zone }: AgentsDeps): Agents {
  const tree = createTree({ now, zone })
  const rollups = createRollups({ db, zone })
  startHearing({ events, tree, rollups })
  return { tree, rollups }
}
