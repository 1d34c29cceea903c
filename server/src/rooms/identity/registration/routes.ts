import * as calls from '@baize/contract/identity/registration'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Registration } from './registration.ts'

/** Binds the calls by which a visitor becomes a member. */
export function serveRegistration(
  http: Http,
  { registration }: { readonly registration: Registration },
): void {
  serve(http, calls.register, (input, call) => registration.register('username', input, call))
  serve(http, calls.registerByMobile, (input, call) => registration.register('mobile', input, call))
  serve(http, calls.checkUsername, async ({ username }) =>
    ok({ available: await registration.isAvailable(username) }),
  )
  serve(http, calls.checkAffiliate, ({ code, domain, opened }, { ip }) =>
    registration.findInviter(code, domain, opened === true ? ip : undefined),
  )
}
