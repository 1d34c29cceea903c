import { canonicalJson } from '../audit/audit.ts'

export function isSameContent(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}
