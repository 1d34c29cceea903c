import { brandDocument } from '@baize/contract/system-settings'
import { isCurrency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import { isTimeZone } from '@baize/kernel/time'
import type { DocumentRules } from '../documents/documents.ts'
import { requireSaid, wrong } from './wrong.ts'

/** The first pair of colours that a hue makes too weak, if any. Given by whoever knows the tokens. */
export type CheckContrast = (
  hue: number,
) => { readonly pair: string; readonly ratio: number; readonly needs: number } | undefined

/** How the merchant looks and what money and days mean there. */
export function brandRules(checkContrast: CheckContrast): DocumentRules<typeof brandDocument> {
  return {
    document: brandDocument,
    published: 'ops.actionBrandPublished',
    isNeeded: true,
    seed: requireSaid,
    check(brand) {
      if (!isCurrency(brand.currency)) return wrong('currency')
      if (!isTimeZone(brand.zone)) return wrong('zone')
      if (!brand.languages.includes(brand.defaultLanguage)) return wrong('defaultLanguage')
      const weak = checkContrast(brand.hue)
      if (!weak) return ok()
      const ratio = (Math.floor(weak.ratio * 100) / 100).toFixed(2)
      return refuse('contrast_too_low', { pair: weak.pair, ratio, needs: weak.needs })
    },
    control: {
      says: 'ops.actionBrandPublish',
      // Every report and every bound of a day is read in them.
      loosens: (before, after) =>
        (['currency', 'zone'] as const).filter((key) => before[key] !== after[key]),
    },
  }
}
