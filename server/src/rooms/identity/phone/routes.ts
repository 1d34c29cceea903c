import * as calls from '@baize/contract/identity/verification'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Phone } from './phone.ts'

/** Binds the calls of third-party phone verification, and publishes the keys of the embedded one. */
export function servePhone(http: Http, { phone }: { readonly phone: Phone }): void {
  serve(http, calls.getPhoneVerification, () => ok(phone.view()))
  serve(http, calls.startPhoneVerification, phone.start)
  serve(http, calls.finishPhoneVerification, (input) => phone.finish(input))
  // Not in our envelope: whoever checks such tokens expects a key set as it is.
  http.app.get('/wps/verification/phone/keys', { config: http.limitCalls(60) }, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(phone.keySet),
  )
}
