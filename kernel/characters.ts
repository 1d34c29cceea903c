const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many characters a person sees: a family of emoji is one, and so is a letter with its accents. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
