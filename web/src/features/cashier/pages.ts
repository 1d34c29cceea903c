import { ArrowUpFromLine, Send } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'withdraw',
    title: 'shell.withdraw',
    load: () => import('./withdraw/withdraw-page.tsx'),
    name: 'WithdrawPage',
    words: ['cashier'],
    icon: ArrowUpFromLine,
    menus: { centre: { order: 20 }, side: { order: 20, title: 'shell.withdrawal' } },
    key: { letter: 'w', does: 'shell.keyWithdraw' },
  }),
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
