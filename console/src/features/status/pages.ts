import { Activity } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/status',
    title: 'ops.placeStatus',
    load: () => import('./status-page.tsx'),
    name: 'StatusPage',
    menu: { group: 'site', order: 40, icon: Activity },
    key: 's',
  }),
]
