import * as calls from '@baize/contract/identity/member'
import { sendPaymentCode } from '@baize/contract/identity/verification'
import { ok, type Result } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Recovery } from './recovery.ts'

/** Binds the calls about passwords. */
export function serveRecovery(http: Http, { recovery }: { readonly recovery: Recovery }): void {
  const { own, ownPayment, links, resets } = recovery
  serve(http, calls.changePassword, own.change)
  serve(http, calls.changePaymentPassword, ownPayment.change)
  serve(http, sendPaymentCode, ownPayment.sendCode)
  serve(http, calls.forgotByEmail, async (input, call) => empty(await links.request(input, call)))
  serve(http, calls.resetByEmail, (input) => resets.byEmail(input))
  serve(http, calls.resetByPhone, (input) => resets.byPhone(input))
}

function empty<Code extends string>(result: Result<undefined, Code>) {
  return result.ok ? ok({}) : result
}
