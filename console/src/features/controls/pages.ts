import { SlidersHorizontal } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/controls',
    title: 'ops.placeControls',
    finds: 'ops.placeControlsFinds',
    load: () => import('./controls-page.tsx'),
    name: 'ControlsPage',
    words: ['alerts'],
    roles: ['admin', 'finance', 'risk', 'support', 'auditor'],
    menu: { group: 'trust', order: 35, icon: SlidersHorizontal },
  }),
]
