import type { Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { deriveKey, hashToken } from '../../../platform/secret.ts'
import type { Actor, Sessions } from '../../../platform/sessions.ts'

export type HeldSession = { readonly token: string; readonly actor: Actor }

/**
 * The one session that a browser holds for all its tabs. It is in a cookie that no script reads: the session's token,
 * sealed, so that what lies in the browser opens nothing by itself. Beside it a readable mark says that there is one
 * and becomes another with it; a page sees by the mark alone that somebody came, went, or is another.
 */
export type BrowserSession = {
  give(call: Call, token: string): void
  /** What the caller's browser holds, if it is in force. */
  find(call: Call, tx?: Transaction): Promise<HeldSession | undefined>
  takeAway(call: Call): void
}

type Deps = { readonly secret: string; readonly sessions: Pick<Sessions, 'find'> }

const cookieName = '__Host-session'
const markName = 'sessionMark'
const owner = 'browser session'
const path = '/'

export function createBrowserSession({ secret, sessions }: Deps): BrowserSession {
  const box = createSecretBox(deriveKey(secret, 'browser sessions'))
  const markKey = deriveKey(secret, 'marks of browser sessions')
  const markOf = (token: string) => hashToken(markKey, token).toString('base64url').slice(0, 16)

  function tokenIn(call: Call): string | undefined {
    const sealed = call.cookie(cookieName)
    if (sealed === undefined) return undefined
    try {
      return box.open(Buffer.from(sealed, 'base64url'), owner)
    } catch {
      // Whatever a browser sends: made up, cut, or sealed with another secret.
      return undefined
    }
  }

  return {
    give(call, token) {
      const value = box.seal(token, owner).toString('base64url')
      call.setCookie({ name: cookieName, value, path, strict: true })
      call.setCookie({ name: markName, value: markOf(token), path, strict: true, readable: true })
    },
    async find(call, tx) {
      const token = tokenIn(call)
      const actor = token === undefined ? undefined : await sessions.find(token, tx)
      return token === undefined || actor?.kind !== 'member' ? undefined : { token, actor }
    },
    takeAway(call) {
      for (const name of [cookieName, markName]) {
        if (call.cookie(name) === undefined) continue
        const readable = name === markName
        call.setCookie({ name, value: '', path, maxAgeSeconds: 0, strict: true, readable })
      }
    },
  }
}
