import { CallFailed } from '@baize/contract/client/client'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { serverNow } from '../../shared/api.ts'

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

type Prefix = 'dep' | 'wdr' | 'pye' | 'upl' | 'trf'
type Kept = { readonly id: string; readonly content: string }

const keyOf = (prefix: Prefix) => `intent.${prefix}`

/**
 * Sends what a person wants once, however often it is tried: its id is made before the first try and kept in the tab
 * until the server has answered, so that a second press or a reload repeats it. Another content is another wish.
 */
export async function sendOnce<Value>(
  prefix: Prefix,
  content: unknown,
  send: (id: string) => Promise<Value>,
): Promise<Value> {
  const id = keepId(prefix, JSON.stringify(content))
  try {
    const value = await send(id)
    forget(prefix, id)
    return value
  } catch (error) {
    if (isRefusal(error)) forget(prefix, id)
    throw error
  }
}

function keepId(prefix: Prefix, content: string): string {
  const kept = readKept(prefix)
  if (kept?.content === content) return kept.id
  const id = makeId(prefix)
  sessionStorage.setItem(keyOf(prefix), JSON.stringify({ id, content } satisfies Kept))
  return id
}

function readKept(prefix: Prefix): Kept | undefined {
  const text = sessionStorage.getItem(keyOf(prefix))
  return text === null ? undefined : (JSON.parse(text) as Kept)
}

function forget(prefix: Prefix, id: string): void {
  if (readKept(prefix)?.id === id) sessionStorage.removeItem(keyOf(prefix))
}

/** A refusal settles a wish: nothing happened. A lost answer, a defect or a fate that nobody knows does not. */
export function isRefusal(error: unknown): boolean {
  const open = ['network_failed', 'defect', 'outcome_unknown']
  return error instanceof CallFailed && !open.includes(error.code)
}
