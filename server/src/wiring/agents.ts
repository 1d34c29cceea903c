import { createAgents, agentsRules } from '../rooms/agents/agents.ts'
import type { House } from './house.ts'

/** Opens the room in the house: its document, and its ears. */
export async function wire({ platform, foundation }: House): Promise<void> {
  await foundation.system.documents.open(agentsRules)
  createAgents({ ...platform, zone: () => foundation.brand().zone })
}
