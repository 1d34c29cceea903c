import { isUnspaced, wordsOf } from '@baize/kernel/search/words'

/** As much of a page of help as is searched and shown. */
export type HelpTarget = { readonly id: string; readonly title: string; readonly summary: string }

/** One or two letters begin the names of games; nobody asks for help with them. */
const fewestLetters = 3

/** The pages of help whose title or summary has every word that is typed. */
export function matchHelp(
  pages: readonly HelpTarget[],
  words: string,
  limit: number,
): HelpTarget[] {
  const wanted = wordsOf(words)
  if (wanted.length === 0 || !wanted.some(isEnough)) return []
  return pages
    .filter(({ title, summary }) => {
      const own = wordsOf(`${title} ${summary}`)
      return wanted.every((word) => own.some((known) => isIn(known, word)))
    })
    .slice(0, limit)
}

function isEnough(word: string): boolean {
  return isUnspaced(word) ? word.length > 1 : word.length >= fewestLetters
}

/** A script without blanks hides its words inside longer ones. */
function isIn(known: string, word: string): boolean {
  return isUnspaced(word) ? known.includes(word) : known.startsWith(word)
}
