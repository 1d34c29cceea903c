import type { ErrorCode } from '@baize/contract/errors'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'

export type ApprovalState =
  | 'waiting'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'withdrawn'
  | 'impossible'

export type StoredApproval = {
  readonly id: string
  readonly action: string
  readonly object: string
  readonly content: unknown
  readonly requestedById: string
  readonly requestedBy: string
  /** From where it was asked for. */
  readonly requestedIp: string
  /** What who asked held then. */
  readonly requestedRoles: readonly string[]
  readonly requestedAt: Date
  readonly reason: string
  readonly expiresAt: Date
  readonly state: ApprovalState
  readonly decidedBy: string
  readonly decidedAt: Date | null
  /** Why somebody said yes or no; empty for what nobody decided. */
  readonly decidedReason: string
  /** Of one that can never be carried out: the code that says why. */
  readonly refusal: ErrorCode | ''
}

export type NewApproval = Omit<
  StoredApproval,
  'state' | 'decidedBy' | 'decidedAt' | 'decidedReason' | 'refusal'
>

const columns = fragment`
  id, action, object, content, requested_by_id as "requestedById", requested_by as "requestedBy",
  requested_ip as "requestedIp", requested_roles as "requestedRoles",
  requested_at as "requestedAt", reason, expires_at as "expiresAt", state, decided_by as "decidedBy", decided_at as "decidedAt", decided_reason as "decidedReason", refusal`

export async function addApproval(tx: Transaction, approval: NewApproval): Promise<void> {
  await tx.sql`
    insert into system.approvals
      (id, action, object, content, requested_by_id, requested_by, requested_ip, requested_roles,
       requested_at, reason, expires_at, state)
    values (${approval.id}, ${approval.action}, ${approval.object}, ${json(approval.content)},
      ${approval.requestedById}, ${approval.requestedBy}, ${approval.requestedIp},
      ${[...approval.requestedRoles]}, ${approval.requestedAt}, ${approval.reason}, ${approval.expiresAt}, 'waiting')`
}

export async function lockApproval(
  tx: Transaction,
  id: string,
): Promise<StoredApproval | undefined> {
  return await tx.sql.maybe<StoredApproval>`
    select ${columns}
    from system.approvals where id = ${id} for update`
}

/** What one person asked for and nobody decided, in one order, so that two who lock them cannot hold each other up. */
export async function lockWaitingOf(
  tx: Transaction,
  requestedById: string,
  except: string,
): Promise<StoredApproval[]> {
  return await tx.sql<StoredApproval>`
    select ${columns} from system.approvals
    where requested_by_id = ${requestedById} and state = 'waiting' and id <> ${except}
    order by id for update`
}

/** Whether this is the first time that who asked tried to agree. */
export async function markOwnTry(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const marked = await tx.sql`
    update system.approvals set own_try_at = ${at} where id = ${id} and own_try_at is null
    returning id`
  return marked.length > 0
}

type Concerned = { readonly by: string; readonly actions: readonly string[] }

/** Those since a moment, newest first: all, or what one person asked for and the actions that concern them. */
export async function listApprovals(
  { sql }: Pick<Database, 'sql'>,
  since: Date,
  concerned?: Concerned,
): Promise<StoredApproval[]> {
  return await sql<StoredApproval>`
    select ${columns}
    from system.approvals where requested_at >= ${since}
      and (${concerned === undefined} or requested_by_id = ${concerned?.by ?? ''}
        or action = any(${[...(concerned?.actions ?? [])]}))
    order by requested_at desc, id desc limit 100`
}

export async function decideApproval(
  tx: Transaction,
  id: string,
  decision: {
    state: ApprovalState
    byId: string
    by: string
    at: Date
    reason: string
    refusal?: ErrorCode
  },
): Promise<void> {
  const { state, byId, by, at, reason, refusal = '' } = decision
  await tx.sql`
    update system.approvals
    set state = ${state}, decided_by_id = ${byId}, decided_by = ${by}, decided_at = ${at},
      decided_reason = ${reason}, refusal = ${refusal}
    where id = ${id}`
}

export type AskedRecord = { readonly agreed: number; readonly refused: number }

/** How often others said yes and no to what each of these people asked for since a moment. */
export async function countAsked(
  { sql }: Pick<Database, 'sql'>,
  since: Date,
  people: readonly string[],
): Promise<ReadonlyMap<string, AskedRecord>> {
  const rows = await sql<AskedRecord & { id: string }>`
    select requested_by_id as id, count(*) filter (where state = 'approved')::int as agreed,
      count(*) filter (where state = 'rejected')::int as refused
    from system.approvals
    where requested_at >= ${since} and requested_by_id = any(${[...people]})
    group by requested_by_id`
  return new Map(rows.map(({ id, agreed, refused }) => [id, { agreed, refused }]))
}

type Ended = { readonly id: string; readonly action: string; readonly object: string }

/** Ends what waits for too long; each approval is given to one caller only. */
export async function expireBefore(tx: Transaction, now: Date): Promise<Ended[]> {
  return await tx.sql<Ended>`
    update system.approvals set state = 'expired', decided_at = ${now}
    where state = 'waiting' and expires_at <= ${now}
    returning id, action, object`
}

export async function takeDecisionTurn(tx: Transaction): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('decisions of second persons', 0))`
}

/** Lets one request for a change of a thing be made at a time. */
export async function takeRequestTurn(
  tx: Transaction,
  action: string,
  object: string,
): Promise<void> {
  const turn = `approval ${action} ${object}`
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`
}

/** The request that waits for the same change of the same thing. */
export async function findSame(
  tx: Transaction,
  action: string,
  object: string,
  now: Date,
): Promise<string | undefined> {
  const found = await tx.sql.maybe<{ id: string }>`
    select id from system.approvals
    where state = 'waiting' and action = ${action} and object = ${object} and expires_at > ${now}
    limit 1`
  return found?.id
}

/** Ends the request that waits for the same change of the same thing, if there is one. */
export async function expireSame(
  tx: Transaction,
  action: string,
  object: string,
  now: Date,
): Promise<Ended[]> {
  return await tx.sql<Ended>`
    update system.approvals set state = 'expired', decided_at = ${now}
    where state = 'waiting' and action = ${action} and object = ${object}
    returning id, action, object`
}
