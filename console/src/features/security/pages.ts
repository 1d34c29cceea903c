import { ChartColumn, ShieldCheck } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/logins',
    title: 'ops.placeLogins',
    load: () => import('./statistics-page.tsx'),
    name: 'StatisticsPage',
    words: ['identity-desk'],
    menu: { group: 'people', order: 30, icon: ChartColumn },
    key: 'i',
  }),
  consolePage({
    path: '/security',
    title: 'ops.placeSecurity',
    load: () => import('./security-page.tsx'),
    name: 'SecurityPage',
    words: ['identity-desk'],
    menu: { group: 'site', order: 30, icon: ShieldCheck },
    roles: ['admin', 'risk', 'support', 'auditor'],
    key: 'k',
  }),
]
