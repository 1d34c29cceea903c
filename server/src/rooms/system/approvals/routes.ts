import { decideApproval, listApprovals, type Approval } from '@baize/contract/documents'
import { ok, refuse } from '@baize/kernel/result'
import { TransportRefusal } from '../../../platform/http/answer.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../caller.ts'
import type { Approvals, StoredApproval } from './approvals.ts'

export function serveApprovals(http: Http, approvals: Approvals): void {
  serve(http, listApprovals, async (_, call) =>
    ok((await approvals.list(operatorOf(call))).map(showApproval)),
  )

  serve(http, decideApproval, async (input, call) => {
    const decided = await approvals.decide({ ...input, operator: operatorOf(call) })
    if (decided.ok) return ok({})
    // Who may decide depends on the action, so the endpoint's own list of roles is only the outer fence.
    if (decided.code === 'not_allowed') throw new TransportRefusal('not_allowed')
    return refuse(decided.code, decided.params)
  })
}

function showApproval(approval: StoredApproval): Approval {
  const { expiresAt: _, requestedAt, decidedAt, ...shown } = approval
  return {
    ...shown,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
