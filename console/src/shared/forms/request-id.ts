import { CallFailed } from '@baize/contract/client/client'
import { createIdMaker, type Id } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { serverNow } from '../api.ts'

const makeId = createIdMaker({
  now: () => new Date(serverNow()),
  randomBytes: systemRandomBytes,
})

/** After these nobody knows whether the money has moved: the same id must be sent again. */
const unsure: readonly string[] = ['network_failed', 'took_too_long', 'unavailable', 'defect']

/**
 * The ids of one dialog. The same content keeps its id while its outcome is not known, so that a second try cannot move
 * the money twice; other content, or a try after a clear answer, gets a new one.
 */
export function createRequestIds<Prefix extends string>(prefix: Prefix) {
  let known: { readonly content: string; readonly id: Id<Prefix> } | undefined
  return {
    idFor(content: string): Id<Prefix> {
      if (known?.content !== content) known = { content, id: makeId(prefix) }
      return known.id
    },
    answered(error?: unknown) {
      const isOpen = error !== undefined && !isClear(error)
      if (!isOpen) known = undefined
    },
  }
}

function isClear(error: unknown): boolean {
  return error instanceof CallFailed && !unsure.includes(error.code)
}
