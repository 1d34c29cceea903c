import { QueryClient } from '@tanstack/react-query'
import { createClient, mayAskAgain, tellFailure } from '@baize/contract/client/client'
import type { SealKey } from '@baize/contract/system/system'
import { keepNews } from '@baize/ui/waiting/keep-news.ts'
import { textsStore, translate } from '@baize/texts/browser'
import { reach } from './reach.ts'
import { noteRefused, sessionToken, untilKnown } from './session.ts'

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
  onReach: reach.note,
}

/** For the calls that tell who is there. */
export const callAtOnce = createClient({
  ...options,
  token: sessionToken,
  onSessionLost: noteRefused,
})

/** A page that goes on with a session asks for nothing before it has it: it would be refused as a visitor. */
export const call: typeof callAtOnce = (asked, input, given) => {
  const known = untilKnown()
  return known === undefined
    ? callAtOnce(asked, input, given)
    : known.then(() => callAtOnce(asked, input, given))
}

/** Calls in a session that this page has not taken for its own. */
export const callIn = (token: string) => createClient({ ...options, token: () => token })

export const queryClient = keepNews(
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: mayAskAgain } },
  }),
)

export const failureText = (error: unknown) => tellFailure(error, translate)
