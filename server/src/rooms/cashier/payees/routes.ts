import * as contract from '@baize/contract/cashier/withdrawals'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberOf } from '../callers.ts'
import { maskedNumber } from './number.ts'
import type { Payee, PayeeId, Payees } from './payees.ts'

/** The calls about accounts to withdraw to. `most` is how many a member may have. */
export function servePayees(http: Http, payees: Payees, most: () => number): void {
  serve(http, contract.listPayees, async (_, call) => {
    const member = memberOf(call)
    return ok({
      payees: (await payees.list(member)).map(showPayee),
      institutions: await payees.listInstitutions(),
      holder: await payees.getHolder(member),
      most: most(),
    })
  })

  serve(http, contract.addPayee, async (input, call) => {
    const added = await payees.add({
      ...input,
      id: input.id as PayeeId,
      member: memberOf(call),
    })
    return added.ok ? ok(showPayee(added.value)) : added
  })

  serve(http, contract.removePayee, async ({ id }, call) => {
    const removed = await payees.remove(memberOf(call), id)
    return removed.ok ? ok({}) : removed
  })
}

function showPayee(payee: Payee): contract.Payee {
  const { id, kind, institution, institutionName, holder, hint, addedAt, usableAt } = payee
  return {
    id,
    kind,
    institution,
    institutionName,
    holder,
    number: maskedNumber(hint),
    addedAt: addedAt.toISOString(),
    usableAt: usableAt.toISOString(),
  }
}
