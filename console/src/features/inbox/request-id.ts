import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { serverNow } from '../../shared/api.ts'

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

/** The id of one dialog's message: the same content keeps it, so that a second try cannot send it twice. */
export function createSendingIds(): (content: string) => string {
  let known: { readonly content: string; readonly id: string } | undefined
  return (content) => {
    if (known?.content !== content) known = { content, id: makeId('snd') }
    return known.id
  }
}
