export type Lru<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
}

/** Keeps what was used last, while the weights of all that is kept stay within the limit. */
export function createLru<Value>(
  limit: number,
  weigh: (value: Value) => number = () => 1,
): Lru<Value> {
  // A map remembers the order of its keys: the first is the one that was used longest ago.
  const kept = new Map<string, Value>()
  let weight = 0

  function remove(key: string): void {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    weight -= weigh(value)
  }

  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      remove(key)
      kept.set(key, value)
      weight += weigh(value)
      for (const oldest of kept.keys()) {
        if (weight <= limit) break
        remove(oldest)
      }
    },
    delete: remove,
  }
}
