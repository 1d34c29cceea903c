import { ListChecks } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/approvals',
    title: 'ops.placeApprovals',
    load: () => import('./approvals-page.tsx'),
    name: 'ApprovalsPage',
    words: ['cashier-desk'],
    menu: { group: 'trust', order: 40, icon: ListChecks },
    key: 'p',
  }),
]
