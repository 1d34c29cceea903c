import { Crown } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  // The label beside the avatar leads here; no menu has it.
  centrePage({
    id: 'vip',
    title: 'vip-menu.vip',
    load: () => import('./vip-panel.tsx'),
    name: 'VipPanel',
    words: ['vip'],
    icon: Crown,
    module: 'VIP',
  }),
]
