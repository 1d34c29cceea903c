import { defineDocument, type ContentOf } from '../document.ts'
import { fields, times } from '../schema.ts'

/** The highest rate that the house gives, in hundredths of a percent. */
const rate = times(0, 10_000)

/** What operators set about agents. */
export const agentsDocument = defineDocument({
  name: 'agents',
  readers: ['admin', 'finance', 'risk', 'auditor'],
  writers: ['admin'],
  refusals: ['top_rate_below_given', 'rate_step'],
  content: fields({
    /** For how many days an offer waits for its answer. */
    offerDays: times(1, 90),
    /** How many accounts an agent may open on a day. */
    accountsPerDay: times(0, 10_000),
    /** The rate of an agent who has nobody above, in hundredths of a percent of the valid bet. */
    topRate: rate,
    /** What the house pays at most, by the kind of contract. */
    highestRates: fields({ dividend: rate, daily: rate, hourly: rate, realtime: rate }),
  }),
})
export type AgentsDocument = ContentOf<typeof agentsDocument>

declare module '../contract.ts' {
  interface ContractModules {
    agentsSettings: typeof import('./agents-settings.ts')
  }
}
