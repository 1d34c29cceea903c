import { refuse, type Refusal } from '@baize/kernel/result'

type Stray = Refusal<'ticket_places' | 'ticket_sign'>

/** A blank at an end or behind another, and whitespace that is no blank. */
const strayBlank = /^\s|(?<=\s)\s|[^\S ]|\s$/u

/**
 * What of a ticket has no meaning, with its row or line and its place there. One blank parts two symbols; one may stand beside `|`
 * and `#`, and behind `:` and `;`. Places are named from the left.
 */
export function findStray(text: string): Stray | undefined {
  const [head = '', named = ''] = /^@([^:]*): ?/u.exec(text) ?? []
  const places = named.split(',').map(Number)
  if (places.some((place, index) => place < (places[index - 1] ?? 0))) {
    return refuse('ticket_places', { symbol: named })
  }
  const body = text.slice(head.length)
  for (const [index, part] of partsOf(body).entries()) {
    const found = strayBlank.exec(part)
    if (found === null) continue
    return refuse('ticket_sign', { line: index + 1, place: found.index + 1, symbol: found[0] })
  }
  return undefined
}

function partsOf(body: string): readonly string[] {
  if (body.startsWith('=')) return body.slice(1).split(/; ?|\r?\n/u)
  return body.split(body.includes('#') ? / ?# ?/u : / ?\| ?/u)
}
