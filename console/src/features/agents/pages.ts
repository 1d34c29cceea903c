import { Flag, HandCoins, Link2, Network, Scale, SlidersHorizontal } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'
import { agentReaders } from './roles.ts'

export const pages = [
  consolePage({
    path: '/agents',
    title: 'ops.placeAgents',
    load: () => import('./tree/agents-page.tsx'),
    name: 'AgentsPage',
    words: ['agents-desk', 'agents-contracts', 'agents-moves', 'agents-links'],
    roles: agentReaders,
    menu: { group: 'people', order: 22, icon: Network },
  }),
  consolePage({
    path: '/agent-links',
    title: 'agents-links-desk-menu.links',
    load: () => import('./links/links-page.tsx'),
    name: 'LinksPage',
    words: ['agents-desk', 'agents-links', 'agents-recount'],
    roles: agentReaders,
    menu: { group: 'people', order: 23, icon: Link2 },
  }),
  consolePage({
    path: '/agent-contracts',
    title: 'ops.placeAgentContracts',
    load: () => import('./contracts/contracts-page.tsx'),
    name: 'ContractsPage',
    words: ['agents-desk', 'agents-contracts', 'agents-terms', 'agents-second', 'agents-recount'],
    roles: agentReaders,
    menu: { group: 'people', order: 24, icon: HandCoins },
  }),
  consolePage({
    path: '/agent-flags',
    title: 'ops.placeAgentFlags',
    load: () => import('./flags/flags-page.tsx'),
    name: 'FlagsPage',
    words: ['agents-desk', 'agents-flags', 'agents-recount'],
    roles: agentReaders,
    menu: { group: 'people', order: 25, icon: Flag },
  }),
  consolePage({
    path: '/settlement',
    title: 'ops.placeSettlement',
    load: () => import('./settlement/settlement-page.tsx'),
    name: 'SettlementPage',
    words: ['agents-desk', 'agents-contracts', 'agents-proofs', 'agents-recount'],
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
