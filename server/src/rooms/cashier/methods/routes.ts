import * as contract from '@baize/contract/cashier/methods-desk'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Method, MethodRequests, Methods } from './methods.ts'
import { operatorOf } from '../../system/system.ts'

type Rooms = {
  readonly methods: Methods
  readonly requests: MethodRequests
  readonly gateways: Pick<Gateways, 'list'>
}

/** The operators' calls about the ways to pay in. */
export function serveMethods(http: Http, { methods, requests, gateways }: Rooms): void {
  const show = ({ id, version, content, changedAt, changedBy }: Method): contract.DeskMethod => ({
    id,
    version,
    content,
    stop: methods.standingOf({ content }).stop,
    changedAt: changedAt.toISOString(),
    changedBy,
  })

  serve(http, contract.listDeskMethods, () =>
    ok({
      methods: methods.list().map(show),
      gateways: gateways
        .list()
        .map(({ name, isUp, isSandbox }) => ({ name, isUp: isUp(), isSandbox })),
    }),
  )

  serve(http, contract.createMethod, (input, call) =>
    requests.create({ ...input, operator: operatorOf(call) }),
  )

  serve(http, contract.changeMethod, async ({ id, version, ...change }, call) => {
    const changed = await requests.change(id, version, { ...change, operator: operatorOf(call) })
    if (!changed.ok) return changed
    const { method, approvalId } = changed.value
    return ok({ method: show(method), approvalId })
  })

  serve(http, contract.orderMethods, async ({ ids, reason }, call) => {
    const ordered = await methods.order(ids, { operator: operatorOf(call), reason })
    return ordered.ok ? ok({}) : ordered
  })
}
