import {
  decideApproval,
  listApprovals,
  withdrawApproval,
  type Approval,
} from '@baize/contract/approvals'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import { sentence } from '@baize/texts/catalogue'
import { TransportRefusal } from '../../../platform/http/answer.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../caller.ts'
import type { Audit } from '../audit/audit.ts'
import type { Approvals, ListedApproval } from './approvals.ts'

export function serveApprovals(http: Http, approvals: Approvals, audit: Pick<Audit, 'say'>): void {
  serve(http, listApprovals, async (_, call) =>
    ok(
      (await approvals.list(operatorOf(call))).map((approval) =>
        showApproval(approval, call.language, audit),
      ),
    ),
  )

  serve(http, decideApproval, async (input, call) => {
    const decided = await approvals.decide({ ...input, operator: operatorOf(call) })
    if (decided.ok) return ok({})
    // Who may decide depends on the action, so the endpoint's own list of roles is only the outer fence.
    if (decided.code === 'not_allowed') throw new TransportRefusal('not_allowed')
    return refuse(decided.code, decided.params)
  })

  serve(http, withdrawApproval, async (input, call) => {
    const withdrawn = await approvals.withdraw({ ...input, operator: operatorOf(call) })
    if (withdrawn.ok) return ok({})
    if (withdrawn.code === 'not_allowed') throw new TransportRefusal('not_allowed')
    return refuse(withdrawn.code)
  })
}

function showApproval(
  approval: ListedApproval,
  language: Language,
  audit: Pick<Audit, 'say'>,
): Approval {
  const {
    expiresAt: _,
    requestedIp: __,
    requestedAt,
    decidedAt,
    says,
    saysYes,
    saysNo,
    deciders,
    ...shown
  } = approval
  return {
    ...shown,
    says: says === undefined ? audit.say(approval.action, language) : sentence(language, says),
    saysYes: saysYes === undefined ? '' : sentence(language, saysYes),
    saysNo: saysNo === undefined ? '' : sentence(language, saysNo),
    deciders: [...deciders],
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
