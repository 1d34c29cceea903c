import {
  decideApproval,
  listApprovals,
  withdrawApproval,
  type Approval,
} from '@baize/contract/system/approvals'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import { sentence } from '@baize/texts/catalogue'
import { TransportRefusal } from '../../../platform/http/answer.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../caller.ts'
import type { Audit } from '../audit/audit.ts'
import { sayValue, type Reader } from '../said/said.ts'
import type { Approvals, AskedChange, ListedApproval } from './approvals.ts'

type Deps = {
  readonly approvals: Approvals
  readonly audit: Pick<Audit, 'say'>
  readonly readerOf: (language: Language) => Reader
}

export function serveApprovals(http: Http, { approvals, audit, readerOf }: Deps): void {
  serve(http, listApprovals, async (_, call) => {
    const reader = readerOf(call.language)
    const listed = await approvals.list(operatorOf(call))
    return ok(listed.map((approval) => showApproval(approval, reader, audit)))
  })

  serve(http, decideApproval, async (input, call) => {
    const decided = await approvals.decide({ ...input, operator: operatorOf(call) })
    if (decided.ok) return ok({ handOver: decided.value ?? null })
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
  reader: Reader,
  audit: Pick<Audit, 'say'>,
): Approval {
  const {
    requestedIp: _,
    requestedRoles: __,
    requestedAt,
    expiresAt,
    decidedAt,
    says,
    saysYes,
    saysNo,
    deciders,
    about,
    changes,
    past,
    refusal,
    ...shown
  } = approval
  const { language } = reader
  const words = ({ name, before, after }: Omit<AskedChange, 'isLoosened'>) => ({
    name: sayValue(name, reader),
    before: sayValue(before, reader),
    after: sayValue(after, reader),
  })
  return {
    ...shown,
    impossible: refusal === '' ? '' : sentence(language, `errors.${refusal}`),
    member: about?.member ?? '',
    sum: about === undefined ? '' : sayValue(about.sum, reader),
    changes: changes.map((change) => ({ ...words(change), isLoosened: change.isLoosened })),
    past: past.map((change) => ({
      ...words(change),
      at: change.at.toISOString(),
      by: change.by,
    })),
    says: says === undefined ? audit.say(approval.action, language) : sentence(language, says),
    saysYes: saysYes === undefined ? '' : sentence(language, saysYes),
    saysNo: saysNo === undefined ? '' : sentence(language, saysNo),
    deciders: [...deciders],
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
