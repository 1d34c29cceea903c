import type { Alert, listAlerts } from '@baize/contract/system/alerts'
import type { ReplyOf } from '@baize/contract/endpoint'

/** An alert as the server tells it. */
export const alert = (change: Partial<Alert> = {}): Alert => ({
  id: 'alr_1',
  kind: 'control.loosened',
  level: 'middle',
  about: 'control',
  title: 'A control was loosened',
  text: 'Asked by Paolo, agreed by Ines.',
  link: '/audit',
  raisedAt: new Date(Date.now() - 4 * 60_000).toISOString(),
  toldAt: new Date(Date.now() - 4 * 60_000).toISOString(),
  endedAt: null,
  count: 1,
  isRead: false,
  ...change,
})

/** What the server answers who asks for alerts. */
export const alerts = (items: readonly Alert[]): ReplyOf<typeof listAlerts> => ({
  items: [...items],
  next: null,
  unread: items.filter(({ isRead }) => !isRead).length,
  open: items.filter(({ endedAt }) => endedAt === null).length,
  at: new Date().toISOString(),
})
