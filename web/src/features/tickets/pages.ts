import { Ticket } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'tickets',
    title: 'tickets-menu.tickets',
    load: () => import('./tickets-page.tsx'),
    name: 'TicketsPage',
    words: ['tickets'],
    icon: Ticket,
    menus: { centre: { order: 95 }, side: { order: 45 } },
  }),
]
