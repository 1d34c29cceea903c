import * as contract from '@baize/contract/catalogue/catalogue-desk'
import { ok } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { CatalogueAct } from './act.ts'
import type { CatalogueDesk } from './desk.ts'
import { readCursor, showGame, showListed, showVendor, writeCursor } from './view.ts'
import { operatorOf } from '../../system/system.ts'

const usualPage = 50

/** The calls of operators about the catalogue; the launch test is the play room's. */
export function serveCatalogueDesk(http: Http, desk: CatalogueDesk): void {
  serve(http, contract.listDeskVendors, async (filter) => {
    const { edition, items } = await desk.listVendors(filter)
    return ok({ edition, items: items.map(showVendor) })
  })
  serve(http, contract.changeVendor, async ({ code, reason, ...change }, call) => {
    const changed = await desk.changeVendor(code, change, actOf(call, reason))
    return changed.ok ? ok(showVendor(changed.value)) : changed
  })
  serve(http, contract.orderVendors, async ({ reason, ...wanted }, call) => {
    const ordered = await desk.orderVendors(wanted, actOf(call, reason))
    return ordered.ok ? ok({ codes: ordered.value }) : ordered
  })
  serve(http, contract.listDeskGames, async ({ cursor, limit = usualPage, sort, ...filter }) => {
    const page = { after: readCursor(cursor), limit: limit + 1, sort }
    const { items: found, total } = await desk.listGames(filter, page)
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return ok({ items: items.map(showListed), next: last ? writeCursor(last, sort) : null, total })
  })
  serve(http, contract.changeGame, async ({ nodeId, minBet, reason, ...change }, call) => {
    const minStake = minBet === undefined ? undefined : BigInt(minBet)
    const changed = await desk.changeGame(nodeId, { ...change, minStake }, actOf(call, reason))
    if (!changed.ok) return changed
    const { game, approvalId } = changed.value
    return ok({ ...showGame(game), approvalId })
  })
  serve(http, contract.changeGames, async ({ reason, ...change }, call) => {
    const changed = await desk.changeGames(change, actOf(call, reason))
    return changed.ok ? ok({ changed: changed.value }) : changed
  })
  serve(http, contract.moveGame, async ({ nodeId, position, reason }, call) => {
    const moved = await desk.moveGame(nodeId, position, actOf(call, reason))
    return moved.ok ? ok(showGame(moved.value)) : moved
  })
  serve(http, contract.getHotList, async () => ok({ items: (await desk.listHot()).map(showGame) }))
  serve(http, contract.setHotList, async ({ reason, ...wanted }, call) => {
    const set = await desk.setHot(wanted, actOf(call, reason))
    return set.ok ? ok({ items: set.value.map(showGame) }) : set
  })
}

const actOf = (call: Call, reason: string): CatalogueAct => ({ by: operatorOf(call), reason })
