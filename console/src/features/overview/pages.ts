import { LayoutDashboard } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/',
    title: 'ops.placeDashboard',
    load: () => import('./overview-page.tsx'),
    name: 'OverviewPage',
    words: ['cashier-desk'],
    menu: { group: 'top', order: 10, icon: LayoutDashboard },
    key: 'h',
  }),
]
