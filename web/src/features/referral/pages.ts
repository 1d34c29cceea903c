import { Users } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'referral',
    title: 'shell.referral',
    load: () => import('./referral.tsx'),
    name: 'Referral',
    words: ['referral'],
    icon: Users,
    module: 'REFERRAL',
    menus: { centre: { order: 120 }, side: { order: 55 } },
  }),
]
