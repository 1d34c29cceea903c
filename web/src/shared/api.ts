import { QueryClient } from '@tanstack/react-query'
import { createClient, mayAskAgain, tellFailure } from '@baize/contract/client/client'
import type { SealKey } from '@baize/contract/system/system'
import { textsStore, translate } from '@baize/texts/browser'
import { noteReach } from './reach.ts'
import { noteRefused, sessionToken } from './session.ts'

let sealKey: SealKey | undefined
let clockOffsetMs = 0

/** The status call brings the key for sealed calls and the server's time. */
export function rememberServer(key: SealKey, serverTime: string): void {
  sealKey = key
  clockOffsetMs = new Date(serverTime).getTime() - Date.now()
}

/** The moment by the server's clock, which decides every deadline. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs
}

const options = {
  language: textsStore.language,
  sealKey: () => sealKey,
  clockOffsetMs: () => clockOffsetMs,
  onReach: noteReach,
}

export const call = createClient({ ...options, token: sessionToken, onSessionLost: noteRefused })

/** Calls in a session that this page has not taken for its own. */
export const callIn = (token: string) => createClient({ ...options, token: () => token })

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: mayAskAgain } },
})

export const failureText = (error: unknown) => tellFailure(error, translate)
