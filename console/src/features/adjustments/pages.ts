import { ArrowDownUp } from 'lucide-react'
import { memberReaders } from '@baize/contract/roles'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/adjustments',
    title: 'ops.placeAdjustments',
    load: () => import('./adjustments-page.tsx'),
    name: 'AdjustmentsPage',
    roles: memberReaders,
    menu: { group: 'cashier', order: 30, icon: ArrowDownUp },
    key: 'c',
  }),
]
