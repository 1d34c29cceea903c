import type { CashierDocument, DocumentContent, DocumentName } from '@baize/contract/documents'
import type { PolicyDocument, StatusDocument, WhitelabelDocument } from '@baize/contract/documents'
import { canonicalJson } from '../audit/canonical.ts'
import { completeCashier } from '../cashier.ts'
import { completeTree } from '../modules.ts'
import { completePolicy } from '../policy.ts'

/** Closing the site may need a second person; opening it, or changing the words on the door, never does. */
export function needsSecondPerson(
  policy: PolicyDocument,
  live: StatusDocument,
  next: StatusDocument,
): boolean {
  return policy.statusNeedsSecondPerson && next.mode !== 0 && next.mode !== live.mode
}

export function isSameContent(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** Stored content as this version of the platform knows it. */
export function asKnown<Name extends DocumentName>(
  name: Name,
  stored: unknown,
): DocumentContent<Name> {
  if (name === 'policy') {
    return completePolicy(stored as Partial<PolicyDocument>) as DocumentContent<Name>
  }
  if (name === 'cashier') {
    return completeCashier(stored as Partial<CashierDocument>) as DocumentContent<Name>
  }
  if (name !== 'whitelabel') return stored as DocumentContent<Name>
  const { tree } = stored as WhitelabelDocument
  return { tree: completeTree(tree) } as DocumentContent<Name>
}
