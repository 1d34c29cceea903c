import { Trophy } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'missionLeaderboard',
    title: 'shell.missions',
    load: () => import('./missions-page.tsx'),
    name: 'MissionsPage',
    words: ['missions', 'support'],
    icon: Trophy,
    menus: { centre: { order: 110 } },
  }),
]
