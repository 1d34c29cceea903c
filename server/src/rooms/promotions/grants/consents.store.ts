import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { GrantId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

/** What became of the withdrawal that a pocket was given up with. */
export type Decided = 'paid' | 'rejected'

export type Consent = {
  readonly withdrawal: string
  readonly grant: GrantId
  /** What was shown, and was so. */
  readonly pocket: bigint
  readonly atStake: bigint
  /** What was left of its time; null for no end. */
  readonly leftMs: bigint | null
  readonly decided: Decided | null
}

export async function insertConsent(
  tx: Transaction,
  { withdrawal, grant, pocket, atStake, leftMs }: Omit<Consent, 'decided'>,
  at: Date,
): Promise<void> {
  await tx.sql`
    insert into promotions.consents (withdrawal, grant_id, at, pocket, at_stake, left_ms)
    values (${withdrawal}, ${grant}, ${at}, ${pocket}, ${atStake}, ${leftMs})`
}

/** The withdrawal that keeps a grant from being played, until what follows from it was done. */
export async function findConsent({ sql }: Source, grant: GrantId): Promise<Consent | undefined> {
  return await sql.maybe<Consent>`
    select c.withdrawal, c.grant_id as grant, c.pocket, c.at_stake as "atStake", c.left_ms as "leftMs", c.decided
    from promotions.consents c where c.grant_id = ${grant} and c.closed_at is null`
}

/** Which of these wait for a withdrawal. */
export async function listHeld({ sql }: Source, grants: readonly GrantId[]): Promise<Set<GrantId>> {
  const rows = await sql<{ grant: GrantId }>`
    select c.grant_id as grant from promotions.consents c
    where c.grant_id = any(${[...grants]}::text[]) and c.closed_at is null`
  return new Set(rows.map(({ grant }) => grant))
}

/** Notes what was decided of a withdrawal, once; answers what was given up with it. */
export async function decideConsents(
  tx: Transaction,
  withdrawal: string,
  decided: Decided,
): Promise<GrantId[]> {
  const rows = await tx.sql<{ grant: GrantId }>`
    update promotions.consents set decided = ${decided}
    where withdrawal = ${withdrawal} and decided is null returning grant_id as grant`
  return rows.map(({ grant }) => grant)
}

export async function closeConsent(tx: Transaction, grant: GrantId, at: Date): Promise<void> {
  await tx.sql`
    update promotions.consents set closed_at = ${at} where grant_id = ${grant} and closed_at is null`
}
