import { Ticket } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'
import { lotteryReaders } from './roles.ts'

export const pages = [
  consolePage({
    path: '/lottery',
    title: 'lottery-desk-menu.lottery',
    load: () => import('./lottery-page.tsx'),
    name: 'LotteryPage',
    words: ['lottery-desk'],
    roles: lotteryReaders,
    menu: { group: 'play', order: 35, icon: Ticket },
  }),
]
