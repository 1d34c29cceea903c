import { longestQuery } from '@baize/kernel/search/limits'

/** The text of an address or a box as it is searched for. */
export function searchWords(text: string): string {
  return text.trim().slice(0, longestQuery)
}
