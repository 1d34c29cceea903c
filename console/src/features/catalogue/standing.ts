import type { DeskGame, DeskVendor } from '@baize/contract/catalogue/catalogue-desk'

/** How a vendor or a game stands towards people. What is switched off is shown nowhere, so that comes first. */
export type Standing = 'open' | 'maintenance' | 'disabled'

type Stands = Pick<DeskVendor, 'enabled' | 'maintenance'> &
  Partial<Pick<DeskGame, 'vendorMaintenance'>>

export function standingOf({ enabled, maintenance, vendorMaintenance = false }: Stands): Standing {
  if (!enabled) return 'disabled'
  return maintenance || vendorMaintenance ? 'maintenance' : 'open'
}

/** What can be changed of it. */
export type StandingDraft = Pick<DeskVendor, 'enabled' | 'maintenance' | 'maintenanceUntil'>

export const standingDraft = ({ enabled, maintenance, maintenanceUntil }: StandingDraft) => ({
  enabled,
  maintenance,
  maintenanceUntil: maintenance ? maintenanceUntil : null,
})

/** The fields that differ, for a call that changes only what it names. */
export function standingChanges(from: StandingDraft, draft: StandingDraft): Partial<StandingDraft> {
  const [was, is] = [standingDraft(from), standingDraft(draft)]
  return {
    ...(was.enabled !== is.enabled && { enabled: is.enabled }),
    ...(was.maintenance !== is.maintenance && { maintenance: is.maintenance }),
    // The end goes with the maintenance by itself, so that it is named only while there is one.
    ...(is.maintenance &&
      was.maintenanceUntil !== is.maintenanceUntil && { maintenanceUntil: is.maintenanceUntil }),
  }
}
