import type { Database } from '../src/platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type OfferedGame = {
  readonly nodeId: number
  readonly vendor: string
  readonly code: string
  readonly name: string
}

/** Games of the catalogue by their place, of a vendor if one is named. */
export async function offeredGames(
  { sql }: Source,
  { category, vendor = '' }: { readonly category: string; readonly vendor?: string },
  limit = 1,
): Promise<OfferedGame[]> {
  return await sql<OfferedGame>`
    select node_id::integer as "nodeId", vendor, code, names ->> 'EN' as name
    from catalogue.games
    where category = ${category} and (${vendor} = '' or vendor = ${vendor})
    order by position limit ${limit}`
}

/** The first of them, which must be there. */
export async function offeredGame(
  source: Source,
  which: { readonly category: string; readonly vendor?: string },
): Promise<OfferedGame> {
  const [game] = await offeredGames(source, which)
  if (game === undefined) throw new Error(`Nothing is offered in ${which.category}.`)
  return game
}

/** Puts a game into maintenance, switches it off, or opens it, behind the back of the desk. */
export async function setOffered(
  { sql }: Source,
  nodeId: number,
  to: 'open' | 'down' | 'off',
  until: Date | null = null,
): Promise<void> {
  await sql`
    update catalogue.games set maintenance = ${to === 'down'}, enabled = ${to !== 'off'},
      maintenance_until = ${until} where node_id = ${nodeId}`
}

export async function setVendorDown({ sql }: Source, code: string, down: boolean): Promise<void> {
  await sql`update catalogue.vendors set maintenance = ${down} where code = ${code}`
}

/** An open account of this name. */
export async function addAccount(
  { sql }: Source,
  { id, account, currency }: { id: string; account: string; currency: string },
): Promise<void> {
  await sql`
    insert into identity.members
      (id, account, account_key, nickname, type, currency, language, registered_at)
    values (${id}, ${account}, ${account}, '', 0, ${currency}, 'EN', now())`
}

export async function setAccountState({ sql }: Source, id: string, state: string): Promise<void> {
  await sql`update identity.members set state = ${state} where id = ${id}`
}

export async function endSessionsOf({ sql }: Source, id: string): Promise<void> {
  await sql`delete from platform.sessions where actor_id = ${id}`
}

export type AuditRow = {
  readonly action: string
  readonly object: string
  readonly reason: string
  readonly before: unknown
  readonly after: unknown
}

/** What was written into the trail last. */
export async function lastEntry({ sql }: Source): Promise<AuditRow> {
  return await sql.one<AuditRow>`
    select action, object, reason, before, after
    from system.audit order by sequence desc limit 1`
}

/** Who wrote the last entry of the audit trail, and when. */
export async function lastActor({ sql }: Source): Promise<{ actor: string; at: Date }> {
  return await sql.one<{ actor: string; at: Date }>`
    select actor, at from system.audit order by sequence desc limit 1`
}

type Played = Pick<OfferedGame, 'vendor' | 'code'>

/** Rounds of a game on a day, as the watch over returns has counted them. */
export async function addPlayed(
  { sql }: Source,
  { vendor, code }: Played,
  { day, currency, rounds }: { day: string; currency: string; rounds: number },
): Promise<void> {
  await sql`
    insert into rtp.days (day, currency, vendor, game, rounds, staked, returned, stake_squares,
      return_squares, products, highest_bps)
    values (${day}::date, ${currency}, ${vendor}, ${code}, ${rounds}, 1, 1, 1, 1, 1, 1)`
}
