// A NUL, or half of a pair of surrogates. JSON can carry both; PostgreSQL keeps neither.
const unkeepable = /[\0\p{Cs}]/u

/** Whether every text in a value, which has passed its schema, can be kept as it is. */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !unkeepable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isKeepable)
}
