import type { Bet } from '@baize/contract/wagers/records'

type Line = Bet['detail'][number]

/** What the wire has room for. */
const most = { lines: 40, name: 60, value: 300 } as const

/** What a game kept of a bet, as lines of a name and a value: `{ odds: { home: 2 } }` is `odds.home: 2`. */
export function flattenDetail(detail: Readonly<Record<string, unknown>>): Line[] {
  const lines: Line[] = []
  for (const [name, value] of Object.entries(detail)) addLines(lines, name, value)
  return lines.slice(0, most.lines)
}

function addLines(lines: Line[], name: string, value: unknown): void {
  if (lines.length >= most.lines || value === null || value === undefined) return
  if (Array.isArray(value) && value.every(isPlain)) {
    lines.push(lineOf(name, value.map(String).join(', ')))
  } else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) addLines(lines, `${name}.${key}`, inner)
  } else if (isPlain(value)) {
    lines.push(lineOf(name, String(value)))
  }
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function lineOf(name: string, value: string): Line {
  return { name: name.slice(0, most.name), value: value.slice(0, most.value) }
}
