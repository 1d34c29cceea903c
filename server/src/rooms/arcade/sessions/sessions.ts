import { randomBytes } from 'node:crypto'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import { deriveKey, hashToken } from '../../../platform/secret.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import * as store from './store.ts'

export { moveFun, removeSessions } from './store.ts'

/** Somebody at a game of ours. */
export type Session = Omit<store.StoredSession, 'sealedWalletToken'> & {
  readonly walletToken: string
}

export type ArcadeSessions = {
  /** Opens a session and gives its token, which is stored nowhere. */
  open(
    session: Omit<Session, 'id' | 'expiresAt' | 'player'> & {
      readonly player: string | undefined
      readonly fun: bigint
    },
  ): Promise<{ readonly session: Session; readonly token: string }>
  find(token: string): Promise<Session | undefined>
  /** The token of the wallet behind a session, whether it is over or not; empty when it is forgotten. */
  walletTokenOf(id: string): Promise<string>
}

type Deps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly box: SecretBox
}

/** The wallet's own session ends sooner when the player is idle or leaves; this one only bounds what is kept. */
const lastsMs = 86_400_000
const mostKnown = 50_000

export function createArcadeSessions({ db, secret, now, makeId, box }: Deps): ArcadeSessions {
  const key = deriveKey(secret, 'arcade session tokens')
  const known = new Map<string, Session>()
  const look = gather((hashes: readonly Buffer[]) => store.listByHash(db, hashes), {
    most: 500,
    lanes: 2,
  })

  function remember(token: string, session: Session): void {
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(token, session)
  }

  return {
    async open({ fun, player, ...session }) {
      const id = makeId('ars')
      const token = randomBytes(32).toString('base64url')
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + lastsMs)
      // Whoever plays for fun is nobody but this session.
      const opened = { ...session, id, player: player ?? id, expiresAt }
      const sealedWalletToken = box.seal(session.walletToken, id)
      const tokenHash = hashToken(key, token)
      await store.addSession(db, { ...opened, sealedWalletToken, tokenHash, fun, createdAt })
      remember(token, opened)
      return { session: opened, token }
    },
    async find(token) {
      const kept = known.get(token)
      if (kept !== undefined) return kept.expiresAt > now() ? kept : undefined
      const row = await look(hashToken(key, token))
      if (row === undefined || row.expiresAt <= now()) return undefined
      const { sealedWalletToken, ...session } = row
      const found = { ...session, walletToken: box.open(sealedWalletToken, row.id) }
      remember(token, found)
      return found
    },
    async walletTokenOf(id) {
      const sealed = await store.findSealedToken(db, id)
      return sealed === undefined ? '' : box.open(sealed, id)
    },
  }
}
