export type Haystack = {
  /** The numbers of the texts that hold the wanted one, in order. It must be filled and hold no line break. */
  find(wanted: string): number[]
}

/** Many texts as one, which is searched some ten times faster than each by itself. */
export function createHaystack(texts: readonly string[]): Haystack {
  const starts = new Uint32Array(texts.length)
  let length = 0
  for (const [index, text] of texts.entries()) {
    starts[index] = length
    length += text.length + 1
  }
  // What is wanted holds no line break, so it is never found across two texts.
  const whole = texts.join('\n')

  return {
    find(wanted) {
      const found: number[] = []
      let index = 0
      for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, starts[index])) {
        while (index + 1 < starts.length && (starts[index + 1] ?? 0) <= at) index += 1
        found.push(index)
        index += 1
        if (index >= starts.length) break
      }
      return found
    },
  }
}
