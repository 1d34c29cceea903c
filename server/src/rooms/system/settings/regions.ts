import {
  regionsDocument,
  type PolicyDocument,
  type RegionRule,
} from '@baize/contract/system/system-settings'
import type { Transaction } from '../../../platform/database/database.ts'
import { isSameContent, type DocumentRules, type Setting } from '../documents/documents.ts'
import { checkRules, shutsMostOut } from '../regions/regions.ts'
import type { SaidValue } from '../said/said.ts'

type Rules = readonly RegionRule[]

/** From where the site may be used. `policyIn` reads the policy as it is in the transaction of the change. */
export function regionsRules(
  policyIn: (tx: Transaction) => Promise<PolicyDocument>,
): DocumentRules<typeof regionsDocument> {
  const rules: Setting<Rules> = {
    name: 'system-desk.regions',
    shown(own, beside) {
      const changed = own.filter((rule) => !beside.some((other) => isSameContent(other, rule)))
      return changed.length === 0 ? { text: 'alerts.nothing' } : { list: changed.map(shown) }
    },
    // A site that nobody can reach is closed, whichever page says so.
    isLoosened: async (before, after, tx) =>
      (await policyIn(tx)).statusNeedsSecondPerson && shutsMostOut(before, after),
  }
  return {
    document: regionsDocument,
    published: 'ops.actionRegionsPublished',
    seed: (said) => said ?? { rules: [] },
    check: (content) => checkRules(content.rules),
    control: { says: 'ops.actionRegionsPublish', settings: { rules } },
  }
}

function shown({ match, values, action }: RegionRule): SaidValue {
  const where: SaidValue =
    match === 'else' ? { text: 'system-desk.matchElse' } : { list: [...values] }
  const text = action === 'block' ? 'alerts.regionBlocked' : 'alerts.regionAllowed'
  return { text, values: { where } }
}
