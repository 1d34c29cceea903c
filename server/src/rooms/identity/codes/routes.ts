import * as calls from '@baize/contract/identity/verification'
import { changeContact } from '@baize/contract/identity/member'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { createCodeRequests, type CodeRequestsDeps } from './requests.ts'
import { createContacts, type ContactsDeps } from './contacts.ts'

export type CodeRoutesDeps = CodeRequestsDeps & ContactsDeps

/** Binds the calls that send codes, and the one that keeps a contact by its code. */
export function serveCodes(http: Http, deps: CodeRoutesDeps): void {
  const requests = createCodeRequests(deps)
  const contacts = createContacts(deps)
  serve(http, calls.sendLoginSms, requests.sendForLogin)
  serve(http, calls.sendRegistrationSms, requests.sendForRegistration)
  serve(http, calls.sendContactCode, contacts.sendCode)
  serve(http, changeContact, async (input, call) => {
    const result = await contacts.change(input, call)
    return result.ok ? ok({}) : result
  })
}
