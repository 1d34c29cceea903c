import { Percent } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'manualRebate',
    title: 'shell.manualRebate',
    load: () => import('./manual-rebate.tsx'),
    name: 'ManualRebate',
    words: ['rebate'],
    icon: Percent,
    menus: { centre: { order: 100 }, side: { order: 50 } },
  }),
]
