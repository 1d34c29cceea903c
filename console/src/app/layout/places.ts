import type { LucideIcon } from 'lucide-react'
import {
  Activity,
  ArrowDownToLine,
  ArrowDownUp,
  ArrowUpFromLine,
  Banknote,
  Bell,
  BookOpen,
  ChartColumn,
  ChartLine,
  ChartNoAxesCombined,
  CircleDot,
  ClipboardList,
  FileText,
  Flame,
  Gamepad2,
  Hourglass,
  Images,
  Landmark,
  LayoutDashboard,
  Link2,
  ListChecks,
  ListOrdered,
  Mail,
  Megaphone,
  MessageSquareText,
  MonitorPlay,
  Palette,
  Plug,
  Scale,
  ScrollText,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Timer,
  Trophy,
  Users,
  UsersRound,
} from 'lucide-react'
import { memberReaders, type OperatorRole } from '@baize/contract/roles'
import type { TextKey } from '@baize/texts/keys'

export type Place = {
  readonly to: string
  readonly text: TextKey
  readonly icon: LucideIcon
  readonly group: 'top' | 'cashier' | 'people' | 'play' | 'content' | 'site' | 'trust'
  /** The letter, or digit, that follows `g`. */
  readonly key: string
  /** Who may see it; everyone when absent. */
  readonly roles?: readonly OperatorRole[]
}

/** The pages of the console in the order of the side bar. */
export const places = [
  { to: '/', text: 'ops.placeDashboard', icon: LayoutDashboard, group: 'top', key: 'h' },
  {
    to: '/withdrawals',
    text: 'ops.placeWithdrawals',
    icon: ArrowUpFromLine,
    group: 'cashier',
    key: 'w',
    roles: memberReaders,
  },
  {
    to: '/deposits',
    text: 'ops.placeDeposits',
    icon: ArrowDownToLine,
    group: 'cashier',
    key: 'd',
    roles: memberReaders,
  },
  {
    to: '/adjustments',
    text: 'ops.placeAdjustments',
    icon: ArrowDownUp,
    group: 'cashier',
    key: 'c',
    roles: memberReaders,
  },
  {
    to: '/ledger',
    text: 'ops.placeLedger',
    icon: BookOpen,
    group: 'cashier',
    key: 'e',
    roles: ['admin', 'finance', 'risk', 'auditor'],
  },
  {
    to: '/payment-methods',
    text: 'ops.placePaymentMethods',
    icon: Banknote,
    group: 'cashier',
    key: '5',
    roles: memberReaders,
  },
  {
    to: '/institutions',
    text: 'ops.placeInstitutions',
    icon: Landmark,
    group: 'cashier',
    // The letters and digits are taken.
    key: ',',
    roles: memberReaders,
  },
  {
    to: '/cashier-report',
    text: 'ops.placeCashierReport',
    icon: ChartNoAxesCombined,
    group: 'cashier',
    key: '8',
    roles: ['admin', 'finance', 'risk', 'auditor'],
  },
  {
    to: '/cashier-settings',
    text: 'ops.placeCashierSettings',
    icon: SlidersHorizontal,
    group: 'cashier',
    key: '6',
    roles: memberReaders,
  },
  {
    to: '/members',
    text: 'ops.placeMembers',
    icon: Users,
    group: 'people',
    key: 'u',
    roles: memberReaders,
  },
  {
    to: '/restrictions',
    text: 'ops.placeRestrictions',
    icon: Hourglass,
    group: 'people',
    key: '0',
    roles: memberReaders,
  },
  { to: '/logins', text: 'ops.placeLogins', icon: ChartColumn, group: 'people', key: 'i' },
  {
    to: '/messages',
    text: 'ops.placeMessages',
    icon: Mail,
    group: 'people',
    key: '1',
    roles: ['admin', 'risk', 'support', 'auditor'],
  },
  {
    to: '/feedback',
    text: 'ops.placeFeedback',
    icon: MessageSquareText,
    group: 'people',
    key: '2',
    roles: ['admin', 'risk', 'support', 'auditor'],
  },
  { to: '/games', text: 'ops.placeGames', icon: Gamepad2, group: 'play', key: 'g' },
  { to: '/vendors', text: 'ops.placeVendors', icon: ListOrdered, group: 'play', key: 'v' },
  { to: '/hot', text: 'ops.placeHot', icon: Flame, group: 'play', key: 'f' },
  {
    to: '/providers',
    text: 'ops.placeProviders',
    icon: Plug,
    group: 'play',
    key: 'q',
    roles: memberReaders,
  },
  {
    to: '/rounds',
    text: 'ops.placeRounds',
    icon: CircleDot,
    group: 'play',
    key: 'z',
    roles: memberReaders,
  },
  {
    to: '/game-sessions',
    text: 'ops.placePlaySessions',
    icon: MonitorPlay,
    group: 'play',
    key: 'y',
    roles: memberReaders,
  },
  {
    to: '/rtp',
    text: 'ops.placeRtp',
    icon: ChartLine,
    group: 'play',
    // The letters are taken.
    key: '9',
    roles: ['admin', 'risk', 'auditor'],
  },
  {
    to: '/jackpots',
    text: 'ops.placeJackpots',
    icon: Trophy,
    group: 'play',
    key: '7',
    roles: ['admin', 'finance', 'risk', 'auditor'],
  },
  { to: '/banners', text: 'ops.placeBanners', icon: Images, group: 'content', key: 'b' },
  { to: '/notices', text: 'ops.placeNotices', icon: Megaphone, group: 'content', key: 'n' },
  {
    to: '/announcements',
    text: 'ops.placeAnnouncements',
    icon: Bell,
    group: 'content',
    key: 't',
  },
  { to: '/topics', text: 'ops.placeTopics', icon: FileText, group: 'content', key: '4' },
  { to: '/links', text: 'ops.placeLinks', icon: Link2, group: 'content', key: 'x' },
  { to: '/whitelabel', text: 'ops.placeWhitelabel', icon: Palette, group: 'site', key: '3' },
  {
    to: '/registration',
    text: 'ops.placeRegistration',
    icon: ClipboardList,
    group: 'site',
    key: 'r',
  },
  { to: '/security', text: 'ops.placeSecurity', icon: ShieldCheck, group: 'site', key: 'k' },
  { to: '/status', text: 'ops.placeStatus', icon: Activity, group: 'site', key: 's' },
  {
    to: '/outbox',
    text: 'ops.placeOutbox',
    icon: Send,
    group: 'site',
    key: 'm',
    roles: ['admin', 'support', 'risk', 'auditor'],
  },
  {
    to: '/jobs',
    text: 'ops.placeJobs',
    icon: Timer,
    group: 'site',
    key: 'j',
    roles: ['admin', 'auditor', 'support'],
  },
  {
    to: '/audit',
    text: 'ops.placeAudit',
    icon: ScrollText,
    group: 'trust',
    key: 'a',
    roles: memberReaders,
  },
  {
    to: '/books',
    text: 'ops.booksPlace',
    icon: Scale,
    group: 'trust',
    key: 'l',
    roles: ['admin', 'finance', 'risk', 'auditor'],
  },
  {
    to: '/operators',
    text: 'ops.placeOperators',
    icon: UsersRound,
    group: 'trust',
    key: 'o',
    roles: ['admin', 'auditor'],
  },
  { to: '/approvals', text: 'ops.placeApprovals', icon: ListChecks, group: 'trust', key: 'p' },
] as const satisfies readonly Place[]

export const groups = [
  { id: 'top', text: undefined },
  { id: 'cashier', text: 'ops.groupCashier' },
  { id: 'people', text: 'ops.groupPeople' },
  { id: 'play', text: 'ops.groupPlay' },
  { id: 'content', text: 'ops.groupContent' },
  { id: 'site', text: 'ops.groupSite' },
  { id: 'trust', text: 'ops.groupTrust' },
] as const satisfies readonly { id: Place['group']; text: TextKey | undefined }[]

export function mayVisit({ roles }: Place, held: readonly OperatorRole[]): boolean {
  return roles === undefined || roles.some((role) => held.includes(role))
}

/** A record has a page of its own, which belongs to the place of its list. */
const records: Readonly<Record<string, string>> = { '/member': '/members' }

export function findPlace(path: string): Place | undefined {
  const place = records[path] ?? path
  return places.find(({ to }) => to === place)
}
