import type { Transaction } from '../../../../platform/database/database.ts'
import type { Source } from '../store.ts'

export type NetworkRow = {
  readonly id: string
  readonly network: string
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly trustedUntil: Date | null
}

export async function listNetworks(source: Source, memberId: string): Promise<NetworkRow[]> {
  return await source.sql<NetworkRow>`
    select id, network, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt",
      trusted_until as "trustedUntil"
    from identity.networks where member_id = ${memberId} order by last_seen_at desc, id limit 100`
}

/** The network that was forgotten; nothing when the member has no such. */
export async function deleteNetwork(
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx.sql.maybe<{ network: string }>`
    delete from identity.networks where member_id = ${memberId} and id = ${id} returning network`
  return row?.network
}

export async function listProviders(source: Source, memberId: string): Promise<string[]> {
  const rows = await source.sql<{ provider: string }>`
    select provider from identity.social_links where member_id = ${memberId}
    order by provider limit 10`
  return rows.map(({ provider }) => provider)
}

export async function offerAuthenticator(
  tx: Transaction,
  memberId: string,
  offer: { readonly sealed: Buffer; readonly until: Date },
): Promise<void> {
  await tx.sql`
    update identity.members set totp_offer = ${offer.sealed}, totp_offer_until = ${offer.until}
    where id = ${memberId}`
}

export async function findOffer(
  tx: Transaction,
  memberId: string,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await tx.sql.maybe<{ offer: Buffer }>`
    select totp_offer as offer from identity.members
    where id = ${memberId} and totp_offer is not null and totp_offer_until > ${now}`
  return row?.offer
}

/** Takes what was offered, with the step of the code that confirmed it. */
export async function takeOffer(tx: Transaction, memberId: string, step: number): Promise<void> {
  await tx.sql`
    update identity.members set totp_secret = totp_offer, totp_last_step = ${step},
      totp_offer = null, totp_offer_until = null
    where id = ${memberId}`
}

export async function removeAuthenticator(tx: Transaction, memberId: string): Promise<void> {
  await tx.sql`
    update identity.members set totp_secret = null, totp_last_step = 0, totp_offer = null,
      totp_offer_until = null
    where id = ${memberId}`
}
