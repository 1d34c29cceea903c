import { getVendorMaintenance } from '@baize/contract/catalogue/catalogue-desk'
import { getMember } from '@baize/contract/identity/members-desk'
import * as contract from '@baize/contract/play/provider-desk'
import type { Role } from '@baize/contract/roles'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { createClosures } from './closures.ts'
import type { VendorAct, ProtocolDesk } from './desk.ts'
import type { Viewer } from './names.ts'
import type { createRecords } from './records.ts'
import { operatorOf } from '../../system/system.ts'

const usualPage = 50

type Deps = {
  readonly desk: ProtocolDesk
  readonly records: ReturnType<typeof createRecords>
  readonly closures: ReturnType<typeof createClosures>
}

/** The calls of operators about those who speak the protocol. */
export function serveProtocolDesk(http: Http, { desk, records, closures }: Deps): void {
  serve(http, contract.listProtocolVendors, async () => ok({ items: await records.listVendors() }))
  serve(http, contract.createProtocolVendor, async ({ reason, ...vendor }, call) => {
    const created = await desk.createVendor(vendor, actOf(call, reason))
    return created.ok ? ok(await records.showVendor(created.value)) : created
  })
  serve(http, contract.changeProtocolVendor, async ({ key, reason, ...change }, call) => {
    const changed = await desk.changeVendor(key, change, actOf(call, reason))
    if (!changed.ok) return changed
    const { vendor, approvalId } = changed.value
    return ok({ vendor: await records.showVendor(vendor), approvalId })
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
  serve(http, contract.listPlaySessions, async ({ cursor, limit = usualPage, ...filter }, call) =>
    ok(await records.listSessions(filter, cursor, limit, viewerOf(call))),
  )
  serve(http, contract.listPlayRounds, async ({ cursor, limit = usualPage, ...filter }, call) =>
    ok(await records.listRounds(filter, cursor, limit, viewerOf(call))),
  )
  serve(http, contract.getPlayRound, async (key, call) => {
    const found = await records.findRound(key, viewerOf(call))
    return found === undefined ? refuse('not_found') : ok(found)
  })
  serve(http, getVendorMaintenance, async ({ code }) => {
    const found = await closures.find(code)
    return found === undefined ? refuse('not_found') : ok(found)
  })
  serve(http, contract.runConformance, ({ key, reason }, call) =>
    desk.startKit(key, actOf(call, reason)),
  )
  serve(http, contract.getConformance, ({ key }) => desk.findRun(key))
}

/** Whoever may open a member's page is told the names of accounts. */
function viewerOf({ actor, language }: Call): Viewer {
  const { access } = getMember
  const isReader = (role: Role) => access === 'everyone' || access.includes(role)
  return { language, seesMembers: actor?.roles.some(isReader) ?? false }
}

const actOf = (call: Call, reason: string): VendorAct => ({ by: operatorOf(call), reason })
