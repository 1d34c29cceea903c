type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Items of our lists carry their own name; position alone would make every insertion look like a rewrite. */
export function keyOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined
  const key = item['id'] ?? item['field'] ?? item['modId']
  return typeof key === 'string' ? key : undefined
}

export function isKeyedList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every((item) => keyOf(item) !== undefined)
}

/** Whether two values of a document say the same; a field that is absent equals one that is undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  }
  if (!isFields(a) || !isFields(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(a[name], b[name]))
}
