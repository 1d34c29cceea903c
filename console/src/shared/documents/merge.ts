import { isFields, isKeyedList, isSame, keyOf } from './json.ts'

/**
 * Puts a person's edits on top of a newer version: what they changed since `base` stays theirs, everything
 * else is as it is now. Where both changed the same leaf, the person's wins and is shown to them before it is published.
 */
export function mergeEdits<T>(base: T, mine: T, theirs: T): T {
  return merge(base, mine, theirs) as T
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  if (isFields(mine) && isFields(theirs)) {
    const from = isFields(base) ? base : {}
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    const merged = [...names].map((name) => [name, merge(from[name], mine[name], theirs[name])])
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }
  if (isKeyedList(base) && isKeyedList(mine) && isKeyedList(theirs)) {
    return mergeLists(base, mine, theirs)
  }
  return mine
}

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  const find = (list: readonly unknown[], key: string | undefined) =>
    list.find((item) => keyOf(item) === key)
  const kept = mine.flatMap((item) => {
    const key = keyOf(item)
    const was = find(base, key)
    const now = find(theirs, key)
    // They took it away, and nothing of mine would be lost with it.
    if (now === undefined && was !== undefined && isSame(was, item)) return []
    return [now === undefined ? item : merge(was, item, now)]
  })
  const fresh = theirs.filter(
    (item) => find(base, keyOf(item)) === undefined && find(mine, keyOf(item)) === undefined,
  )
  return [...kept, ...fresh]
}
