import { brandDocument } from '@baize/contract/system/system-settings'
import { isCurrency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import { isTimeZone } from '@baize/kernel/time'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  countSetting,
  loosenedByChanging,
  switchSetting,
  textSetting,
  wordSetting,
  wordsSetting,
  type DocumentRules,
} from '../documents/documents.ts'
import { requireSaid, wrong } from './wrong.ts'

/** The first pair of colours that a hue makes too weak, if any. Given by whoever knows the tokens. */
export type CheckContrast = (
  hue: number,
) => { readonly pair: string; readonly ratio: number; readonly needs: number } | undefined

/** How the merchant looks and what money and days mean there. */
/** Whether members have money in the books. Given by whoever knows the books. */
export type HoldsMoney = (tx: Transaction) => Promise<boolean>

const counted = ['currency', 'zone'] as const

export function brandRules(
  checkContrast: CheckContrast,
  holdsMoney: HoldsMoney,
): DocumentRules<typeof brandDocument> {
  return {
    document: brandDocument,
    published: 'ops.actionBrandPublished',
    isNeeded: true,
    seed: requireSaid,
    async check(brand, { before, tx }) {
      if (!isCurrency(brand.currency)) return wrong('currency')
      if (!isTimeZone(brand.zone)) return wrong('zone')
      if (!brand.languages.includes(brand.defaultLanguage)) return wrong('defaultLanguage')
      // Accounts keep their currency and past days their bounds, so what is counted in them would be neither here nor there.
      const changed = counted.find((key) => before !== undefined && before[key] !== brand[key])
      if (changed !== undefined && (await holdsMoney(tx))) return refuse('accounts_hold_money')
      const weak = checkContrast(brand.hue)
      if (!weak) return ok()
      const ratio = (Math.floor(weak.ratio * 100) / 100).toFixed(2)
      return refuse('contrast_too_low', { pair: weak.pair, ratio, needs: weak.needs })
    },
    control: {
      says: 'ops.actionBrandPublish',
      settings: {
        name: wordSetting('system-desk.brandName'),
        hue: countSetting('system-desk.hue'),
        // Every report and every bound of a day is read in these two.
        currency: loosenedByChanging(wordSetting('alerts.setCurrency')),
        zone: loosenedByChanging(wordSetting('alerts.setZone')),
        languages: wordsSetting('system-desk.languages', 'alerts.nothing'),
        defaultLanguage: wordSetting('system-desk.defaultLanguage'),
        jackpotCounter: switchSetting('system-desk.jackpotCounter'),
        licence: textSetting('system-desk.licence'),
        serviceHours: textSetting('system-desk.serviceHours'),
        zaloHint: textSetting('system-desk.zaloHint'),
        agentName1: textSetting('agents-types.name1'),
        agentName2: textSetting('agents-types.name2'),
        agentName41: textSetting('agents-types.name41'),
        agentName42: textSetting('agents-types.name42'),
        copyright: wordSetting('system-desk.copyright'),
      },
    },
  }
}
