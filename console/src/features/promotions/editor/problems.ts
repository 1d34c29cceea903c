import type { OfferFinding } from '@baize/contract/promotions/offer'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { faultNames, fieldNames } from '../words.ts'
import { placeOf } from './offer-document.ts'

/** What is wrong at a place of the document, in words; nothing when nothing is. */
export type ProblemAt = (...fields: readonly string[]) => string | undefined

export function useProblems(findings: readonly OfferFinding[]): ProblemAt {
  const t = useText()
  return (...fields) => {
    const found = findings.find(({ field }) => fields.includes(field))
    return found && t(faultNames[found.fault])
  }
}

/** The name of a finding's place, and the value that would be right, as it is read. */
export function useFindingWords() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  return {
    nameOf(finding: OfferFinding): string {
      const { part, within } = placeOf(finding)
      const key = fieldNames[part]
      const name = key === undefined ? part : t(key)
      return within === undefined ? name : `${name}, ${within}`
    },
    rightOf(finding: OfferFinding): string {
      const { part, within } = placeOf(finding)
      if (finding.right === null) return ''
      if (part === 'asks.times') return `${(Number(finding.right) / 100).toLocaleString(tag)} ×`
      if (!isCurrency(within)) return finding.right
      return formatMoney(money(BigInt(finding.right), within), tag)
    },
  }
}

/** The id of the control of a place, for who wants to go there. */
export const controlOf = (field: string) => `offer-${field.replaceAll('.', '-')}`
