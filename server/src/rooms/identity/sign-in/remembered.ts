import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { deriveKey, hashToken } from '../../../platform/secret.ts'
import type { MemberId } from '../members/members.ts'
import { rememberGraceMs, rememberMs } from './rules.ts'
import * as store from './store.ts'

type Area = 'site' | 'agent'

/** What a cookie came to. `stolen`: it was replaced before, so two have it, and nobody knows which is the owner. */
export type Recalled =
  | { readonly found: 'member'; readonly memberId: MemberId }
  | { readonly found: 'stolen'; readonly memberId: MemberId }
  | { readonly found: 'nobody' }

/**
 * Logins that a browser remembers for a day. The cookie is `selector.validator`: the first finds the row, the second
 * is kept as a keyed hash and is another after each use.
 */
export type Remembered = {
  /** Remembers the member in the caller's browser. */
  issue(tx: Transaction, memberId: MemberId, area: Area, call: Call): Promise<void>
  /** Who is remembered; the cookie gets its next validator. A stolen one ends all that the member has. */
  recall(tx: Transaction, area: Area, call: Call): Promise<Recalled>
  /** Ends what the caller's browser remembers, and takes the cookie away. */
  forget(tx: Transaction, call: Call): Promise<void>
}

type Deps = { readonly secret: string; readonly now: () => Date }

const cookieName = 'remember'
const cookiePath = '/wps/session'

export function createRemembered({ secret, now }: Deps): Remembered {
  const key = deriveKey(secret, 'remembered logins')
  const hashOf = (validator: string) => hashToken(key, validator)

  function give(call: Call, selector: string, validator: string, expiresAt: Date): void {
    const maxAgeSeconds = Math.ceil((expiresAt.getTime() - now().getTime()) / 1000)
    const value = `${selector}.${validator}`
    call.setCookie({ name: cookieName, value, path: cookiePath, maxAgeSeconds })
  }

  const takeAway = (call: Call) =>
    call.setCookie({ name: cookieName, value: '', path: cookiePath, maxAgeSeconds: 0 })

  async function find(tx: Transaction, call: Call) {
    const parts = /^([\w-]{16})\.([\w-]{43})$/.exec(call.cookie(cookieName) ?? '')
    const [, selector = '', validator = ''] = parts ?? []
    const row = parts === null ? undefined : await store.lockRemembered(tx, selector, now())
    return row && { row, standing: standingOf(row, hashOf(validator), now()) }
  }

  return {
    async issue(tx, memberId, area, call) {
      const selector = randomBytes(12).toString('base64url')
      const validator = makeValidator()
      const at = now()
      const expiresAt = new Date(at.getTime() + rememberMs)
      const validatorHash = hashOf(validator)
      await store.insertRemembered(tx, { selector, validatorHash, memberId, area, expiresAt, at })
      give(call, selector, validator, expiresAt)
    },
    async recall(tx, area, call) {
      const known = await find(tx, call)
      if (known === undefined) {
        if (call.cookie(cookieName) !== undefined) takeAway(call)
        return { found: 'nobody' }
      }
      const { row, standing } = known
      const { memberId, selector, expiresAt } = row
      if (standing === 'stolen') {
        await store.deleteRememberedOf(tx, memberId)
        takeAway(call)
        return { found: 'stolen', memberId }
      }
      if (row.area !== area) return { found: 'nobody' }
      if (standing === 'current') {
        const next = makeValidator()
        await store.rotateRemembered(tx, { selector, validatorHash: hashOf(next), at: now() })
        give(call, selector, next, expiresAt)
      }
      return { found: 'member', memberId }
    },
    async forget(tx, call) {
      const known = await find(tx, call)
      if (known !== undefined && known.standing !== 'stolen') {
        await store.deleteRemembered(tx, known.row.selector)
      }
      if (call.cookie(cookieName) !== undefined) takeAway(call)
    },
  }
}

function makeValidator(): string {
  return randomBytes(32).toString('base64url')
}

function standingOf(
  { validatorHash, previousHash, usedAt }: store.RememberedRow,
  given: Buffer,
  now: Date,
): 'current' | 'just_replaced' | 'stolen' {
  if (timingSafeEqual(validatorHash, given)) return 'current'
  if (previousHash === null || usedAt === null) return 'stolen'
  const isFresh = now.getTime() - usedAt.getTime() <= rememberGraceMs
  return isFresh && timingSafeEqual(previousHash, given) ? 'just_replaced' : 'stolen'
}
