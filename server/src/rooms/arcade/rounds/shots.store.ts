import { lowestId, timeOfId } from '@baize/kernel/ids'
import { fragment, type Database } from '../../../platform/database/database.ts'
import type { Round, RoundId } from './store.ts'

type Source = Pick<Database, 'sql'>

/** A round of one shot, as far as the wallet has to know it. */
export type Shot = Pick<
  Round,
  'id' | 'at' | 'player' | 'demo' | 'session' | 'gameCode' | 'currency' | 'model'
>

const shotColumns = fragment`
  id, at, player, demo, session, game_code as "gameCode", currency, model`

/** Those of a player since then of which nothing was written since they began. */
export async function listShots(
  { sql }: Source,
  { player, since, limit }: { player: string; since: Date; limit: number },
): Promise<Shot[]> {
  return await sql<Shot>`
    select ${shotColumns} from arcade.rounds
    where player = ${player} and state = 'shot' and at >= ${since} and id >= ${lowestId('rnd', since)}
    order by id desc limit ${limit}`
}

/** Those that began until then, after an id, in the order of their ids. */
export async function listShotsAfter(
  { sql }: Source,
  { after, until, limit }: { after: string; until: Date; limit: number },
): Promise<Shot[]> {
  const end = lowestId('rnd', new Date(until.getTime() + 1))
  return await sql<Shot>`
    select ${shotColumns} from arcade.rounds
    where state = 'shot' and at between ${new Date(timeOfId(after as RoundId))} and ${until}
      and id > ${after} and id < ${end}
    order by id limit ${limit}`
}

/** Until when shots were held against the wallet. */
export async function lookedUntil({ sql }: Source): Promise<Date> {
  const { until } = await sql.one<{ until: Date }>`select looked_until as until from arcade.shots`
  return until
}

/**
 * Moves that on, never back, and by no other clock than the database's: a node that is ahead of it would call rounds looked at
 * that are yet to come.
 */
export async function setLookedUntil(
  { sql }: Source,
  { until, leftAloneMs }: { readonly until: Date; readonly leftAloneMs: number },
): Promise<void> {
  await sql`
    update arcade.shots set looked_until = greatest(looked_until,
      least(${until}, clock_timestamp() - ${leftAloneMs}::integer * interval '1 millisecond'))`
}

/** What was not settled at once is as any round that was interrupted. */
export async function markInterrupted(
  { sql }: Source,
  shots: readonly Pick<Round, 'id' | 'at'>[],
): Promise<void> {
  await sql`
    update arcade.rounds r set state = 'open'
    from unnest(${shots.map(({ id }) => id)}::text[], ${shots.map(({ at }) => at)}::timestamptz[]) as s (id, at)
    where r.id = s.id and r.at = s.at and r.state = 'shot'`
}
