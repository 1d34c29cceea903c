import { UsersRound } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/operators',
    title: 'ops.placeOperators',
    load: () => import('./operators-page.tsx'),
    name: 'OperatorsPage',
    roles: ['admin', 'auditor'],
    menu: { group: 'trust', order: 30, icon: UsersRound },
    key: 'o',
  }),
]
