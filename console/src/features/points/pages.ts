import { Gift, Percent } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/point-mall',
    title: 'points-desk-menu.mall',
    load: () => import('./mall-desk-page.tsx'),
    name: 'MallDeskPage',
    words: ['points-desk'],
    roles: ['admin', 'finance', 'support', 'auditor'],
    menu: { group: 'cashier', order: 84, icon: Gift },
  }),
  consolePage({
    path: '/point-rates',
    title: 'points-desk-menu.rates',
    load: () => import('./rates-page.tsx'),
    name: 'PointRatesPage',
    words: ['points-desk', 'points-second', 'system-desk', 'catalogue-desk'],
    roles: ['admin', 'finance', 'risk', 'auditor'],
    menu: { group: 'cashier', order: 86, icon: Percent },
  }),
]
