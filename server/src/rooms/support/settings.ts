import { supportDocument } from '@baize/contract/support/support-settings'
import { ok, refuse } from '@baize/kernel/result'
import type { DocumentRules } from '../system/system.ts'

/** What people may write. */
export const supportRules: DocumentRules<typeof supportDocument> = {
  document: supportDocument,
  published: 'ops.actionSupportPublished',
  seed: (said) => said ?? { feedbackMin: 10, feedbackMax: 500, feedbackPictures: 3 },
  check: ({ feedbackMin, feedbackMax }) =>
    feedbackMin > feedbackMax ? refuse('invalid_setting', { setting: 'feedbackMin' }) : ok(),
}
