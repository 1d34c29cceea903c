import { Palette } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/whitelabel',
    title: 'ops.placeWhitelabel',
    load: () => import('./whitelabel-page.tsx'),
    name: 'WhitelabelPage',
    words: ['agents-types'],
    menu: { group: 'site', order: 10, icon: Palette },
    key: '3',
  }),
]
