import { createHash } from 'node:crypto'
import type { SupportDocument } from '@baize/contract/support/support-settings'
import { countCharacters } from '@baize/kernel/characters'
import { ok, refuse, type Result } from '@baize/kernel/result'

/** So many a day from one network; an office or a net café has several people. */
export const mostPerDay = 60

/** The words without blanks around, if there are enough of them and not too many, as people count characters. */
export function checkText(
  text: string,
  { feedbackMin: min, feedbackMax: max }: Pick<SupportDocument, 'feedbackMin' | 'feedbackMax'>,
): Result<string, 'text_too_short' | 'text_too_long'> {
  const plain = text.trim()
  const length = countCharacters(plain)
  if (length < min) return refuse('text_too_short')
  return length > max ? refuse('text_too_long') : ok(plain)
}

/** Tells two feedbacks under one id apart. */
export function hashOf(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** Whether an answer can be mailed there. */
export function isMailAddress(contact: string): boolean {
  return /^[^\s@<>"']{1,64}@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/.test(contact)
}
