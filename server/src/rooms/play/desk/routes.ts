import * as contract from '@baize/contract/provider-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Act, ProtocolDesk } from './desk.ts'
import type { createRecords } from './records.ts'

const usualPage = 50

type Deps = { readonly desk: ProtocolDesk; readonly records: ReturnType<typeof createRecords> }

/** The calls of operators about those who speak the protocol. */
export function serveProtocolDesk(http: Http, { desk, records }: Deps): void {
  serve(http, contract.listProtocolVendors, async () => ok({ items: await records.listVendors() }))
  serve(http, contract.createProtocolVendor, async ({ reason, ...vendor }, call) => {
    const created = await desk.createVendor(vendor, actOf(call, reason))
    return created.ok ? ok(await records.showVendor(created.value)) : created
  })
  serve(http, contract.changeProtocolVendor, async ({ key, reason, ...change }, call) => {
    const changed = await desk.changeVendor(key, change, actOf(call, reason))
    return changed.ok ? ok(await records.showVendor(changed.value)) : changed
  })
  serve(http, contract.switchVendorBets, async ({ key, reason, ...wanted }, call) => {
    const switched = await desk.switchBets(key, wanted, actOf(call, reason))
    return switched.ok ? ok(await records.showVendor(switched.value)) : switched
  })
  serve(http, contract.createVendorKey, ({ key, reason }, call) =>
    desk.createKey(key, actOf(call, reason)),
  )
  serve(http, contract.revokeVendorKey, async ({ key, id, reason }, call) => {
    const revoked = await desk.revokeKey(key, id, actOf(call, reason))
    return revoked.ok ? ok({}) : revoked
  })
  serve(http, contract.listPlaySessions, async ({ cursor, limit = usualPage, ...filter }) =>
    ok(await records.listSessions(filter, cursor, limit)),
  )
  serve(http, contract.listPlayRounds, async ({ cursor, limit = usualPage, ...filter }) =>
    ok(await records.listRounds(filter, cursor, limit)),
  )
  serve(http, contract.getPlayRound, async (key) => {
    const found = await records.findRound(key)
    return found === undefined ? refuse('not_found') : ok(found)
  })
  serve(http, contract.runConformance, ({ key, reason }, call) =>
    desk.startKit(key, actOf(call, reason)),
  )
  serve(http, contract.getConformance, ({ key }) => desk.findRun(key))
}

function actOf({ actor, ip, requestId }: Call, reason: string): Act {
  if (!actor) throw new Error('An operator call was let through without a session.')
  const { id, name, roles } = actor
  return { by: { id, name, roles, ip, requestId }, reason }
}
