import type { Transaction } from '../../../platform/database/database.ts'
import type { Alerts, Audit } from '../../system/system.ts'

type Deps = {
  readonly now: () => Date
  readonly alerts: Pick<Alerts, 'open'>
  readonly audit: Pick<Audit, 'list'>
}

const locked = {
  about: 'people',
  level: 'low',
  roles: ['admin', 'risk', 'auditor'],
  values: ['name'],
  lasts: 'until ended',
} as const
const entryOf = ({ subject }: { readonly subject: string }) => `/audit?entry=${subject}`
const shownForMs = 86_400_000

/** Tells for a day of sign-ins to the console that were locked after wrong tries. */
export function watchLocks({ now, alerts, audit }: Deps): void {
  const { watch } = alerts.open({
    'operator.locked': {
      ...locked,
      says: 'alerts.operatorLocked',
      tells: 'alerts.operatorLockedText',
      link: entryOf,
    },
    'address.locked': {
      ...locked,
      says: 'alerts.addressLocked',
      tells: 'alerts.addressLockedText',
      link: entryOf,
    },
  })

  async function lockedLately(action: 'operator.locked' | 'address.locked') {
    const from = new Date(now().getTime() - shownForMs)
    const entries = await audit.list({ action, from }, { limit: 20 })
    return entries.map(({ sequence, object }) => ({
      subject: String(sequence),
      values: { name: object.slice(object.indexOf(' ') + 1) },
    }))
  }

  watch('operator.locked', () => lockedLately('operator.locked'))
  watch('address.locked', () => lockedLately('address.locked'))
}

type Closing = {
  readonly id: string
  readonly who: string
  readonly by: string
  /** How many admins may still sign in. */
  readonly left: number
}

/** Closing needs nobody, so that a colleague gone bad is out at once; those who keep watch are told. */
export function watchClosings(alerts: Pick<Alerts, 'open'>) {
  const { raise } = alerts.open({
    'operator.closed': {
      about: 'people',
      level: 'middle',
      roles: locked.roles,
      says: 'alerts.operatorClosed',
      tells: 'alerts.operatorClosedText',
      values: ['who', 'by', 'left'],
      link: () => '/operators',
      lasts: 'a day',
    },
  })
  return (tx: Transaction, { id, who, by, left }: Closing) =>
    raise(tx, 'operator.closed', {
      subject: id,
      values: { who, by, left },
      // Nothing can be loosened any more, and nobody holds back the one who is left.
      level: left > 1 ? 'middle' : 'high',
    })
}
