import * as contract from '@baize/contract/cashier/institutions-desk'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Institution, Institutions } from './institutions.ts'
import { operatorOf } from '../../system/system.ts'

/** The operators' calls about banks, wallets and networks. */
export function serveInstitutions(http: Http, institutions: Institutions): void {
  serve(http, contract.listDeskInstitutions, async () =>
    ok({ institutions: (await institutions.list()).map(show) }),
  )

  serve(http, contract.createInstitution, async (input, call) => {
    const created = await institutions.create({ ...input, operator: operatorOf(call) })
    return created.ok ? ok(show(created.value)) : created
  })

  serve(http, contract.changeInstitution, async (input, call) => {
    const changed = await institutions.change({ ...input, operator: operatorOf(call) })
    return changed.ok ? ok(show(changed.value)) : changed
  })

  serve(http, contract.orderInstitutions, async ({ codes, reason }, call) => {
    const ordered = await institutions.order(codes, { operator: operatorOf(call), reason })
    return ordered.ok ? ok({}) : ordered
  })
}

function show({ changedAt, ...rest }: Institution): contract.DeskInstitution {
  return { ...rest, changedAt: changedAt?.toISOString() ?? null }
}
