import { canonicalJson } from '../audit/canonical.ts'

export function isSameContent(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}
