import { isDeepStrictEqual } from 'node:util'
import type { Audience, MessageKind } from '@baize/contract/support/support'
import type { Sending, SendRequest } from './sending.ts'

/**
 * Whether one who shut themselves out gets it too. Only what is written to that one person about their own matters is:
 * what goes to many is not made personal by calling it so.
 */
export function reachesExcluded({
  audience,
  kind,
}: {
  readonly audience: Audience
  readonly kind: MessageKind
}): boolean {
  return kind === 'personal' && audience.to === 'member'
}

/** Whether a request is the one that is known under its id; who repeats it belongs to it. */
export function isSame(known: Sending, asked: SendRequest): boolean {
  return (
    known.byId === asked.operator.id &&
    known.kind === asked.kind &&
    known.link === asked.link &&
    known.reason === asked.reason &&
    isDeepStrictEqual(known.audience, asked.audience) &&
    isDeepStrictEqual(known.title, asked.title) &&
    isDeepStrictEqual(known.text, asked.text)
  )
}
