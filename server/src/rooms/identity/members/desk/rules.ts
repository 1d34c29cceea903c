import { isId } from '@baize/kernel/ids'
import { cleanText } from '../clean-text.ts'

/** What an operator looks for: one account, or those that hold a text, or the digits of a phone. */
export type Search =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'id'; readonly id: string }
  | {
      readonly kind: 'part'
      readonly text: string
      /** The digits in the order in which E.164 has them; empty when the text is no phone. */
      readonly digits: string
    }

export function readSearch(typed: string): Search {
  const text = cleanText(typed.normalize('NFKC')).toLowerCase()
  if (text === '') return { kind: 'everyone' }
  if (isId('mem', text)) return { kind: 'id', id: text }
  return { kind: 'part', text, digits: phoneDigits(text) }
}

/**
 * Numbers are kept as E.164. Whoever reads one aloud says the zero of home (0917 …), an exchange's double zero
 * (0063 917 …), or both (+63 (0) 917 …); without them the digits are a part of what is kept.
 */
function phoneDigits(text: string): string {
  if (!/^[0-9+()\s.\-/–—]+$/.test(text)) return ''
  const digits = text.replaceAll(/\(0\)/g, '').replaceAll(/[^0-9]/g, '')
  return digits.replace(/^0{1,2}/, '')
}

/** Tags as they are kept: cleaned, each once whatever its capitals, in the order of the alphabet. */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map((typed) => shorten(cleanText(typed), 30))) {
    if (tag !== '' && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag)
  }
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'en'))
}

/** Cleaning may make a text longer than it came. */
export function shorten(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim()
}

export function sameTags(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tag, place) => tag === b[place])
}
