import type { Database } from '../../../platform/database/database.ts'
import type { Alerts } from '../../system/system.ts'
import { listInMaintenance } from './store.ts'

type Deps = { readonly db: Database; readonly alerts: Pick<Alerts, 'open'> }

/** Tells of vendors in maintenance, each by itself, so that one that comes back ends its own alert. */
export function watchVendors({ db, alerts }: Deps): void {
  const { watch } = alerts.open({
    'vendor.maintenance': {
      about: 'vendor',
      level: 'middle',
      roles: ['admin', 'risk', 'support', 'content', 'auditor'],
      says: 'alerts.maintenance',
      tells: 'alerts.maintenanceText',
      values: ['vendor', 'end'],
      link: () => '/vendors?state=maintenance',
      lasts: 'until ended',
    },
  })
  watch('vendor.maintenance', async () =>
    (await listInMaintenance(db)).map(({ code, name, until }) => ({
      subject: code,
      values: {
        vendor: name,
        end:
          until === null
            ? { text: 'alerts.maintenanceOpen' as const }
            : { text: 'alerts.maintenanceUntil' as const, values: { time: until } },
      },
    })),
  )
}
