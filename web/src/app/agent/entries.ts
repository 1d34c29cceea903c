import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CalendarDays,
  ChartNoAxesColumn,
  Clock,
  Dices,
  FilePenLine,
  Headset,
  LayoutDashboard,
  Mail,
  Megaphone,
  Network,
  Percent,
  ReceiptText,
  Timer,
  UserPlus,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { TextKey } from '@baize/texts/keys'

/** The way of an entry: a page of this centre, or something over it. */
type Way =
  | { readonly id: string }
  | { readonly over: { readonly m?: string; readonly popup?: string } }

export type AgentEntry = Way & {
  readonly title: TextKey
  /** Where the page itself is called otherwise. */
  readonly heading?: TextKey
  readonly icon: LucideIcon
  /** The module of the whitelabel without which it is not there. */
  readonly module?: string
}

export type AgentGroup = { readonly title?: TextKey; readonly entries: readonly AgentEntry[] }

/** The menu of the agent centre. The names of its pages are those of the wire, as they are spelt there. */
export const agentMenu: readonly AgentGroup[] = [
  {
    entries: [
      {
        id: 'agentTeamOverview',
        title: 'agents.overview',
        heading: 'agents.teamOverview',
        icon: LayoutDashboard,
      },
      { id: 'agentAnnouncement', title: 'shell.announcements', icon: Megaphone },
    ],
  },
  {
    title: 'agents.team',
    entries: [
      { id: 'registerCenter', title: 'agents.registerAccount', icon: UserPlus },
      { id: 'downlineManagmentView', title: 'agents.teamManagement', icon: Network },
      { id: 'personalHistoryCopy', title: 'agents.teamBetting', icon: Dices },
      { id: 'palStatementsAgentCopy', title: 'agents.userLoss', icon: ChartNoAxesColumn },
    ],
  },
  {
    title: 'agents.income',
    entries: [
      { id: 'agentRevenueReport', title: 'agents.myIncome', icon: WalletCards },
      {
        id: 'agentDownlineTransactionDetailsCopy',
        title: 'agents.accountDetails',
        icon: ReceiptText,
      },
      {
        id: 'agentDividendRecordCopy2',
        title: 'agents.dividend',
        icon: Percent,
        module: 'enableCt',
      },
      { id: 'agentDailyWages2', title: 'agents.dailyWages', icon: CalendarDays, module: 'salary' },
      { id: 'agentHourSalary', title: 'agents.hourlySalary', icon: Clock, module: 'hourSalary' },
      {
        id: 'agentRealtimeSalary',
        title: 'agents.realtimeSalary',
        icon: Timer,
        module: 'agentRealtimeSalary',
      },
    ],
  },
  {
    title: 'agents.cashier',
    entries: [
      { over: { m: 'depositv2' }, title: 'shell.deposit', icon: ArrowDownToLine },
      { over: { m: 'withdraw' }, title: 'shell.withdraw', icon: ArrowUpFromLine },
    ],
  },
  {
    title: 'agents.help',
    entries: [
      { over: { m: 'messageV2' }, title: 'agents.platformMessages', icon: Mail },
      { over: { popup: 'support' }, title: 'shell.customerService', icon: Headset },
    ],
  },
]

type InnerPage = Extract<AgentEntry, { readonly id: string }> & {
  /** The page of the menu that leads there. */
  readonly under: string
}

/** Pages that others lead to; no menu has them. */
export const innerPages: readonly InnerPage[] = [
  {
    id: 'agentContracts',
    title: 'agents.contracts',
    icon: FilePenLine,
    under: 'downlineManagmentView',
  },
  {
    id: 'agentContractOffer',
    title: 'agents.offerContract',
    icon: FilePenLine,
    under: 'downlineManagmentView',
  },
]

/** What a phone has at the thumb; everything else is behind the last of them. */
export const agentQuick = [
  'agentTeamOverview',
  'downlineManagmentView',
  'palStatementsAgentCopy',
  'agentRevenueReport',
] as const
