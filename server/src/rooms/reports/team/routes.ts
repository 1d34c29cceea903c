import * as contract from '@baize/contract/agents/team-records'
import { readSpan, type DaySpan, type WantedSpan } from '@baize/kernel/day-span'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { TeamRecords } from '../../agents/agents.ts'
import type { Members } from '../../identity/identity.ts'
import type { Product } from '../../wagers/wagers.ts'
import type { MemberId, RecordSource } from '../../wallet/wallet.ts'
import { createAccountRecord } from '../account.ts'
import { createTeamBets, type TeamBetsDeps } from './bets.ts'
import { createTeamMoney } from './money.ts'

const usualPage = 20

export type TeamRecordsDeps = Omit<TeamBetsDeps, 'team' | 'members'> & {
  readonly team: TeamRecords
  readonly members: Pick<Members, 'list' | 'findByAccount'>
  readonly sources: readonly RecordSource[]
  readonly now: () => Date
  readonly zone: () => string
}

/** What an agent looks up about single bets and movements. The session says whose team it is. */
export function serveTeamRecords(http: Http, deps: TeamRecordsDeps): void {
  const { db, team, members, now, zone } = deps
  const readBets = createTeamBets(deps)
  const readMoney = createTeamMoney(deps)
  const readEntries = createAccountRecord(deps)
  const spanOf = ({ from, to }: WantedSpan) => readSpan({ from, to }, { now: now(), zone: zone() })
  const calendar = ({ firstDay, lastDay }: DaySpan) => ({
    zone: zone(),
    from: firstDay,
    to: lastDay,
  })

  /** Somebody of the team; anybody else is refused, whether there is such an account or not. */
  async function findOf(caller: MemberId, account: string) {
    const found = await members.findByAccount(db, account)
    const isBelow = found !== undefined && (await team.isBelow(caller, found.id))
    return isBelow ? ok(found) : refuse('not_in_team')
  }

  serve(http, contract.listTeamBets, async (input, call) => {
    const { from, to, account = '', deep = false, limit = usualPage, product, ...wanted } = input
    const span = spanOf({ from, to })
    if (!span.ok) return span
    const caller = callerOf(call)
    const of = account.trim() === '' ? ok({ id: caller }) : await findOf(caller, account.trim())
    if (!of.ok) return of
    const found = await readBets({
      ...wanted,
      // Hot is a shelf and no product: no bet is of it.
      ...(product !== undefined && { product: product as Product }),
      caller,
      of: of.value.id,
      isDeep: deep,
      span: span.value,
      language: call.language,
      limit,
    })
    return ok({ ...calendar(span.value), ...found })
  })

  serve(http, contract.listTeamMoney, async (input, call) => {
    const { from, to, deep = false, limit = usualPage, ...page } = input
    const span = spanOf({ from, to })
    if (!span.ok) return span
    const caller = callerOf(call)
    const found = await readMoney({ ...page, caller, isDeep: deep, span: span.value, limit })
    return ok({ ...calendar(span.value), ...found })
  })

  serve(http, contract.listTeamEntries, async (input, call) => {
    const { from, to, account, limit = usualPage, ...wanted } = input
    const span = spanOf({ from, to })
    if (!span.ok) return span
    const caller = callerOf(call)
    const of = await findOf(caller, account.trim())
    if (!of.ok) return of
    const { id: member, account: name } = of.value
    // What was before somebody came into the team is none of the agent's business.
    const since = (await team.pickJoined({ agent: caller, isDeep: true }, [member])).get(member)
    const begins = since !== undefined && since > span.value.from ? since : span.value.from
    const { language } = call
    const found = await readEntries({
      ...wanted,
      member,
      span: { ...span.value, from: begins },
      language,
      limit,
    })
    return ok({ ...calendar(span.value), member: { id: member, account: name }, ...found })
  })
}

function callerOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about a team came without an agent.')
  return actor.id as MemberId
}
