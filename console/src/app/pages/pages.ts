import { BookOpen } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/ledger',
    title: 'ops.placeLedger',
    load: () => import('./member-ledger-page.tsx'),
    name: 'MemberLedgerPage',
    roles: ['admin', 'finance', 'risk', 'auditor'],
    menu: { group: 'cashier', order: 40, icon: BookOpen },
    key: 'e',
  }),
  consolePage({
    path: '/member',
    title: 'ops.placeMembers',
    load: () => import('./member-with-ledger.tsx'),
    name: 'MemberWithLedger',
    words: ['identity-desk', 'cashier-desk', 'protection', 'grants-desk', 'gifts-desk', 'rewards'],
    under: '/members',
  }),
]
