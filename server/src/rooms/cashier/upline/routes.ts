import * as contract from '@baize/contract/cashier/upline'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberOf } from '../callers.ts'
import type { Given, Upline, UplineId } from './upline.ts'

/** The calls about giving cash to whoever stands above. */
export function serveUpline(http: Http, upline: Upline): void {
  serve(http, contract.getUpline, async (_, call) => {
    const { bounds, ...view } = await upline.get(memberOf(call))
    return ok({
      upline: view.upline,
      currency: view.currency,
      available: String(view.available),
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
}

function showTransfer({ id, to, amount, currency, note, at }: Given): contract.UplineTransfer {
  return { id, to, amount: String(amount), currency, note, at: at.toISOString() }
}
