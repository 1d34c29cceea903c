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
