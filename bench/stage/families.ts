import { readdirSync } from 'node:fs'

/** The folders of the places that are drawn. */
export const families: readonly string[] = readdirSync(
  new URL('../../ui/art/families', import.meta.url),
  { withFileTypes: true },
)
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
