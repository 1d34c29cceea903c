import { Flag, HandCoins, Network, Scale, SlidersHorizontal } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'
import { agentReaders } from './roles.ts'

export const pages = [
  consolePage({
    path: '/agents',
    title: 'ops.placeAgents',
    load: () => import('./tree/agents-page.tsx'),
    name: 'AgentsPage',
    words: ['agents-desk', 'agents-contracts', 'agents-moves'],
    roles: agentReaders,
    menu: { group: 'people', order: 22, icon: Network },
  }),
  consolePage({
    path: '/agent-contracts',
    title: 'ops.placeAgentContracts',
    load: () => import('./contracts/contracts-page.tsx'),
    name: 'ContractsPage',
    words: ['agents-desk', 'agents-contracts', 'agents-terms', 'agents-second'],
    roles: agentReaders,
    menu: { group: 'people', order: 24, icon: HandCoins },
  }),
  consolePage({
    path: '/agent-flags',
    title: 'ops.placeAgentFlags',
    load: () => import('./flags/flags-page.tsx'),
    name: 'FlagsPage',
    words: ['agents-desk', 'agents-flags'],
    roles: agentReaders,
    menu: { group: 'people', order: 25, icon: Flag },
  }),
  consolePage({
    path: '/settlement',
    title: 'ops.placeSettlement',
    load: () => import('./settlement/settlement-page.tsx'),
    name: 'SettlementPage',
    words: ['agents-desk', 'agents-contracts', 'agents-proofs'],
    roles: agentReaders,
    menu: { group: 'trust', order: 5, icon: Scale },
  }),
  consolePage({
    path: '/agent-settings',
    title: 'ops.placeAgentSettings',
    load: () => import('./settings/agent-settings-page.tsx'),
    name: 'AgentSettingsPage',
    words: ['agents-desk', 'agents-contracts', 'system-desk'],
    roles: agentReaders,
    menu: { group: 'people', order: 26, icon: SlidersHorizontal },
  }),
]
