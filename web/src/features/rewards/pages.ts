import { BadgePercent, Gift } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'bonusDetails',
    title: 'shell.bonusDetails',
    load: () => import('./bonus/bonus-details.tsx'),
    name: 'BonusDetails',
    words: ['rewards', 'rewards-why'],
    icon: BadgePercent,
    menus: { centre: { order: 80 } },
  }),
  centrePage({
    id: 'rewardCenter',
    title: 'shell.rewardCentre',
    load: () => import('./centre/reward-centre.tsx'),
    name: 'RewardCentre',
    words: ['rewards'],
    icon: Gift,
    menus: { centre: { order: 90 }, side: { order: 40 } },
  }),
]
