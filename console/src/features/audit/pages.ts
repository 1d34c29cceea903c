import { ScrollText } from 'lucide-react'
import { memberReaders } from '@baize/contract/roles'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/audit',
    title: 'ops.placeAudit',
    load: () => import('./audit-page.tsx'),
    name: 'AuditPage',
    roles: memberReaders,
    menu: { group: 'trust', order: 10, icon: ScrollText },
    key: 'a',
  }),
]
