/** The fields of a room's entries that tell who a person is. */
export type PersonalFields = readonly string[]

/**
 * What an entry tells, with the values of personal fields, however deep they stand, masked: the trail is never erased and
 * many read it, so it says that a name changed and not the name.
 */
export function maskPersonal(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => maskPersonal(item, fields))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]: [string, unknown]) => [
      name,
      fields.has(name) && typeof held === 'string' ? masked(held) : maskPersonal(held, fields),
    ]),
  )
}

const hidden = '•••'

/** Enough to tell two apart: the last three of a number, the first letter of each word. What is masked stays as it is. */
function masked(value: string): string {
  if (value === '' || value.includes('•')) return value
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return hidden
  const digits = value.replaceAll(/\D/g, '')
  if (digits.length >= 5) return `${hidden}${value.slice(-3)}`
  const words = value.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${[...word][0] ?? ''}${hidden}`).join(' ')
}
