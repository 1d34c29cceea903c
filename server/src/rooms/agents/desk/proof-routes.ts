import * as contract from '@baize/contract/agents/proofs-desk'
import { ok, refuse } from '@baize/kernel/result'
import { isDay } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Members } from '../../identity/identity.ts'
import {
  actedBy,
  fullNameOf,
  operatorOf,
  type Audit,
  type AuditActions,
} from '../../system/system.ts'
import type { Agents } from '../agents.ts'
import { proveDayJob, type Proof } from '../proofs/proofs.ts'

const proofActions = {
  'agent_day.proven': 'agents-proofs.actionProve',
} as const satisfies AuditActions

type Deps = Pick<Agents, 'proofs'> & {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'add'>
  readonly members: Pick<Members, 'list'>
  readonly audit: Pick<Audit, 'open'>
}

const usualPage = 25

/** The operators' calls about the sums of teams and what the wagers say of them. */
export function serveProofDesk(http: Http, { db, jobs, members, proofs, ...deps }: Deps): void {
  const audit = deps.audit.open(proofActions)

  async function show(list: readonly Proof[]): Promise<contract.SumsProof[]> {
    const ids = list.flatMap(({ differences }) => differences.map(({ who }) => who))
    const people = await members.list(db, ids)
    return list.map(({ differences, begunAt, endedAt, ...proof }) => ({
      ...proof,
      begunAt: begunAt.toISOString(),
      endedAt: endedAt.toISOString(),
      differences: differences.map(({ who, ...one }) => ({
        ...one,
        who: { id: who, account: people.get(who)?.account ?? who },
      })),
    }))
  }

  serve(http, contract.listTeamProofs, async ({ cursor = '', limit = usualPage }) => {
    const found = await proofs.list({
      ...(cursor === '' ? {} : { before: cursor }),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return ok({ items: await show(page), next })
  })

  serve(http, contract.proveTeamDay, async ({ day, reason }, call) => {
    if (!isDay(day)) return refuse('invalid_period')
    const checked = await proofs.check(day)
    if (!checked.ok) return checked
    const operator = operatorOf(call)
    await db.transaction(async (tx) => {
      await audit.write(tx, {
        ...actedBy(operator),
        action: 'agent_day.proven',
        object: day,
        reason,
        after: { day },
      })
      const payload = { day, by: fullNameOf(operator) }
      await jobs.add(tx, proveDayJob, payload, { key: `${proveDayJob} ${day}` })
    })
    return ok({ day })
  })
}
