import type { Json } from './game.ts'

/** Whether JSON keeps the same of both; the database orders fields in its own way. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}
