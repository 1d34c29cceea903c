import { agentsDocument } from '@baize/contract/agents/agents-settings'
import type { DocumentRules } from '../system/system.ts'

/** What operators set about agents. */
export const agentsRules: DocumentRules<typeof agentsDocument> = {
  document: agentsDocument,
  published: 'agents-desk.actionPublished',
  seed: (said) =>
    said ?? {
      offerDays: 7,
      accountsPerDay: 50,
      topRate: 200,
      highestRates: { dividend: 5_000, daily: 300, hourly: 300, realtime: 300 },
    },
}
