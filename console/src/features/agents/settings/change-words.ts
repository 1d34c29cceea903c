import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { WordChange } from '../../../shared/documents/changes-list.tsx'
import type { Change } from '../../../shared/documents/changes.ts'
import { kindTexts, readKind } from '../words.ts'

const names: Readonly<Record<string, TextKey>> = {
  offerDays: 'agents-desk.setOfferDays',
  accountsPerDay: 'agents-desk.setAccounts',
  topRate: 'agents-desk.setTopRate',
  highestRates: 'agents-desk.setHighest',
}

/** A change of the settings of agents in words; rates are said in percent. */
export function agentWords(t: typeof translate, tag: string): WordChange {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  return ({ path: [id = '', of = ''], before, after }) => {
    const isRate = id === 'topRate' || id === 'highestRates'
    const text = (value: unknown) => {
      if (typeof value !== 'number') return ''
      return isRate ? percent.format(value / 10_000) : value.toLocaleString(tag)
    }
    const name = names[id]
    const kind = readKind(of)
    const label = name === undefined ? id : t(name)
    return {
      label: kind === undefined ? label : `${label}, ${t(kindTexts[kind])}`,
      before: text(before),
      after: text(after),
    }
  }
}

/** Whether a change lets more be paid or opened; then a second person must agree. The server decides by the same rule. */
export function loosens({ path: [id], before, after }: Change): boolean {
  if (id === 'offerDays') return false
  return typeof before === 'number' && typeof after === 'number' && after > before
}
