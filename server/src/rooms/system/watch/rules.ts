import { isBalanced, type Proof } from '../../../ledger/ledger.ts'
import type { StoredApproval } from '../approvals/approvals.ts'

/** A proof is made every minute; after three something keeps it from being made. */
export const proofLateMs = 3 * 60_000

/** After so long of its thirty minutes a request that nobody decided is told of. */
export const approvalOldMs = 10 * 60_000

type Difference = { readonly accounts: number; readonly currencies: readonly string[] }

/** What the newest proof, of either kind, says against the books; nothing when it holds or there is none. */
export function differenceOf(proofs: readonly Proof[]): Difference | undefined {
  const newest = proofs.toSorted((a, b) => b.at.getTime() - a.at.getTime()).at(0)
  if (newest === undefined || newest.holds) return undefined
  const unbalanced = newest.trial.filter((line) => !isBalanced(line))
  return {
    accounts: newest.differences.length,
    currencies: unbalanced.map(({ currency }) => currency),
  }
}

/** Whether a request has waited too long. */
export function isOld({ requestedAt }: Pick<StoredApproval, 'requestedAt'>, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() >= approvalOldMs
}
