import {
  statusDocument,
  type PolicyDocument,
  type StatusDocument,
} from '@baize/contract/system/system-settings'
import { ok, refuse } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Transaction } from '../../../platform/database/database.ts'
import { textSetting, type DocumentRules } from '../documents/documents.ts'

const modes = {
  0: 'ops.siteNormal',
  1: 'ops.siteMaintenance',
  2: 'system-desk.mode2',
} as const satisfies Record<StatusDocument['mode'], TextKey>

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
      settings: {
        mode: {
          name: 'alerts.setMode',
          shown: (mode) => ({ text: modes[mode] }),
          isLoosened: async (before, after, tx) => closesSite(await policyIn(tx), before, after),
        },
        endsAt: {
          name: 'ops.siteEnds',
          shown: (at) => (at === null ? { text: 'alerts.nothing' } : new Date(at)),
        },
        text: textSetting('alerts.setSiteText'),
      },
    },
  }
}

/** Closing the site may need a second person; opening it, or changing the words on the door, never does. */
export function closesSite(
  policy: PolicyDocument,
  live: StatusDocument['mode'],
  next: StatusDocument['mode'],
): boolean {
  return policy.statusNeedsSecondPerson && next !== 0 && next !== live
}
