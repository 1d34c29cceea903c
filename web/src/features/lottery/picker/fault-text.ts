import type { translate } from '@baize/texts/browser'
import type { TypedFault } from './read-typed.ts'

/** Where something typed is wrong, and why: in the words in which the server says it. */
export function faultText(
  t: typeof translate,
  { line, code, symbol, length, place }: TypedFault,
): string {
  if (code === 'wide_digits') return t('lottery.faultWide', { line, symbol })
  if (code === 'separator') return t('lottery.faultSeparator', { line, symbol })
  const values = { line, symbol, place, length, least: length, most: length, rows: length }
  return t(`errors.${code}`, values)
}
