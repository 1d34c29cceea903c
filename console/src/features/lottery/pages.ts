import { Table2, Ticket } from 'lucide-react'
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
  consolePage({
    path: '/play-tables',
    title: 'lottery-desk-menu.tables',
    load: () => import('./tables/tables-page.tsx'),
    name: 'PlayTablesPage',
    words: ['lottery-tables', 'system-desk'],
    roles: ['admin', 'finance', 'risk', 'auditor'],
    menu: { group: 'play', order: 36, icon: Table2 },
  }),
]
