/** One field of a JSON value that differs, by its path; absent on the side where it is not. */
export type FieldChange = {
  readonly path: string
  readonly before?: string
  readonly after?: string
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

// What names an item of a list, so that one put in at the top does not make all others look changed.
const nameFields = ['id', 'modId', 'field', 'domain', 'countryCode', 'csType', 'labelNameEn']

/** What differs between two JSON values, field by field, in the order of the newer one. */
export function diffFields(before: unknown, after: unknown): FieldChange[] {
  const old = flatten(before as Json)
  const now = flatten(after as Json)
  const paths = [...now.keys(), ...[...old.keys()].filter((path) => !now.has(path))]
  return paths
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({
      path,
      ...(old.has(path) && { before: old.get(path) ?? '' }),
      ...(now.has(path) && { after: now.get(path) ?? '' }),
    }))
}

function flatten(value: Json | undefined): Map<string, string> {
  const found = new Map<string, string>()
  if (value !== null && value !== undefined) walk(value, '', found)
  return found
}

function walk(value: Json, path: string, found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    found.set(path, value === null ? '—' : String(value))
  } else if (isList(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) {
      found.set(path, value.join(', '))
    } else value.forEach((item, index) => walk(item, `${path}[${itemName(item, index)}]`, found))
  } else {
    for (const [key, item] of Object.entries(value)) {
      walk(item, path === '' ? key : `${path}.${key}`, found)
    }
  }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function itemName(item: Json, index: number): string {
  if (typeof item !== 'object' || item === null || isList(item)) return String(index)
  const name = nameFields.map((field) => item[field]).find((text) => typeof text === 'string')
  return name ?? String(index)
}
