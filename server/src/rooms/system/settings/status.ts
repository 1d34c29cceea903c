import {
  statusDocument,
  type PolicyDocument,
  type StatusDocument,
} from '@baize/contract/system-settings'
import { ok, refuse } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { DocumentRules } from '../documents/documents.ts'

/** Whether the site is open. `policyIn` reads the policy as it is in the transaction of the change. */
export function statusRules(
  policyIn: (tx: Transaction) => Promise<PolicyDocument>,
): DocumentRules<typeof statusDocument> {
  return {
    document: statusDocument,
    published: 'ops.actionStatusPublished',
    seed: (said) => said ?? { mode: 0, endsAt: null, text: {} },
    // An end that is over is only wrong while something waits for it.
    check: ({ mode, endsAt }, { now }) =>
      mode !== 0 && endsAt !== null && new Date(endsAt) <= now ? refuse('ends_in_past') : ok(),
    control: {
      says: 'ops.actionStatusPublish',
      isQuiet: true,
      loosens: async (before, after, tx) =>
        closesSite(await policyIn(tx), before, after) ? ['mode'] : [],
    },
  }
}

/** Closing the site may need a second person; opening it, or changing the words on the door, never does. */
export function closesSite(
  policy: PolicyDocument,
  live: StatusDocument,
  next: StatusDocument,
): boolean {
  return policy.statusNeedsSecondPerson && next.mode !== 0 && next.mode !== live.mode
}
