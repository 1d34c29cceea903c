import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type StoredSession = {
  readonly id: string
  readonly player: string
  readonly demo: boolean
  readonly nodeId: number
  readonly gameCode: string
  readonly sealedWalletToken: Uint8Array
  readonly currency: Currency
  readonly language: Language
  /** Masked. */
  readonly nickname: string
  readonly expiresAt: Date
}

export async function addSession(
  { sql }: Source,
  session: StoredSession & {
    readonly tokenHash: Buffer
    readonly fun: bigint
    readonly createdAt: Date
  },
): Promise<void> {
  const { id, player, demo, nodeId, gameCode, currency, language, nickname, fun } = session
  await sql`
    insert into arcade.sessions (id, token_hash, player, demo, node_id, game_code,
      sealed_wallet_token, currency, language, nickname, fun, created_at, expires_at)
    values (${id}, ${session.tokenHash}, ${player}, ${demo}, ${nodeId}, ${gameCode},
      ${session.sealedWalletToken}, ${currency}, ${language}, ${nickname}, ${fun},
      ${session.createdAt}, ${session.expiresAt})`
}

/** These sessions, each in its place, so far as they are there. */
export async function listByHash(
  { sql }: Source,
  hashes: readonly Buffer[],
): Promise<(StoredSession | undefined)[]> {
  const rows = await sql<StoredSession & { tokenHash: Buffer }>`
    select id, token_hash as "tokenHash", player, demo, node_id::integer as "nodeId",
      game_code as "gameCode", sealed_wallet_token as "sealedWalletToken", currency, language,
      nickname, expires_at as "expiresAt"
    from arcade.sessions where token_hash = any(${hashes}::bytea[])`
  const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
}

export async function findSealedToken(
  { sql }: Source,
  id: string,
): Promise<Uint8Array | undefined> {
  const row = await sql.maybe<{ sealed: Uint8Array }>`
    select sealed_wallet_token as sealed from arcade.sessions where id = ${id}`
  return row?.sealed
}

/** Moves fun money where at least so much is there; nothing when there is no such session. */
export async function moveFun(
  { sql }: Source,
  session: string,
  by: bigint,
  needed: bigint,
): Promise<{ readonly balance: bigint; readonly isDone: boolean } | undefined> {
  const moved = await sql.maybe<{ balance: bigint }>`
    update arcade.sessions set fun = fun + ${by}
    where id = ${session} and fun >= ${needed} returning fun as balance`
  if (moved !== undefined) return { ...moved, isDone: true }
  const left = await sql.maybe<{ balance: bigint }>`
    select fun as balance from arcade.sessions where id = ${session}`
  return left && { ...left, isDone: false }
}

export async function removeSessions({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`delete from arcade.sessions where expires_at < ${before}`
}
