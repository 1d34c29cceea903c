import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgePercent,
  ChartNoAxesColumn,
  CircleUser,
  Gift,
  Hourglass,
  Mail,
  Percent,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { TextKey } from '@baize/texts/keys'
import { memberPages } from '../../features/popups/member-pages.ts'

export type CentreEntry = {
  readonly page: string
  readonly name: TextKey
  readonly Icon: LucideIcon
}

/** Money first, then records, then what is given, then the account itself. */
const icons: Readonly<Record<string, LucideIcon>> = {
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferFund: ArrowLeftRight,
  transferUpline: Send,
  personalHistoryCopy: ReceiptText,
  transactionHistory: ScrollText,
  personalProfit: ChartNoAxesColumn,
  bonusDetails: BadgePercent,
  rewardCenter: Gift,
  manualRebate: Percent,
  missionLeaderboard: Trophy,
  referral: Users,
  messageV2: Mail,
  securityCenter: ShieldCheck,
  limits: Hourglass,
}

const order = Object.keys(icons)
const placeOf = (page: string) => (order.includes(page) ? order.indexOf(page) : order.length)

/** Every page of the centre with its icon, in the order of the navigation. */
export const centreEntries: readonly CentreEntry[] = Object.entries(memberPages)
  .map(([page, name]) => ({ page, name, Icon: icons[page] ?? CircleUser }))
  .sort((a, b) => placeOf(a.page) - placeOf(b.page))
