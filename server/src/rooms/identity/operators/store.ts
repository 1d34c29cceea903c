import type { OperatorRole } from '@baize/contract/roles'
import {
  fragment,
  type Database,
  type Fragment,
  type Transaction,
} from '../../../platform/database/database.ts'

export type OperatorRow = {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly passwordHash: string
  /** Until when the password works that was made by chance; null for one of the operator's own choice. */
  readonly oneTimeUntil: Date | null
  readonly totpSecret: Buffer | null
  readonly totpLastStep: number
  readonly demo: boolean
  readonly closed: boolean
  readonly createdAt: Date
  readonly lastSignInAt: Date | null
  /** From when on this person may agree as the second one; null for always. */
  readonly decidesFrom: Date | null
  /** What the accounts of the same person on the site are called, in order. */
  readonly accounts: readonly string[]
}

export type TicketRow = {
  readonly operatorId: string
  readonly enrolmentSecret: Buffer | null
  readonly wrongCodes: number
}

type Sql = Pick<Database | Transaction, 'sql'>

const operatorColumns = fragment`
  id, username, name, roles, password_hash as "passwordHash",
  one_time_until as "oneTimeUntil", totp_secret as "totpSecret",
  totp_last_step as "totpLastStep", demo, closed, created_at as "createdAt",
  last_sign_in_at as "lastSignInAt", decides_from as "decidesFrom",
  array(
    select account from identity.operator_accounts join identity.members on members.id = member_id
    where operator_id = operators.id order by account collate "C"
  ) as accounts`

function selectOperators(from: Sql, rest: Fragment): Promise<OperatorRow[]> {
  return from.sql<OperatorRow>`select ${operatorColumns} from identity.operators ${rest}`
}

export function listOperators(from: Sql): Promise<OperatorRow[]> {
  return selectOperators(from, fragment`order by username limit 500`)
}

export async function findOperator(from: Sql, id: string): Promise<OperatorRow | undefined> {
  return (await selectOperators(from, fragment`where id = ${id}`))[0]
}

export async function findByUsername(
  from: Sql,
  username: string,
): Promise<OperatorRow | undefined> {
  return (await selectOperators(from, fragment`where username = ${username}`))[0]
}

export async function lockOperator(tx: Transaction, id: string): Promise<OperatorRow | undefined> {
  return (await selectOperators(tx, fragment`where id = ${id} for update`))[0]
}

/** The operator and every admin, locked in one order, so that two changes cannot miss each other. */
export function lockWithAdmins(tx: Transaction, id: string): Promise<OperatorRow[]> {
  return selectOperators(
    tx,
    fragment`where id = ${id} or ('admin' = any(roles) and not closed) order by id for update`,
  )
}

export function listDemoOperators(from: Sql): Promise<OperatorRow[]> {
  return selectOperators(from, fragment`where demo and not closed order by created_at, id limit 20`)
}

/** Lets one operator be named at a time, so that two cannot take names that look alike at the same moment. */
export async function takeNamesTurn(tx: Transaction): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('names of operators', 0))`
}

export type Named = Pick<OperatorRow, 'name' | 'username'>

/** Somebody else who has, or once had, a name that could be taken for this one. */
export async function findAlike(from: Sql, name: string, except = ''): Promise<Named | undefined> {
  return await from.sql.maybe<Named>`
    select operator_names.name, username
    from identity.operator_names join identity.operators on operators.id = operator_id
    where name_key = identity.fold_name(${name}) and operator_id <> ${except}`
}

/** Whether a name could be taken for one of these, or for the username of somebody else. */
export async function isKept(
  from: Sql,
  name: string,
  reserved: readonly string[],
  except = '',
): Promise<boolean> {
  const { kept } = await from.sql.one<{ kept: boolean }>`
    select exists (
      select from unnest(${[...reserved]}::text[]) as word
      where identity.fold_name(word) = identity.fold_name(${name})
    ) or exists (
      select from identity.operators
      where identity.fold_name(username) = identity.fold_name(${name}) and id <> ${except}
    ) as kept`
  return kept
}

/** Those who have, or once had, a name that could be taken for this username. */
export function listNamedLike(from: Sql, username: string): Promise<OperatorRow[]> {
  return selectOperators(
    from,
    fragment`where id in (
        select operator_id from identity.operator_names
        where name_key = identity.fold_name(${username})
      ) order by username limit 20`,
  )
}

/** Nothing comes back when the username is taken. */
export async function insertOperator(
  tx: Transaction,
  row: Omit<OperatorRow, 'lastSignInAt' | 'totpLastStep' | 'closed' | 'decidesFrom' | 'accounts'>,
): Promise<OperatorRow | undefined> {
  const made = await tx.sql.maybe<OperatorRow>`
    insert into identity.operators
      (id, username, name, roles, password_hash, one_time_until, totp_secret, demo, created_at)
    values (${row.id}, ${row.username}, ${row.name}, ${[...row.roles]}, ${row.passwordHash},
      ${row.oneTimeUntil}, ${row.totpSecret}, ${row.demo}, ${row.createdAt})
    on conflict do nothing
    returning ${operatorColumns}`
  if (made) await keepName(tx, made)
  return made
}

export async function updateOperator(
  tx: Transaction,
  id: string,
  next: Pick<OperatorRow, 'name' | 'roles' | 'closed'>,
): Promise<OperatorRow> {
  const changed = await tx.sql.one<OperatorRow>`
    update identity.operators
    set name = ${next.name}, roles = ${[...next.roles]}, closed = ${next.closed}
    where id = ${id} returning ${operatorColumns}`
  await keepName(tx, changed)
  return changed
}

/** A name stays its first holder's for good. */
async function keepName(tx: Transaction, { id, name }: Pick<OperatorRow, 'id' | 'name'>) {
  await tx.sql`
    insert into identity.operator_names (name_key, operator_id, name)
    values (identity.fold_name(${name}), ${id}, ${name}) on conflict do nothing`
}

export async function setDecidesFrom(tx: Transaction, id: string, from: Date) {
  await tx.sql`update identity.operators set decides_from = ${from} where id = ${id}`
}

/** Those who are not closed and hold one of these roles. */
export function listOpenWith(from: Sql, roles: readonly OperatorRole[]): Promise<OperatorRow[]> {
  return selectOperators(
    from,
    fragment`where roles && ${[...roles]}::text[] and not closed order by id limit 500`,
  )
}

export async function setPassword(
  tx: Transaction,
  id: string,
  { passwordHash, oneTimeUntil }: Pick<OperatorRow, 'passwordHash' | 'oneTimeUntil'>,
) {
  await tx.sql`
    update identity.operators
    set password_hash = ${passwordHash}, one_time_until = ${oneTimeUntil}, demo = false
    where id = ${id}`
}

export async function setAuthenticator(tx: Transaction, id: string, totpSecret: Buffer | null) {
  await tx.sql`
    update identity.operators set totp_secret = ${totpSecret}, totp_last_step = 0
    where id = ${id}`
}

/** Keeps the code's step, so that the code is spent, and the authenticator, which may be new. */
export function recordSignIn(
  tx: Transaction,
  id: string,
  signIn: { readonly at: Date; readonly step: number; readonly totpSecret: Buffer },
): Promise<OperatorRow> {
  return tx.sql.one<OperatorRow>`
    update identity.operators
    set last_sign_in_at = ${signIn.at}, totp_last_step = ${signIn.step},
      totp_secret = ${signIn.totpSecret}
    where id = ${id} returning ${operatorColumns}`
}

export async function insertTicket(
  tx: Transaction,
  tokenHash: Buffer,
  ticket: Omit<TicketRow, 'wrongCodes'> & { readonly expiresAt: Date },
) {
  await tx.sql`
    insert into identity.operator_tickets (token_hash, operator_id, enrolment_secret, expires_at)
    values (${tokenHash}, ${ticket.operatorId}, ${ticket.enrolmentSecret}, ${ticket.expiresAt})`
}

export async function findTicketOwner(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const found = await tx.sql.maybe<{ id: string }>`
    select operator_id as id from identity.operator_tickets where token_hash = ${tokenHash}`
  return found?.id
}

export function lockTicket(
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<TicketRow | undefined> {
  return tx.sql.maybe<TicketRow>`
    select operator_id as "operatorId", enrolment_secret as "enrolmentSecret",
      wrong_codes as "wrongCodes"
    from identity.operator_tickets
    where token_hash = ${tokenHash} and expires_at > ${now} for update`
}

export async function addWrongCode(tx: Transaction, tokenHash: Buffer) {
  await tx.sql`
    update identity.operator_tickets set wrong_codes = wrong_codes + 1
    where token_hash = ${tokenHash}`
}

export async function deleteTicket(tx: Transaction, tokenHash: Buffer) {
  await tx.sql`delete from identity.operator_tickets where token_hash = ${tokenHash}`
}

export async function deleteTicketsOf(tx: Transaction, operatorId: string) {
  await tx.sql`delete from identity.operator_tickets where operator_id = ${operatorId}`
}

export async function deleteExpiredTickets(tx: Transaction, now: Date) {
  await tx.sql`delete from identity.operator_tickets where expires_at <= ${now}`
}
