import { randomBytes } from 'node:crypto'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../platform/database/database.ts'
import { deriveKey, hashToken } from '../../platform/secret.ts'
import type { Sessions } from '../../platform/sessions.ts'
import * as store from './store.ts'

export type NewToken = {
  /** Null for fun money. */
  readonly player: { readonly member: string; readonly sessionId: string } | null
  readonly nodeId: number
  readonly language: Language
  readonly device: string
}

export type Tokens = {
  /** A token that opens one game once, within a minute. What is kept of it is a keyed hash. */
  make(
    source: Pick<Database, 'sql'>,
    token: NewToken,
  ): Promise<{ readonly token: string; readonly expiresAt: Date }>
  /** What a token opens, the first time it is asked; nothing afterwards, or when its session is over. */
  use(token: string): Promise<store.StoredLaunch | undefined>
}

type Deps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly sessions: Pick<Sessions, 'filterOpen'>
}

const lastsMs = 60_000

export function createTokens({ db, secret, now, makeId, sessions }: Deps): Tokens {
  const key = deriveKey(secret, 'launch tokens')
  return {
    async make(source, { player, nodeId, language, device }) {
      const token = randomBytes(32).toString('base64url')
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + lastsMs)
      await store.addLaunch(source, {
        id: makeId('lau'),
        tokenHash: hashToken(key, token),
        member: player?.member ?? null,
        sessionId: player?.sessionId ?? '',
        nodeId,
        language,
        device,
        createdAt,
        expiresAt,
      })
      return { token, expiresAt }
    },
    async use(token) {
      if (!/^[\w-]{43}$/.test(token)) return undefined
      const launch = await store.useLaunch(db, hashToken(key, token), now())
      if (launch === undefined || launch.member === null) return launch
      return (await sessions.filterOpen([launch.sessionId])).size === 1 ? launch : undefined
    },
  }
}
