/** How a call ended on its way: answered, refused because the house itself cannot be reached, or not answered at all. */
export type Ending = 'answered' | 'unavailable' | 'silent'

/** What keeps the page from its server: nothing, a server that does not answer, or one that cannot reach its house. */
export type Cut = 'none' | 'silent' | 'unavailable'

export type Reach = {
  /** Told of every call how it ended, and which it was. */
  note(ending: Ending, call: string): void
  cut(): Cut
  /** Names the call that is asked before a server is said to be away. Without one, any two calls in a row say it. */
  setWitness(witness: Witness): void
  onChange(listener: () => void): () => void
}

export type Witness = {
  /** As its ending is noted. */
  readonly call: string
  ask(): Promise<unknown>
}

/** So many calls in a row, for one may just be unlucky. */
const enough = 2
/** When nobody has asked for so long, it is not known any more. */
const knownForMs = 30_000

/** A witness that has just answered is not asked about the same trouble at once again, and each time after a longer while. */
const firstTrustMs = 5_000
const longestTrustMs = 60_000

/**
 * Judges by the calls of a page whether its server is there. One address may be cut off while all others answer, by what
 * stands in between: that is no server that is away, so one call bears witness. Some calls are answered from memory while the house is away, so
 * only an answer to a call that was refused for it says that it is back.
 */
export function createReach(): Reach {
  const listeners = new Set<() => void>()
  const refused = new Set<string>()
  let missed = new Set<string>()
  let misses = 0
  let witness: Witness | undefined
  let [trustMs, trustedUntil] = [firstTrustMs, -Infinity]
  let refusals = 0
  let clock: ReturnType<typeof setTimeout> | undefined

  function cut(): Cut {
    if (misses >= enough && !isDoubted()) return 'silent'
    return refusals >= enough ? 'unavailable' : 'none'
  }

  const isDoubted = () => witness !== undefined && !missed.has(witness.call)

  function askWitness(): void {
    const now = performance.now()
    if (misses < enough || !isDoubted() || now < trustedUntil) return
    trustedUntil = now + trustMs
    trustMs = Math.min(trustMs * 2, longestTrustMs)
    // How it ends is noted, as of every call.
    witness?.ask().catch(() => {})
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
        missed = ending === 'silent' ? missed.add(call) : new Set()
        if (ending === 'unavailable') refuse(call)
        else if (ending === 'answered' && refused.has(call)) forget()
        if (cut() === 'silent') [trustMs, trustedUntil] = [firstTrustMs, -Infinity]
      })
      askWitness()
    },
    cut,
    setWitness(next) {
      witness = next
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
