import { CallFailed, createClient, tellFailure } from '@baize/contract/client/client'
import { textsStore, translate } from '@baize/texts/browser'
import { isFramed } from './frame.ts'

const options = { language: textsStore.language, sealKey: () => undefined }

/** The calls of a game carry the session of the arcade inside; the member's own is never in the frame. */
export const call = createClient({ ...options, token: () => null })

/**
 * Calls in the session of the operator whose console is in this tab. Rounds are recalled with it, never played. In a
 * frame there is no such session, for it has no origin.
 */
export const callAsOperator = createClient({
  ...options,
  token: () => (isFramed() ? null : sessionStorage.getItem('ops-token')),
})

export function toFailure(error: unknown): CallFailed {
  return error instanceof CallFailed ? error : new CallFailed('defect', '')
}

export const failureText = (error: unknown) => tellFailure(error, translate)
