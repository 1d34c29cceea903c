import * as contract from '@baize/contract/agents/team-reports'
import { readSpan, type WantedSpan } from '@baize/kernel/day-span'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createTree } from '../tree/tree.ts'
import type { ReportsDeps } from './deps.ts'
import { createDownlines } from './downlines.ts'
import { createLines } from './lines.ts'
import { createOverview } from './overview.ts'
import { createPlaces } from './place.ts'

/** What an agent looks up about the own team. The session says whose it is; who else is named must be in it. */
export function serveTeamReports(http: Http, given: Omit<ReportsDeps, 'tree'>): void {
  const deps: ReportsDeps = { ...given, tree: createTree(given) }
  const { now, zone } = deps
  const spanOf = ({ from, to }: WantedSpan) => readSpan({ from, to }, { now: now(), zone: zone() })
  const placeOf = createPlaces(deps)
  const readOverview = createOverview(deps)
  const readLines = createLines(deps)
  const readDownlines = createDownlines(deps)

  /** Who has this account, if it is in the team; another's account is told as one that is not there. */
  async function memberOf(
    of: MemberId,
    account = '',
  ): Promise<Result<MemberId | undefined, 'not_in_team'>> {
    if (account.trim() === '') return ok(undefined)
    const found = await deps.members.findByAccount(deps.db, account.trim())
    if (found === undefined || !(await deps.tree.isBelow(deps.db, of, found.id))) {
      return refuse('not_in_team')
    }
    return ok(found.id)
  }

  serve(http, contract.getTeamOverview, async (input, call) => {
    const span = spanOf(input)
    return span.ok ? ok(await readOverview(callerOf(call), span.value)) : span
  })

  serve(http, contract.listTeams, async ({ of, account, ...input }, call) => {
    const span = spanOf(input)
    if (!span.ok) return span
    const place = await placeOf(callerOf(call), of)
    if (!place.ok) return place
    const member = await memberOf(place.value.of, account)
    if (!member.ok) return member
    const wanted = { ...input, member: member.value }
    return ok(await readLines(callerOf(call), place.value, span.value, wanted))
  })

  serve(http, contract.listDownlines, async ({ of, ...input }, call) => {
    const place = await placeOf(callerOf(call), of)
    return place.ok ? ok(await readDownlines(callerOf(call), place.value, input)) : place
  })
}

function callerOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about a team came without an agent.')
  return actor.id as MemberId
}
