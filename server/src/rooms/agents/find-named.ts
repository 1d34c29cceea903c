import type { Database } from '../../platform/database/database.ts'
import type { Members } from '../identity/identity.ts'

type Named = Pick<Members, 'findByAccount' | 'listNamed'>

/** Whom a search means: the account of that name, else all whose names begin so; with `*` at its end these in any case. */
export async function findNamed(
  db: Pick<Database, 'sql'>,
  members: Named,
  search: string,
  most: number,
): Promise<readonly string[]> {
  if (search.endsWith('*')) return await members.listNamed(db, search.slice(0, -1), most)
  const one = await members.findByAccount(db, search)
  return one === undefined ? await members.listNamed(db, search, most) : [one.id]
}
