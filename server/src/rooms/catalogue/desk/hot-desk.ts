import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { deskActions, writeAct, type CatalogueAct, type DeskDeps } from './act.ts'
import * as store from './games.store.ts'
import type { DeskGameRow } from './games.store.ts'
import { takeVendorTurn } from './vendors.store.ts'

export type HotDesk = {
  /** The hot list in its order, with what is not shown at the moment. */
  listHot(): Promise<DeskGameRow[]>
  /** Replaces the hot list, if it is still the one that the change was made from. */
  setHot(
    wanted: { readonly nodeIds: readonly number[]; readonly was: readonly number[] },
    act: CatalogueAct,
  ): Promise<Result<DeskGameRow[], 'not_found' | 'nothing_changed' | 'changed_meanwhile'>>
}

const longestHotList = 200

export function createHotDesk({ db, ...deps }: DeskDeps): HotDesk {
  const audit = deps.audit.open(deskActions)
  async function list(source: Pick<Database, 'sql'>, ids: readonly number[]) {
    const page = { limit: longestHotList }
    const games = await store.listGames(source, { nodeIds: ids }, page)
    return games.toSorted((a, b) => (a.hotPosition ?? 0) - (b.hotPosition ?? 0))
  }

  return {
    listHot: async () => await list(db, (await store.listHot(db)).slice(0, longestHotList)),
    async setHot({ nodeIds, was }, act) {
      return await db.transaction(async (tx) => {
        await takeVendorTurn(tx)
        const before = await store.listHot(tx)
        if (before.join() !== was.join()) return refuse('changed_meanwhile')
        if (before.join() === nodeIds.join()) return refuse('nothing_changed')
        const known = await store.countGames(tx, { nodeIds })
        if (known < nodeIds.length) return refuse('not_found')
        await store.setHot(tx, nodeIds)
        const items = await list(tx, nodeIds)
        const what = {
          action: 'hot_list.changed',
          object: 'hot list',
          before,
          after: nodeIds,
        } as const
        await writeAct(audit, tx, act, what)
        return ok(items)
      })
    },
  }
}
