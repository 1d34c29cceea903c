import type { CountedSums } from './amount.ts'
import * as store from './store.ts'
import { keyOf, type TeamSource } from './team-sums.ts'

/**
 * Sums of teams for one run that settles more contracts than one transaction takes. The first who asks for a window has it
 * read for everybody who will ask for the same, so that what members played is read once, however many their contracts
 * are. What is closed never changes, so it holds for the transactions that follow.
 */
export function createReadAhead(teams: TeamSource): (hasMore: boolean) => TeamSource {
  const read = new Map<string, Map<string, CountedSums>>()
  return (hasMore) => ({
    closedUntil: teams.closedUntil,
    async sumTeams(source, ask) {
      const known = read.get(keyOf(ask))
      if (known === undefined && !hasMore) return await teams.sumTeams(source, ask)
      const sums = known ?? new Map<string, CountedSums>()
      const missing = ask.agents.filter((agent) => !sums.has(agent))
      if (missing.length > 0) {
        const others = known === undefined ? await store.listAlike(source, ask) : []
        const agents = [...new Set([...missing, ...others])]
        for (const [agent, team] of await teams.sumTeams(source, { ...ask, agents })) {
          sums.set(agent, team)
        }
        read.set(keyOf(ask), sums)
      }
      return sums
    },
  })
}
