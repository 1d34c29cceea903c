import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Send,
  ShieldCheck,
  User,
} from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

/** The pages of the member centre that compose features. */
export const pages = [
  centrePage({
    id: 'depositv2',
    title: 'shell.deposit',
    load: () => import('./deposit.tsx'),
    name: 'Deposit',
    words: ['cashier'],
    icon: ArrowDownToLine,
    menus: { centre: { order: 10 }, side: { order: 10 } },
    key: { letter: 'd', does: 'shell.keyDeposit' },
  }),
  centrePage({
    id: 'withdraw',
    title: 'shell.withdraw',
    load: () => import('./withdraw.tsx'),
    name: 'Withdraw',
    words: ['cashier', 'cashier-bonus', 'rewards'],
    icon: ArrowUpFromLine,
    menus: { centre: { order: 20 }, side: { order: 20, title: 'shell.withdrawal' } },
    key: { letter: 'w', does: 'shell.keyWithdraw' },
  }),
  centrePage({
    id: 'transferFund',
    title: 'shell.transferFund',
    load: () => import('./transfer.tsx'),
    name: 'Transfer',
    words: ['cashier'],
    icon: ArrowLeftRight,
    menus: { centre: { order: 30 } },
  }),
  centrePage({
    id: 'transferUpline',
    title: 'shell.transferUpline',
    load: () => import('./upline.tsx'),
    name: 'Upline',
    words: ['cashier', 'purse'],
    icon: Send,
    menus: { centre: { order: 40 } },
  }),
  centrePage({
    id: 'securityCenter',
    title: 'shell.securityCentre',
    load: () => import('./security.tsx'),
    name: 'CentreSecurity',
    words: ['identity-account', 'identity', 'patterns', 'cashier', 'protection'],
    icon: ShieldCheck,
    menus: {
      centre: { order: 140 },
      side: { order: 60, title: 'shell.memberCentre', icon: User },
      person: { order: 10, title: 'shell.memberCentre', icon: User },
    },
  }),
]
