import { Mail } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'messageV2',
    title: 'shell.internalMessages',
    load: () => import('./inbox-page.tsx'),
    name: 'InboxPage',
    words: ['support'],
    icon: Mail,
    menus: { centre: { order: 130 }, person: { order: 20 } },
  }),
]
