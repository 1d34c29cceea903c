import * as contract from '@baize/contract/agents/settlements'
import { readSpan, type WantedSpan } from '@baize/kernel/day-span'
import { ok } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { MemberId } from '../../identity/identity.ts'
import { createActiveMembers } from './active.ts'
import type { IncomeDeps } from './deps.ts'
import { createPace } from './pace.ts'
import { createRuns } from './runs.ts'
import { createIncomeSums } from './sums.ts'
import { createWindowDetail, createWindowsRecord } from './windows.ts'

/** What contracts came to, for who gets it and who pays it. The session says who that is. */
export function serveIncome(http: Http, deps: IncomeDeps): void {
  const { now, zone } = deps
  const spanOf = ({ from, to }: WantedSpan) => readSpan({ from, to }, { now: now(), zone: zone() })
  const listWindows = createWindowsRecord(deps)
  const findWindow = createWindowDetail(deps)
  const listActive = createActiveMembers(deps)
  const readIncome = createIncomeSums(deps)
  const listRuns = createRuns(deps)
  const readPace = createPace(deps)

  serve(http, contract.listSettlements, async (input, call) => {
    const span = spanOf(input)
    return span.ok ? ok(await listWindows(callerOf(call), span.value, input)) : span
  })
  serve(http, contract.getContractPace, async ({ kind }, call) =>
    ok(await readPace(callerOf(call), kind)),
  )
  serve(http, contract.listContractRuns, async (_, call) => ok(await listRuns(callerOf(call))))
  serve(http, contract.getSettlement, ({ id }, call) => findWindow(callerOf(call), id))
  serve(http, contract.listActiveMembers, ({ id }, call) =>
    listActive({ id: callerOf(call), mayList: call.actor?.roles.includes('agent') === true }, id),
  )
  serve(http, contract.getIncome, async (input, call) => {
    const span = spanOf(input)
    return span.ok ? ok(await readIncome(callerOf(call), span.value)) : span
  })
}

function callerOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about income came without a member.')
  return actor.id as MemberId
}
