/** How a call ended on its way: answered, refused because the house itself cannot be reached, or not answered at all. */
export type Ending = 'answered' | 'unavailable' | 'silent'

/** What keeps the page from its server: nothing, a server that does not answer, or one that cannot reach its house. */
export type Cut = 'none' | 'silent' | 'unavailable'

export type Reach = {
  /** Told of every call how it ended, and which it was. */
  note(ending: Ending, call: string): void
  cut(): Cut
  onChange(listener: () => void): () => void
}

/** So many calls in a row, for one may just be unlucky. */
const enough = 2
/** When nobody has asked for so long, it is not known any more. */
const knownForMs = 30_000

/**
 * Judges by the calls of a page whether its server is there. Some calls are answered from memory while the house is away, so
 * only an answer to a call that was refused for it says that it is back.
 */
export function createReach(): Reach {
  const listeners = new Set<() => void>()
  const refused = new Set<string>()
  let misses = 0
  let refusals = 0
  let clock: ReturnType<typeof setTimeout> | undefined

  function cut(): Cut {
    if (misses >= enough) return 'silent'
    return refusals >= enough ? 'unavailable' : 'none'
  }

  function forget(): void {
    clearTimeout(clock)
    refused.clear()
    refusals = 0
  }

  function change(act: () => void): void {
    const before = cut()
    act()
    if (cut() !== before) for (const listener of listeners) listener()
  }

  function refuse(call: string): void {
    refused.add(call)
    refusals += 1
    clearTimeout(clock)
    clock = setTimeout(() => change(forget), knownForMs)
  }

  return {
    note(ending, call) {
      change(() => {
        misses = ending === 'silent' ? misses + 1 : 0
        if (ending === 'unavailable') refuse(call)
        else if (ending === 'answered' && refused.has(call)) forget()
      })
    },
    cut,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
