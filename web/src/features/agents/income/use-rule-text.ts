import { useText } from '@baize/texts/use-text'
import { useAskedContracts } from '../contracts/api.ts'
import { useRateText } from '../terms/rate.ts'
import { basisTexts } from '../terms/words.ts'

/** What the present contract of a kind pays, in one line: its lowest and highest rate, and of what. */
export function useRuleText(): (kind: string) => string {
  const t = useText()
  const rate = useRateText()
  const contracts = useAskedContracts().data?.contracts ?? []
  return (kind) => {
    const terms = contracts.find((one) => one.terms.kind === kind)?.terms
    const [first, last] = [terms?.tiers[0], terms?.tiers.at(-1)]
    if (terms === undefined || first === undefined || last === undefined) return ''
    const rates = first === last ? rate(first.rate) : `${rate(first.rate)} – ${rate(last.rate)}`
    return `${rates} · ${t(basisTexts[terms.basis])}`
  }
}
