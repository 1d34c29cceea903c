import { QueryClient } from '@tanstack/react-query'
import { CallFailed, createClient, mayAskAgain, tellFailure } from '@baize/contract/client/client'
import type { SealKey } from '@baize/contract/system/system'
import { keepNews } from '@baize/ui/waiting/keep-news.ts'
import { textsStore, translate } from '@baize/texts/browser'
import { operatorWords } from './words/operator-words.ts'
import { reach } from './reach.ts'
import { clearSession, sessionToken } from './session.ts'

let sealKey: SealKey | undefined
let clockOffsetMs = 0

export function rememberSealKey(key: SealKey): void {
  sealKey = key
}

/** The device's clock may be wrong; the server's decides every deadline. */
export function rememberServerTime(serverTime: string): void {
  clockOffsetMs = new Date(serverTime).getTime() - Date.now()
}

/** The moment by the server's clock. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs
}

export const call = createClient({
  token: sessionToken,
  language: textsStore.language,
  sealKey: () => sealKey,
  clockOffsetMs: () => clockOffsetMs,
  onSessionLost: () => clearSession('lost'),
  onReach: reach.note,
})

export const queryClient = keepNews(
  new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: mayAskAgain } },
  }),
)

/** What to tell an operator about a failure: words of our own where the server's are for members. */
export function failureText(error: unknown): string {
  const own = error instanceof CallFailed ? operatorWords[error.code] : undefined
  return own === undefined ? tellFailure(error, translate) : translate(own)
}
