import { Ticket } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'
import { ticketReaders } from './roles.ts'

export const pages = [
  consolePage({
    path: '/tickets',
    title: 'tickets-desk-menu.tickets',
    load: () => import('./tickets-page.tsx'),
    name: 'TicketsPage',
    words: ['tickets', 'tickets-desk'],
    roles: ticketReaders,
    menu: { group: 'content', order: 60, icon: Ticket },
  }),
]
