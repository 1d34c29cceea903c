import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/alerts',
    title: 'ops.dashAlerts',
    load: () => import('./alerts-page.tsx'),
    name: 'AlertsPage',
    under: '/',
  }),
]
