import { Coins, Crown } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'
import { programmeReaders, runReaders } from './roles.ts'

export const pages = [
  consolePage({
    path: '/programmes',
    title: 'programmes-desk-menu.programmes',
    load: () => import('./terms/programmes-page.tsx'),
    name: 'ProgrammesPage',
    words: [
      'programmes-desk',
      'vip-desk',
      'referral-desk',
      'system-desk',
      'catalogue-desk',
      'cashier-desk',
    ],
    roles: programmeReaders,
    menu: { group: 'content', order: 56, icon: Crown },
  }),
  consolePage({
    path: '/reward-runs',
    title: 'programmes-desk-menu.runs',
    load: () => import('./runs/reward-runs-page.tsx'),
    name: 'RewardRunsPage',
    words: ['programmes-desk', 'vip-desk', 'referral-desk', 'gifts-desk'],
    roles: runReaders,
    menu: { group: 'content', order: 58, icon: Coins },
  }),
]
