import { ok, refuse, type Result } from '@baize/kernel/result'
import { readEdition } from '../store.ts'
import { deskActions, writeAct, type CatalogueAct, type DeskDeps } from './act.ts'
import {
  changeStanding,
  checkUntil,
  differences,
  standingOf,
  type StandingChange,
} from './rules.ts'
import * as store from './vendors.store.ts'
import type { DeskVendorRow, VendorFilter } from './vendors.store.ts'

export type VendorsDesk = {
  /** Vendors in their order, and the edition that they are of. */
  listVendors(filter: VendorFilter): Promise<{ edition: number; items: DeskVendorRow[] }>
  /** Renames a vendor, switches it on or off, puts it into maintenance or takes it out. */
  changeVendor(
    code: string,
    change: StandingChange & { readonly name?: string | undefined },
    act: CatalogueAct,
  ): Promise<Result<DeskVendorRow, 'not_found' | 'nothing_changed' | 'name_taken' | 'ends_in_past'>>
  /** Puts vendors in order, in a category or everywhere else; those that are not named follow in theirs. */
  orderVendors(
    wanted: { readonly codes: readonly string[]; readonly category?: string | undefined },
    act: CatalogueAct,
  ): Promise<Result<string[], 'not_found' | 'nothing_changed'>>
}

export function createVendorsDesk({ db, now, ...deps }: DeskDeps): VendorsDesk {
  const audit = deps.audit.open(deskActions)
  return {
    listVendors: async (filter) => ({
      edition: await readEdition(db),
      items: await store.listVendors(db, filter),
    }),
    async changeVendor(code, change, act) {
      const late = checkUntil(change, now())
      if (late !== undefined) return late
      return await db.transaction(async (tx) => {
        await store.takeVendorTurn(tx)
        const [vendor] = await store.listVendors(tx, { code })
        if (vendor === undefined) return refuse('not_found')
        const name = change.name?.trim() || vendor.name
        const after = { name, ...changeStanding(vendor, change) }
        const changed = differences({ name: vendor.name, ...standingOf(vendor) }, after)
        if (changed === undefined) return refuse('nothing_changed')
        if (await store.hasVendorNamed(tx, name, code)) return refuse('name_taken')
        await store.updateVendor(tx, code, after)
        const what = { action: 'vendor.changed', object: `vendor ${code}`, ...changed } as const
        await writeAct(audit, tx, act, what)
        return ok({ ...vendor, ...after })
      })
    },
    async orderVendors({ codes, category }, act) {
      return await db.transaction(async (tx) => {
        await store.takeVendorTurn(tx)
        const before = await store.listOrder(tx, category)
        if (codes.some((code) => !before.includes(code))) return refuse('not_found')
        const after = [...codes, ...before.filter((code) => !codes.includes(code))]
        if (after.join() === before.join()) return refuse('nothing_changed')
        await store.updateOrder(tx, after, category)
        const object = category === undefined ? 'vendors' : `vendors of ${category}`
        await writeAct(audit, tx, act, { action: 'vendors.ordered', object, before, after })
        return ok(after)
      })
    },
  }
}
