import { CallFailed, createClient } from '@baize/contract/client'
import { textsStore, translate } from '@baize/texts/browser'

const options = { language: textsStore.language, sealKey: () => undefined }

/** The calls of a game carry the session of the arcade inside; the member's own is never in the frame. */
export const call = createClient({ ...options, token: () => null })

/** Calls in the session that the page around keeps for this tab. Rounds are recalled with it, never played. */
export const callAs = (tokenKey: 'token' | 'ops-token') =>
  createClient({ ...options, token: () => sessionStorage.getItem(tokenKey) })

export function toFailure(error: unknown): CallFailed {
  return error instanceof CallFailed ? error : new CallFailed('defect', '')
}

/** What to tell a person about a failure: the server's sentence, or ours when it never answered. */
export function failureText(error: CallFailed): string {
  return error.message === '' ? translate(`errors.${error.code}`) : error.message
}
