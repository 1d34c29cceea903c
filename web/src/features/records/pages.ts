import { ChartNoAxesColumn, HandCoins, History, ReceiptText, ScrollText } from 'lucide-react'
import { centrePage } from '../../shared/page.ts'

export const pages = [
  centrePage({
    id: 'personalHistoryCopy',
    title: 'shell.bettingRecord',
    load: () => import('./bets/betting-record.tsx'),
    name: 'BettingRecord',
    words: ['reports'],
    icon: ReceiptText,
    menus: { centre: { order: 50 }, person: { order: 30, icon: History } },
  }),
  centrePage({
    id: 'transactionHistory',
    title: 'shell.accountRecord',
    load: () => import('./entries/account-record.tsx'),
    name: 'AccountRecord',
    words: ['reports'],
    icon: ScrollText,
    menus: { centre: { order: 60 }, person: { order: 40, icon: ReceiptText } },
  }),
  centrePage({
    id: 'creditReport',
    title: 'shell.creditReport',
    load: () => import('./credit/credit-report.tsx'),
    name: 'CreditReport',
    words: ['reports', 'reports-credit'],
    icon: HandCoins,
    module: 'CREDITREPORT',
    menus: { centre: { order: 65 } },
  }),
  centrePage({
    id: 'personalProfit',
    title: 'shell.profitAndLoss',
    load: () => import('./profit/profit.tsx'),
    name: 'ProfitAndLoss',
    words: ['reports'],
    icon: ChartNoAxesColumn,
    menus: { centre: { order: 70 } },
  }),
]
