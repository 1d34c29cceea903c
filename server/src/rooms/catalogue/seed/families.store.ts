import { json, type Database } from '../../../platform/database/database.ts'
import type { NewGame } from '../store.ts'

type Source = Pick<Database, 'sql'>

/** Whether reels of the first catalogue stand nowhere yet, from before there were families. */
export async function hasWithoutFamily({ sql }: Source, lastSeedId: number): Promise<boolean> {
  const found = await sql.one<{ any: boolean }>`
    select exists (
      select from catalogue.games
      where family is null and engine in ('lines', 'ways', 'cluster') and node_id <= ${lastSeedId}
    ) as any`
  return found.any
}

/** Gives games that have none the family of the first catalogue. */
export async function giveFamilies({ sql }: Source, games: readonly NewGame[]): Promise<void> {
  const given = games.flatMap(({ nodeId, family }) => (family === null ? [] : { nodeId, family }))
  await sql`
    update catalogue.games set family = given.family
    from jsonb_to_recordset(${json(given)}::jsonb) as given ("nodeId" bigint, family text)
    where node_id = "nodeId" and games.family is null`
}
