import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorRoles } from '../roles.ts'
import { count, cursorPage, fields, idText, list, maybe, moment, nextCursor } from '../schema.ts'
import { nothing, shortText } from '../schema.ts'

/** What needs the eyes of operators. An operator is told only what concerns one of their roles. */

export const alertLevels = ['high', 'middle', 'low'] as const
export type AlertLevel = (typeof alertLevels)[number]

/** What part of the house an alert is about; a page draws its picture by it, and need not know the kinds. */
export const alertAbouts = [
  'control',
  'people',
  'money',
  'books',
  'queue',
  'vendor',
  'games',
  'machine',
  'site',
] as const
export type AlertAbout = (typeof alertAbouts)[number]

export const alert = fields({
  id: shortText(50),
  kind: shortText(100),
  level: Type.Enum([...alertLevels]),
  about: Type.Enum([...alertAbouts]),
  /** What it is, in the caller's language. */
  title: shortText(500),
  /** What more is known of it, in the caller's language. */
  text: shortText(2000),
  /** The address in the console where somebody sees to it. */
  link: shortText(500),
  raisedAt: moment,
  /** When it was last raised, or became worse. */
  toldAt: moment,
  /** When it was over; null while it is open. */
  endedAt: maybe(moment),
  /** How often it was raised while it was open. */
  count: count(),
  isRead: Type.Boolean(),
})
export type Alert = Static<typeof alert>

export const listAlerts = endpoint({
  method: 'GET',
  path: '/ops/api/alerts',
  summary:
    'Alerts for the roles of the operator, newest first, with how many are open and how many unread.',
  access: operatorRoles,
  input: fields({ ...cursorPage, state: Type.Optional(Type.Enum(['open', 'unread', 'over'])) }),
  reply: fields({
    items: list(alert, 100),
    next: nextCursor,
    /** Of those that are open or were told in the last seven days. */
    unread: count(),
    open: count(),
    /** The moment of the answer: what is marked as read is what was told until then. */
    at: moment,
  }),
  errors: [],
})

export const readAlert = endpoint({
  method: 'POST',
  path: '/ops/api/alerts/:id/read',
  summary: 'Notes that the operator has read an alert.',
  access: operatorRoles,
  input: fields({ id: idText('alr') }),
  reply: nothing,
  errors: ['not_found'],
})

export const readAllAlerts = endpoint({
  method: 'POST',
  path: '/ops/api/alerts/read',
  summary: 'Notes that the operator has read every alert that was told until a moment.',
  access: operatorRoles,
  input: fields({ until: moment }),
  reply: nothing,
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    alerts: typeof import('./alerts.ts')
  }
}
