import * as contract from '@baize/contract/cashier/methods-desk'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Method, Methods } from './methods.ts'
import { operatorOf } from '../../system/system.ts'

type Rooms = { readonly methods: Methods; readonly gateways: Pick<Gateways, 'list'> }

/** The operators' calls about the ways to pay in. */
export function serveMethods(http: Http, { methods, gateways }: Rooms): void {
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

  serve(http, contract.createMethod, async (input, call) => {
    const created = await methods.create({ ...input, operator: operatorOf(call) })
    return created.ok ? ok(show(created.value)) : created
  })

  serve(http, contract.changeMethod, async ({ id, version, ...change }, call) => {
    const changed = await methods.change(id, version, { ...change, operator: operatorOf(call) })
    return changed.ok ? ok(show(changed.value)) : changed
  })

  serve(http, contract.orderMethods, async ({ ids, reason }, call) => {
    const ordered = await methods.order(ids, { operator: operatorOf(call), reason })
    return ordered.ok ? ok({}) : ordered
  })
}
