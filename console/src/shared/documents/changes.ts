import { isFields, isKeyedList, isSame, keyOf } from './json.ts'

/** One difference between two versions of a document. `path` names fields, and items of lists by their key. */
export type Change = {
  readonly path: readonly string[]
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  readonly before: unknown
  readonly after: unknown
}

/** Every difference, leaf by leaf, in the order of the newer version. */
export function listChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Change[] {
  if (isSame(before, after)) return []
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => listChanges(before[name], after[name], [...path, name]))
  }
  if (isKeyedList(before) && isKeyedList(after)) return listItemChanges(before, after, path)
  return [{ path, kind: 'changed', before, after }]
}

function listItemChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): Change[] {
  const old = new Map(before.map((item, index) => [keyOf(item) ?? '', { item, index }]))
  const kept = after.flatMap((item) => {
    const index = old.get(keyOf(item) ?? '')?.index
    return index === undefined ? [] : [index]
  })
  const still = new Set(longestRising(kept))
  const found = after.flatMap((item, index): Change[] => {
    const key = keyOf(item) ?? ''
    const was = old.get(key)
    const at = [...path, key]
    if (!was) return [{ path: at, kind: 'added', before: undefined, after: item }]
    const inside = listChanges(was.item, item, at)
    if (still.has(was.index)) return inside
    return [{ path: at, kind: 'moved', before: was.index + 1, after: index + 1 }, ...inside]
  })
  const keys = new Set(after.map(keyOf))
  const gone = before
    .filter((item) => !keys.has(keyOf(item)))
    .map((item): Change => ({
      path: [...path, keyOf(item) ?? ''],
      kind: 'removed',
      before: item,
      after: undefined,
    }))
  return [...found, ...gone]
}

// What keeps its order among the others did not move, so a row dragged past nine is one move and not ten.
function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const number of numbers) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, number])
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
}
