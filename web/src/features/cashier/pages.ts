import { Send } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'transferUpline',
    title: 'shell.transferUpline',
    load: () => import('./upline/upline-page.tsx'),
    name: 'UplinePage',
    words: ['cashier'],
    icon: Send,
    menus: { centre: { order: 40 } },
  }),
]
