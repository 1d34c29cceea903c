import type { Database } from '../../../platform/database/database.ts'
import type { Members } from '../../identity/identity.ts'

export type NameOf = (id: string | null) => string

/** The accounts of members by their ids; the house has no name. */
export async function namesOf(
  { db, members }: { readonly db: Database; readonly members: Pick<Members, 'list'> },
  ids: readonly (string | null)[],
): Promise<NameOf> {
  const people = await members.list(
    db,
    ids.filter((id): id is string => id !== null && id !== 'house'),
  )
  return (id) => (id === null ? '' : (people.get(id)?.account ?? ''))
}
