/** Things by what they share: groups in the order of their first, things in theirs. */
export function groupBy<Thing, Key>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): Map<Key, Thing[]> {
  const found = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = found.get(key)
    if (group === undefined) found.set(key, [thing])
    else group.push(thing)
  }
  return found
}
