import * as contract from '@baize/contract/agents/flags-desk'
import { ok } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import {
  actedBy,
  fullNameOf,
  operatorOf,
  type Audit,
  type AuditActions,
} from '../../system/system.ts'
import type { Agents } from '../agents.ts'
import type { BetsEvidence, Flag } from '../flags/flags.ts'

const flagActions = {
  'agent_flag.decided': 'agents-desk.actionFlagDecided',
  'agent_flags.looked': 'agents-flags.actionLooked',
} as const satisfies AuditActions

type Deps = Pick<Agents, 'flags'> & {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Members, 'list'>
  readonly audit: Pick<Audit, 'open'>
}

const usualPage = 25

/** The operators' calls about members who look like one person. */
export function serveFlagDesk(http: Http, { db, now, members, flags, ...deps }: Deps): void {
  const audit = deps.audit.open(flagActions)

  async function show(list: readonly Flag[]): Promise<contract.AgentFlag[]> {
    const people = await members.list(
      db,
      list.flatMap(({ member, other }) => [member, other]),
    )
    const nameOf = (id: string) => ({ id, account: people.get(id)?.account ?? id })
    return list.map(({ evidence, ...flag }) => ({
      id: flag.id,
      member: nameOf(flag.member),
      other: nameOf(flag.other),
      reason: flag.reason,
      isLeftOut: flag.reason !== 'opposite_bets' && flag.state !== 'dismissed',
      device: 'ip' in evidence ? evidence : null,
      bank: 'bank' in evidence ? evidence : null,
      bets: 'rounds' in evidence ? showBets(evidence) : null,
      state: flag.state,
      foundAt: flag.foundAt.toISOString(),
      decidedBy: flag.decidedBy,
      decidedReason: flag.decidedReason,
      decidedAt: flag.decidedAt?.toISOString() ?? null,
    }))
  }

  serve(http, contract.listAgentFlags, async ({ state, cursor = '', limit = usualPage }) => {
    const found = await flags.list({
      ...(state && { state }),
      ...(cursor === '' ? {} : { before: cursor }),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return ok({ items: await show(page), next })
  })

  serve(http, contract.decideAgentFlag, async ({ id, state, seen, reason }, call) => {
    const operator = operatorOf(call)
    const decision = { id, state, seen, by: fullNameOf(operator), reason }
    const decided = await flags.decide(decision, (tx, before) =>
      audit.write(tx, {
        ...actedBy(operator),
        action: 'agent_flag.decided',
        object: `${id} ${before.member}`,
        reason,
        before: { state: before.state, beside: before.other },
        after: { state },
      }),
    )
    if (!decided.ok) return decided
    const [shown] = await show([decided.value])
    if (shown === undefined) throw new Error('A flag that was decided cannot be shown.')
    return ok(shown)
  })

  serve(http, contract.lookForFlags, async ({ reason }, call) => {
    await db.transaction((tx) =>
      audit.write(tx, {
        ...actedBy(operatorOf(call)),
        action: 'agent_flags.looked',
        object: 'agents',
        reason,
        after: { at: now().toISOString() },
      }),
    )
    return ok({ found: await flags.look() })
  })
}

function showBets({ rounds, ...counts }: BetsEvidence): NonNullable<contract.AgentFlag['bets']> {
  return {
    ...counts,
    rounds: rounds.map((round) => ({ ...round, on: [...round.on], otherOn: [...round.otherOn] })),
  }
}
