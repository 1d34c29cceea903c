import { LayoutDashboard } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/',
    title: 'ops.placeDashboard',
    load: () => import('./overview-page.tsx'),
    name: 'OverviewPage',
    words: ['cashdesk'],
    menu: { group: 'top', order: 10, icon: LayoutDashboard },
    key: 'h',
  }),
]
