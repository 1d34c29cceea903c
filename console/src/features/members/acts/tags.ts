export const maxTags = 20

/** The tags with one more; the same word in other letters is not a second one. */
export function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim().replaceAll(/\s+/g, ' ')
  const isKnown = tags.some((other) => other.toLowerCase() === tag.toLowerCase())
  return tag === '' || isKnown || tags.length >= maxTags ? tags : [...tags, tag]
}

export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tag) => b.includes(tag))
}
