import type { Database } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type Pulse = {
  readonly beacon: string
  readonly round: number
  readonly value: string
  readonly at: Date
}

export async function findPulse(
  { sql }: Source,
  beacon: string,
  round: number,
): Promise<string | undefined> {
  const row = await sql.maybe<{ value: string }>`
    select value from arcade.beacon_pulses where beacon = ${beacon} and round = ${round}`
  return row?.value
}

/** Of several nodes the first is heard. */
export async function putPulse({ sql }: Source, pulse: Pulse): Promise<void> {
  const { beacon, round, value, at } = pulse
  await sql`
    insert into arcade.beacon_pulses (beacon, round, value, at)
    values (${beacon}, ${round}, ${value}, ${at}) on conflict do nothing`
}
