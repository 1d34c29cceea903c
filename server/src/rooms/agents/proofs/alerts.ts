import type { AlertKinds, Alerts } from '../../system/system.ts'
import type { Proof } from './proof.ts'

const kinds = {
  'agents.sums_differ': {
    about: 'books',
    level: 'high',
    roles: ['admin', 'finance', 'auditor'],
    says: 'alerts.sumsDiffer',
    tells: 'alerts.sumsDifferText',
    values: ['day', 'count'],
    link: () => '/settlement?tab=proofs',
    lasts: 'until ended',
  },
} as const satisfies AlertKinds

type Deps = {
  readonly alerts: Pick<Alerts, 'open'>
  readonly proofs: { listDiffering(): Promise<readonly Proof[]> }
}

/** Tells of days whose last proof found other sums than those that are kept; a later proof without one ends it. */
export function watchProofs({ alerts, proofs }: Deps): void {
  const { watch } = alerts.open(kinds)
  watch('agents.sums_differ', async () => {
    const differing = await proofs.listDiffering()
    return differing.map(({ day, differing: count }) => ({ subject: day, values: { day, count } }))
  })
}
