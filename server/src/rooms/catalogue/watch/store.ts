import type { Database } from '../../../platform/database/database.ts'

export type ClosedVendor = {
  readonly code: string
  readonly name: string
  readonly until: Date | null
}

/** Vendors that are offered and cannot be played, because they are in maintenance. */
export async function listInMaintenance({ sql }: Pick<Database, 'sql'>): Promise<ClosedVendor[]> {
  return await sql<ClosedVendor>`
    select code, name, maintenance_until as until from catalogue.vendors
    where enabled and maintenance order by code limit 200`
}
