import { ArrowDownToLine, ArrowLeftRight, ShieldCheck, User } from 'lucide-react'
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
    id: 'transferFund',
    title: 'shell.transferFund',
    load: () => import('./transfer.tsx'),
    name: 'Transfer',
    words: ['cashier'],
    icon: ArrowLeftRight,
    menus: { centre: { order: 30 } },
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
