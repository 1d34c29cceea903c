import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useSums } from '../../../shared/sums.ts'
import { useCurrency } from '../../../shared/system.ts'
import { productTexts } from '../../../shared/product-texts.ts'
import { useRateText } from '../terms/rate.ts'

export type TermsText = ReturnType<typeof useTermsText>

/** Terms in the words and figures of the reader. */
export function useTermsText(currency: string) {
  const t = useText()
  const own = useCurrency()
  const sums = useSums(isCurrency(currency) ? currency : own)
  const figures = new Intl.NumberFormat(sums.tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  const signed = new Intl.NumberFormat(sums.tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  const lists = new Intl.ListFormat(sums.tag, { type: 'unit', style: 'short' })
  return {
    sums,
    rate: useRateText(),
    /** The same as bare figures, where the sign stands beside them. */
    bareRate: (rate: number) => figures.format(rate / 100),
    points: (rate: number) =>
      t('agents-contracts.points', { points: signed.format(rate / 100).replace('-', '−') }),
    products: (products: ContractTerms['products']) =>
      products === null
        ? t('agents-terms.allProducts')
        : lists.format(products.map((one) => t(productTexts[one]))),
    cap: (cap: ContractTerms['cap']) => (cap === null ? t('agents-terms.noCap') : sums.full(cap)),
    /** What a tier asks for; nought asks for nothing. */
    asks({ periodValidBet, periodProfitLoss, activeMembers }: Omit<ContractTier, 'rate'>) {
      const asked = [
        ...(periodValidBet === '0'
          ? []
          : [t('agents-contracts.asksBets', { amount: sums.full(periodValidBet) })]),
        ...(periodProfitLoss === '0'
          ? []
          : [t('agents-contracts.asksLoss', { amount: sums.full(periodProfitLoss) })]),
        ...(activeMembers === 0
          ? []
          : [t('agents-contracts.asksActive', { count: activeMembers })]),
      ]
      return asked.length === 0 ? t('agents-contracts.asksNothing') : lists.format(asked)
    },
  }
}
