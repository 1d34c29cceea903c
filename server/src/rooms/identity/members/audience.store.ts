import { fragment, type Database } from '../../../platform/database/database.ts'
import type { MemberId } from './member.ts'

type Source = Pick<Database, 'sql'>

export type CrowdFilter = {
  readonly types: readonly number[]
  readonly tag: string | undefined
}

const within = ({ types, tag }: CrowdFilter) => fragment`
  type = any(${types}::smallint[]) and state <> 'closed'
    ${tag === undefined ? fragment`` : fragment`and tags @> ${[tag]}::text[]`}`

export async function listCrowd(
  { sql }: Source,
  filter: CrowdFilter,
  after: string,
  limit: number,
): Promise<MemberId[]> {
  const rows = await sql<{ id: MemberId }>`
    select id from identity.members where id > ${after} and ${within(filter)}
    order by id limit ${limit}`
  return rows.map(({ id }) => id)
}
