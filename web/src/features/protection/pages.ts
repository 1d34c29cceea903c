import { Hourglass } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'limits',
    title: 'shell.limits',
    load: () => import('./limits-page.tsx'),
    name: 'LimitsPage',
    words: ['protection'],
    icon: Hourglass,
    menus: { centre: { order: 150 } },
  }),
]
