import { Send, Timer } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/outbox',
    title: 'ops.placeOutbox',
    load: () => import('./outbox-page.tsx'),
    name: 'OutboxPage',
    roles: ['admin', 'support', 'risk', 'auditor'],
    menu: { group: 'site', order: 50, icon: Send },
    key: 'm',
  }),
  consolePage({
    path: '/jobs',
    title: 'ops.placeJobs',
    load: () => import('./jobs-page.tsx'),
    name: 'JobsPage',
    roles: ['admin', 'auditor', 'support'],
    menu: { group: 'site', order: 60, icon: Timer },
    key: 'j',
  }),
]
