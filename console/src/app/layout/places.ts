import type { LucideIcon } from 'lucide-react'
import {
  Activity,
  ArrowDownUp,
  BookOpen,
  ChartColumn,
  ClipboardList,
  LayoutDashboard,
  ListChecks,
  Palette,
  Scale,
  ScrollText,
  Send,
  ShieldCheck,
  Timer,
  Users,
  UsersRound,
} from 'lucide-react'
import type { OperatorRole } from '@baize/contract/roles'
import type { TextKey } from '@baize/texts/keys'

export type Place = {
  readonly to: string
  readonly text: TextKey
  readonly icon: LucideIcon
  readonly group: 'top' | 'cashier' | 'people' | 'site' | 'trust'
  /** The letter that follows `g`. */
  readonly key: string
  /** Who may see it; everyone when absent. */
  readonly roles?: readonly OperatorRole[]
}

/** The pages of the console in the order of the side bar. */
export const places = [
  { to: '/', text: 'ops.placeDashboard', icon: LayoutDashboard, group: 'top', key: 'h' },
  {
    to: '/adjustments',
    text: 'ops.placeAdjustments',
    icon: ArrowDownUp,
    group: 'cashier',
    key: 'c',
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
    to: '/members',
    text: 'ops.placeMembers',
    icon: Users,
    group: 'people',
    key: 'u',
    roles: ['admin', 'finance', 'risk', 'support', 'auditor'],
  },
  { to: '/logins', text: 'ops.placeLogins', icon: ChartColumn, group: 'people', key: 'i' },
  { to: '/whitelabel', text: 'ops.placeWhitelabel', icon: Palette, group: 'site', key: 'w' },
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
  { to: '/audit', text: 'ops.placeAudit', icon: ScrollText, group: 'trust', key: 'a' },
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
