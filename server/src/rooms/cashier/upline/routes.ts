import * as down from '@baize/contract/cashier/downline'
import * as contract from '@baize/contract/cashier/upline'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberOf } from '../callers.ts'
import type { Downline } from './downline.ts'
import type { Purse } from './rules.ts'
import type { Given, Upline, UplineId } from './upline.ts'

/** The calls about giving cash to whoever stands above, and to those below. */
export function serveUpline(http: Http, upline: Upline, downline: Downline): void {
  serve(http, contract.getUpline, async (_, call) => {
    const { bounds, ...view } = await upline.get(memberOf(call))
    return ok({
      upline: view.upline,
      currency: view.currency,
      ...showPurse(view.purse),
      min: String(bounds.min),
      dailyLimit: String(bounds.perDay),
      leftToday: String(view.left),
      paymentPasswordSet: view.paymentPasswordSet,
      heldUntil: view.heldUntil?.toISOString() ?? null,
      latest: view.latest.map(showTransfer),
    })
  })

  serve(http, contract.transferToUpline, async (input, call) => {
    const given = await upline.transfer({
      ...input,
      id: input.id as UplineId,
      member: memberOf(call),
    })
    return given.ok ? ok(showTransfer(given.value)) : given
  })

  serve(http, down.getDownlineTransfer, async ({ to }, call) => {
    const found = await downline.get(memberOf(call), to)
    if (!found.ok) return found
    const { bounds, left, purse, heldUntil, ...view } = found.value
    return ok({
      ...view,
      ...showPurse(purse),
      min: String(bounds.min),
      dailyLimit: String(bounds.perDay),
      leftToday: String(left),
      heldUntil: heldUntil?.toISOString() ?? null,
    })
  })

  serve(http, down.transferToDownline, async (input, call) => {
    const id = input.id as UplineId
    const given = await downline.transfer({ ...input, id, member: memberOf(call) })
    return given.ok ? ok(showTransfer(given.value)) : given
  })
}

function showPurse({ available, cash, heldByLocks, heldByContracts }: Purse) {
  return {
    available: String(available),
    cash: String(cash),
    heldByLocks: String(heldByLocks),
    heldByContracts: String(heldByContracts),
  }
}

function showTransfer({ id, to, amount, currency, note, at }: Given): contract.UplineTransfer {
  return { id, to, amount: String(amount), currency, note, at: at.toISOString() }
}
