import { agentsDocument, type AgentsDocument } from '@baize/contract/agents/agents-settings'
import {
  countSetting,
  loosenedByRaising,
  rateSetting,
  timeSetting,
  type DocumentRules,
} from '../system/system.ts'
import { ok, refuse } from '@baize/kernel/result'
import { businessDay } from '@baize/kernel/time'
import { contractKinds, kindNames } from './contracts/contracts.ts'
import { countBelowTop, isWholeStep, takeTopRateTurn } from './downlines/downlines.ts'

type HighestRates = AgentsDocument['highestRates']

/** By kind; those that differ are shown, in one order on both sides. */
function showRates(rates: HighestRates, beside: HighestRates) {
  const changed = contractKinds.filter((kind) => rates[kind] !== beside[kind])
  return {
    list: changed.map((kind) => ({
      text: 'agents-second.kindRate' as const,
      values: {
        kind: { text: kindNames[kind] },
        rate: { count: rates[kind] / 100, unit: 'percent' as const },
      },
    })),
  }
}

/** What operators set about agents. */
export const agentsRules = (zone: () => string): DocumentRules<typeof agentsDocument> => ({
  document: agentsDocument,
  published: 'agents-desk.actionPublished',
  seed: (said) =>
    said ?? {
      offerDays: 7,
      accountsPerDay: 50,
      topRate: 200,
      highestRates: { dividend: 5_000, daily: 300, hourly: 300, realtime: 300 },
    },
  async check({ topRate }, { before, now, tx }) {
    if (before === undefined || topRate === before.topRate) return ok()
    if (topRate < before.topRate) {
      await takeTopRateTurn(tx)
      const day = businessDay(now, zone())
      const { agents: count, highest } = await countBelowTop(tx, { topRate, day })
      if (count > 0) return refuse('top_rate_below_given', { count, rate: highest / 100 })
    }
    return isWholeStep(topRate) ? ok() : refuse('rate_step')
  },
  control: {
    says: 'agents-second.publish',
    settings: {
      // What is in an offer is decided again when it is accepted, so that a longer wait lets nobody do more.
      offerDays: timeSetting('agents-desk.setOfferDays', 'day'),
      accountsPerDay: loosenedByRaising(countSetting('agents-desk.setAccounts')),
      topRate: loosenedByRaising(rateSetting('agents-desk.setTopRate')),
      highestRates: {
        name: 'agents-desk.setHighest',
        shown: showRates,
        isLoosened: (before, after) => contractKinds.some((kind) => after[kind] > before[kind]),
      },
    },
  },
})
