import * as contract from '@baize/contract/agents/invitations-desk'
import { deriveId } from '@baize/kernel/ids'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Invitation, Invitations, Members } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import { actedBy, operatorOf, type Audit, type AuditActions } from '../../system/system.ts'
import type { Agents } from '../agents.ts'
import { showInvitation } from '../downlines/downlines.ts'
import { readMomentCursor, writeMomentCursor } from './moment-cursor.ts'

const invitationActions = {
  'invitation.ended': 'agents-links.actionEnded',
} as const satisfies AuditActions

type Deps = Pick<Agents, 'downlines'> & {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Members, 'findByAccount' | 'list'>
  readonly invitations: Pick<Invitations, 'listPage' | 'findAny' | 'listJoined' | 'end'>
  readonly support: Pick<Support, 'tell'>
  readonly audit: Pick<Audit, 'open'>
}

const usualPage = 25

/** The operators' calls about the links by which agents invite. */
export function serveInvitationDesk(http: Http, deps: Deps): void {
  const { db, now, members, invitations, support, downlines } = deps
  const audit = deps.audit.open(invitationActions)

  async function show(list: readonly Invitation[]): Promise<contract.DeskInvitation[]> {
    const people = await members.list(
      db,
      list.map(({ agentId }) => agentId),
    )
    return (await downlines.rated(list)).map((one) => ({
      ...showInvitation(one, now()),
      agent: { id: one.agentId, account: people.get(one.agentId)?.account ?? one.agentId },
    }))
  }

  serve(http, contract.listDeskInvitations, async ({ agent, code, cursor, limit = usualPage }) => {
    const of = agent === undefined ? undefined : await members.findByAccount(db, agent)
    if (agent !== undefined && of === undefined) return ok({ items: [], next: null })
    const before = readMomentCursor(cursor)
    const found = await invitations.listPage(db, {
      ...(of && { agent: of.id }),
      ...(code && { code }),
      ...(before && { before: { at: before.at, code: before.name } }),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const next =
      last && found.length > limit
        ? writeMomentCursor({ at: last.createdAt, name: last.code })
        : null
    return ok({ items: await show(page), next })
  })

  serve(http, contract.listInvitationJoined, async ({ code, cursor = '', limit = usualPage }) => {
    if ((await invitations.findAny(db, code)) === undefined) return refuse('not_found')
    const before = cursor === '' ? {} : { before: cursor }
    const found = await invitations.listJoined(db, code, { ...before, limit: limit + 1 })
    const page = found.slice(0, limit)
    const people = await members.list(db, page)
    return ok({
      items: page
        .flatMap((id) => people.get(id) ?? [])
        .map(({ id, account, type, registeredAt }) => ({
          id,
          account,
          type,
          joinedAt: registeredAt.toISOString(),
        })),
      next: found.length > limit ? (page.at(-1) ?? null) : null,
    })
  })

  serve(http, contract.endInvitation, async ({ code, reason }, call) => {
    const known = await invitations.findAny(db, code)
    if (known === undefined) return refuse('not_found')
    const isEnded = await db.transaction(async (tx) => {
      if (!(await invitations.end(tx, known.code))) return false
      await audit.write(tx, {
        ...actedBy(operatorOf(call)),
        action: 'invitation.ended',
        object: `${known.code} ${known.agentId}`,
        reason,
        before: { open: true, uses: known.uses },
        after: { open: false },
      })
      await support.tell(tx, {
        id: await deriveId('msg', known.agentId, 'invitationEnded', known.code),
        member: known.agentId,
        about: 'invitationEnded',
        values: { name: known.code },
        link: '/agentHome',
      })
      return true
    })
    if (!isEnded) return refuse('nothing_changed')
    const [shown] = await show([{ ...known, open: false }])
    if (shown === undefined) throw new Error('A link that was ended cannot be shown.')
    return ok(shown)
  })
}
