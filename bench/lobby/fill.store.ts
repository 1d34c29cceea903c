import type { Database } from '../../server/src/platform/database/database.ts'

const count = async ({ sql }: Pick<Database, 'sql'>) =>
  (await sql.one<{ count: number }>`select count(*)::integer as count from catalogue.games`).count

/** Adds sequels of every title, `Royal Gems 2` and so on, until there are so many; gives how many there are. */
export async function fillCatalogue(db: Database, titles: number): Promise<number> {
  const seeded = await count(db)
  for (let part = 2; seeded * (part - 1) < titles; part += 1) {
    await db.sql`
      insert into catalogue.games
        (vendor, category, code, classify, names, labels, min_stake, lines, position, demo, engine,
          model)
      select vendor, category, code || '-' || ${part}::integer, classify,
        (
          select jsonb_object_agg(key, value || ' ' || ${part}::integer)
          from jsonb_each_text(names)
        ),
        labels, min_stake, lines, position + ${part}::integer * 20000, demo, engine, model
      from catalogue.games where node_id < 1000000`
  }
  return await count(db)
}
