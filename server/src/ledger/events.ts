import type { NewEvent } from '../platform/events/events.ts'

/** The books were found to disagree with their history; the accounts that differ, and the currencies out of balance. */
export type ProofFailed = NewEvent<
  'ledger.proof_failed',
  { readonly accounts: readonly string[]; readonly currencies: readonly string[] }
>

export function proofFailed(payload: ProofFailed['payload']): ProofFailed {
  return { kind: 'ledger.proof_failed', subject: 'ledger', payload }
}
