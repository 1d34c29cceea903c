/** What stands between two signs, with the line that one sees it on. */
export type Entry = { readonly line: number; readonly text: string }

/** A sign that parts nothing. */
type StrayOf = Entry & { readonly place: number }

export type Parted = { readonly entries: readonly Entry[]; readonly strays: readonly StrayOf[] }

type By = {
  readonly signs: RegExp
  /** Blanks part two entries, too; otherwise they stand within one. */
  readonly areBlanksSigns: boolean
}

/**
 * Parts what was typed. Line ends part always, and blanks are free beside what parts. A sign stands between two entries: one in
 * front of all, behind all or behind another has no meaning.
 */
export function partTyped(text: string, { signs, areBlanksSigns }: By): Parted {
  const entries: Entry[] = []
  const strays: StrayOf[] = []
  let open: StrayOf | undefined
  for (const [index, own] of text.split(/\r?\n/u).entries()) {
    const line = index + 1
    let place = 1
    for (const part of own.split(new RegExp(`(${signs.source})`, 'u'))) {
      if (signs.test(part)) {
        const sign = { line, text: part, place }
        if (open === undefined && entries.length > 0) open = sign
        else strays.push(sign)
      } else if (part.trim() !== '') {
        const words = part.trim().split(/\s+/u)
        const texts = areBlanksSigns ? words : [words.join(' ')]
        entries.push(...texts.map((each) => ({ line, text: each })))
        open = undefined
      }
      place += part.length
    }
  }
  return { entries, strays: open === undefined ? strays : [...strays, open] }
}
