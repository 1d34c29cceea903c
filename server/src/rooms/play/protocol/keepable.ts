/** As deep as what a vendor tells of a round may be nested, and as long as its text may be. */
const deepest = 30
const longestDetail = 16_000

/** Half of a sign that takes two, and the sign that PostgreSQL's texts cannot hold. */
const strangeSign = /[\0\p{Surrogate}]/u

/**
 * Whether all that a question tells can be kept as it is. What cannot is refused before anything is done: it would be no
 * better when it is asked again.
 */
export function isKeepable(ask: object): boolean {
  if (!isPlain(ask, 0)) return false
  const { detail } = ask as { readonly detail?: unknown }
  return detail === undefined || JSON.stringify(detail).length <= longestDetail
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !strangeSign.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepest) return false
  return Object.entries(value).every(
    ([name, part]) => !strangeSign.test(name) && isPlain(part, depth + 1),
  )
}
