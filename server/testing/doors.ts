import type { Database } from '../src/platform/database/database.ts'
import { json } from '../src/platform/database/database.ts'

type Played = { readonly nodeId: number; readonly gameCode: string; readonly vendor: string }

/** What operators can close, or make narrower, while somebody plays at a game of ours; each by its name. */
export function createDoors({ sql }: Pick<Database, 'sql'>) {
  const narrow = async (policy: object) => {
    await sql`update play.vendors set policy = policy || ${json(policy)} where key = 'ARCADE'`
  }
  const serve = async (codes: readonly string[]) => {
    await sql`update play.vendors set serves = ${[...codes]} where key = 'ARCADE'`
  }
  const close = {
    'a limit that was lowered': () => narrow({ limits: { PHP: { min: '0', max: '1' } } }),
    'bets of ours that were closed': async () => {
      await sql`update play.vendors set bets_closed = true where key = 'ARCADE'`
    },
    'us being switched off': async () => {
      await sql`update play.vendors set enabled = false where key = 'ARCADE'`
    },
    'fewer games served': () => serve(['FOXGLOVE']),
    'a game that was closed': async ({ gameCode }: Played) => {
      await sql`update play.vendors set closed_games = ${[gameCode]} where key = 'ARCADE'`
    },
    'a game in maintenance': async ({ nodeId }: Played) => {
      await sql`update catalogue.games set maintenance = true where node_id = ${nodeId}`
    },
    'a game that was taken out': async ({ nodeId }: Played) => {
      await sql`update catalogue.games set enabled = false where node_id = ${nodeId}`
    },
    'a vendor in maintenance': async ({ vendor }: Played) => {
      await sql`update catalogue.vendors set maintenance = true where code = ${vendor}`
    },
    'a vendor that was taken out': async ({ vendor }: Played) => {
      await sql`update catalogue.vendors set enabled = false where code = ${vendor}`
    },
  } as const
  return {
    close,
    narrow,
    serve,
    async openAll(model: string): Promise<void> {
      await sql`
        update play.vendors set policy = policy || '{"limits": {}}', bets_closed = false,
          enabled = true, serves = '{*}', closed_games = '{}' where key = 'ARCADE'`
      await sql`
        update catalogue.games set maintenance = false, enabled = true where model = ${model}`
      await sql`update catalogue.vendors set maintenance = false, enabled = true`
    },
    /** As if nothing had happened in any round for two days. */
    async leaveRounds(): Promise<void> {
      await sql`update play.rounds set active_at = active_at - interval '2 days'`
    },
  }
}
