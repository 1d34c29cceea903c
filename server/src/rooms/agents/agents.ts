import type { AgentsDocument } from '@baize/contract/agents/agents-settings'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { createContracts, type Contracts, type ContractsDeps } from './contracts/contracts.ts'
import { defineContractJobs } from './contracts/jobs.ts'
import { createDownlines, type Downlines, type DownlinesDeps } from './downlines/downlines.ts'
import { createFlags, type Flags, type FlagsDeps } from './flags/flags.ts'
import { defineFlagJobs } from './flags/jobs.ts'
import { startHearing, subscriber } from './hear.ts'
import { defineMoveJobs } from './moves/jobs.ts'
import { createMoves, createUplineOf, type Moves, type MovesDeps } from './moves/moves.ts'
import { defineProofJobs } from './proofs/jobs.ts'
import { createProofs, type Proofs, type ProofsDeps } from './proofs/proofs.ts'
import { createRollups, type Rollups } from './rollups/rollups.ts'
import { defineSettlementJobs } from './settlement/jobs.ts'
import { createRecount, createSettlement } from './settlement/settlement.ts'
import type { RecountDeps, Settlement, SettlementDeps } from './settlement/settlement.ts'
import { createTree, type Tree } from './tree/tree.ts'

export { createTeamRecords, type Reach, type TeamRecords } from './reports/records.ts'
export { owedBeside } from './settlement/settlement.ts'
export { watchProofs } from './proofs/proofs.ts'
export { agentsRules } from './settings.ts'

/** Teams of agents: who stands below whom, what their members play, and the contracts between them. */
export type Agents = {
  readonly tree: Tree
  readonly rollups: Rollups
  readonly downlines: Downlines
  readonly contracts: Contracts
  readonly moves: Moves
  readonly flags: Flags
  readonly proofs: Proofs
  readonly settlement: Settlement
  /** What was settled for a day, computed again from what is kept and known of it now. */
  readonly recount: ReturnType<typeof createRecount>
}

export type AgentsDeps = Pick<ContractsDeps, 'members' | 'standings' | 'publish' | 'products'> &
  Pick<SettlementDeps, 'ledger' | 'wallet' | 'support'> &
  Pick<DownlinesDeps, 'members' | 'below' | 'invitations' | 'settingsIn'> &
  Pick<MovesDeps, 'members'> &
  Pick<FlagsDeps, 'makeId' | 'traces' | 'listSharedBanks'> &
  Pick<ProofsDeps, 'makeId' | 'wagers'> &
  Pick<RecountDeps, 'wagers'> & {
    readonly db: Database
    readonly events: Pick<Events, 'subscribe' | 'listSubscribers' | 'write'>
    readonly now: () => Date
    /** Of the brand; a day of its calendar is a day here. */
    readonly zone: () => string
    readonly settings: () => AgentsDocument
  }

const slotMs = 300_000

export function createAgents(deps: AgentsDeps): Agents {
  const { db, events, now, zone } = deps
  const tree = createTree({ now, zone })
  const rollups = createRollups({ db, zone })
  const downlines = createDownlines(deps)
  const flags = createFlags({ ...deps, tree })
  startHearing({ events, tree, rollups, downlines, flags })

  async function isUpToDate(): Promise<boolean> {
    const own = (await events.listSubscribers()).find(({ name }) => name === subscriber)
    return own?.behind === 0
  }

  const contracts = createContracts({
    ...deps,
    uplineOf: createUplineOf(deps),
    keepSlots: (tx, agent) => rollups.keepSlots(tx, agent, now()),
  })

  return {
    tree,
    rollups,
    downlines,
    contracts,
    flags,
    proofs: createProofs({ ...deps, rollups }),
    moves: createMoves({ ...deps, tree, contracts, rates: downlines }),
    recount: createRecount({ db, zone, teams: rollups, wagers: deps.wagers }),
    settlement: createSettlement({
      ...deps,
      teams: rollups,
      depthsOf: tree.depthsOf,
      closeWindows: () => {
        const over = Math.floor(now().getTime() / slotMs) * slotMs
        return rollups.close(new Date(over), isUpToDate)
      },
    }),
  }
}

type Clocked = Pick<Agents, 'contracts' | 'settlement' | 'moves' | 'flags' | 'proofs'>

/** Names what the room does on a clock. */
export function defineAgentsJobs(jobs: Pick<Jobs, 'define'>, agents: Clocked): void {
  defineMoveJobs(jobs, agents.moves)
  defineFlagJobs(jobs, agents.flags)
  defineProofJobs(jobs, agents.proofs)
  defineContractJobs(jobs, agents.contracts)
  defineSettlementJobs(jobs, agents.settlement)
}
