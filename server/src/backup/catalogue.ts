import type { ClientBase } from 'pg'
import type { Partition, Sequence, TableShape } from './manifest.ts'

/** What a database holds in these schemas. Partitions are not among the tables. */
export type Catalogue = {
  readonly tables: readonly TableShape[]
  readonly partitions: readonly Partition[]
  readonly sequences: readonly Sequence[]
}

export async function readCatalogue(
  client: ClientBase,
  schemas: readonly string[],
): Promise<Catalogue> {
  return {
    tables: await listTables(client, schemas),
    partitions: await listPartitions(client, schemas),
    sequences: await listSequences(client, schemas),
  }
}

/** What is computed from other columns is not kept: it computes itself again. */
async function listTables(client: ClientBase, schemas: readonly string[]): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select format('%s.%s', n.nspname, c.relname) as name,
            coalesce(array_agg(a.attname::text order by a.attnum)
              filter (where a.attname is not null), '{}') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_attribute a
       on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     group by 1 order by 1`,
    [schemas],
  )
  return rows
}

/** A constraint that refers to another table, as it is written. */
export type Reference = { readonly table: string; readonly name: string; readonly text: string }

/** Some tables refer to each other, so no order of loading would do: references are made again behind the rows. */
export async function listReferences(client: ClientBase, schemas: readonly string[]) {
  const { rows } = await client.query<Reference>(
    `select format('%I.%I', n.nspname, c.relname) as table, format('%I', k.conname) as name,
            pg_get_constraintdef(k.oid) as text
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and k.contype = 'f' and k.conparentid = 0
     order by 1, 2`,
    [schemas],
  )
  return rows
}

async function listPartitions(client: ClientBase, schemas: readonly string[]) {
  const { rows } = await client.query<Partition>(
    `select format('%s.%s', n.nspname, c.relname) as name,
            format('%s.%s', pn.nspname, p.relname) as of,
            pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_inherits i on i.inhrelid = c.oid
     join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
     where n.nspname = any($1) and c.relispartition and c.relkind in ('r', 'p')
     order by 1`,
    [schemas],
  )
  return rows
}

/** Drawing knows no transactions: whatever was committed before this look was drawn before it too. */
async function listSequences(client: ClientBase, schemas: readonly string[]) {
  const { rows } = await client.query<Sequence>(
    `select format('%s.%s', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  )
  return rows
}
