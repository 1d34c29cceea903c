import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type Clock = { readonly heardUntil: Date; readonly closedUntil: Date }

/** Before anything was heard or closed the row says a moment that no `Date` can hold. */
export async function read({ sql }: Source): Promise<Clock> {
  return await sql.one<Clock>`
    select greatest(heard_until, 'epoch') as "heardUntil", greatest(closed_until, 'epoch') as "closedUntil"
    from agents.clock`
}

/** Since when all is kept that a proof needs; null for always. */
export async function provableFrom({ sql }: Source): Promise<Date | null> {
  const { from } = await sql.one<{ from: Date | null }>`
    select nullif(provable_from, '-infinity') as from from agents.clock`
  return from
}

export async function closedUntil(source: Source): Promise<Date> {
  return (await read(source)).closedUntil
}

/** Notes how far it was heard, and holds the clock: nothing is closed while something is counted. */
export async function hear({ sql }: Transaction, until: Date): Promise<Date> {
  const { closed } = await sql.one<{ closed: Date }>`
    update agents.clock set heard_until = greatest(heard_until, ${until})
    returning closed_until as closed`
  return closed
}

export async function closeUntil({ sql }: Source, moment: Date): Promise<Date> {
  const { closed } = await sql.one<{ closed: Date }>`
    update agents.clock set closed_until = greatest(closed_until, ${moment})
    returning closed_until as closed`
  return closed
}
