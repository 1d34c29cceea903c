import * as contract from '@baize/contract/support/support'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Template, Templates } from './templates.ts'
import { operatorOf } from '../../system/system.ts'

/** The calls about messages prepared for sending. */
export function serveTemplates(http: Http, templates: Templates): void {
  serve(http, contract.listTemplates, async () =>
    ok({ items: (await templates.list()).map(showTemplate) }),
  )
  serve(http, contract.saveTemplate, async ({ id, version = 0, reason, ...draft }, call) => {
    const act = { operator: operatorOf(call), reason }
    const saved = await (id === undefined
      ? templates.create(draft, act)
      : templates.change({ id, version }, draft, act))
    return saved.ok ? ok(showTemplate(saved.value)) : saved
  })
  serve(http, contract.removeTemplate, async ({ id, reason }, call) => {
    const removed = await templates.remove(id, { operator: operatorOf(call), reason })
    return removed.ok ? ok({}) : removed
  })
}

function showTemplate({ changedAt, ...template }: Template): contract.MessageTemplate {
  return { ...template, changedAt: changedAt.toISOString() }
}
