import type { Database, Transaction } from '../../../platform/database/database.ts'
import { kindOf, type Institution, type NumberForm } from './institution.ts'

type Source = Pick<Database, 'sql'>

/** In the order in which members see them, with how many accounts of members are at each. */
export async function listInstitutions({ sql }: Source, withDemo: boolean): Promise<Institution[]> {
  return await sql<Institution>`
    select i.code, i.kind, i.form, i.name, i.enabled, i.demo, i.version,
      i.changed_at as "changedAt", i.changed_by as "changedBy",
      (select count(*) from cashier.payees p
       where p.institution = i.code and p.removed_at is null)::int as accounts
    from cashier.institutions i where not i.demo or ${withDemo}
    order by i.position, i.code limit 300`
}

export type Known = Pick<Institution, 'code' | 'name' | 'enabled' | 'demo' | 'version'>

/** Holds all of them until the transaction ends, so that order and number stay as they are. */
export async function lockInstitutions({ sql }: Transaction): Promise<Known[]> {
  return await sql<Known>`
    select code, name, enabled, demo, version from cashier.institutions order by code for update`
}

type Changed = { readonly at: Date; readonly by: string }

/** Adds one at the end. */
export async function insertInstitution(
  { sql }: Transaction,
  row: Changed & { readonly code: string; readonly form: NumberForm; readonly name: string },
): Promise<void> {
  await sql`
    insert into cashier.institutions (code, kind, form, name, position, changed_at, changed_by)
    select ${row.code}, ${kindOf(row.form)}, ${row.form}, ${row.name},
      coalesce(max(position) + 10, 0), ${row.at}, ${row.by}
    from cashier.institutions`
}

export async function updateInstitution(
  { sql }: Transaction,
  row: Changed & Omit<Known, 'demo'>,
): Promise<void> {
  await sql`
    update cashier.institutions set name = ${row.name}, enabled = ${row.enabled},
      version = ${row.version}, changed_at = ${row.at}, changed_by = ${row.by}
    where code = ${row.code}`
}

export async function placeInstitutions(
  { sql }: Transaction,
  codes: readonly string[],
): Promise<void> {
  await sql`
    update cashier.institutions i set position = place.number * 10
    from unnest(${codes}::text[]) with ordinality as place (code, number)
    where i.code = place.code`
}
