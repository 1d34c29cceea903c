import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import type { Currency } from '@baize/kernel/money'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useText } from '@baize/texts/use-text'
import { productTexts } from '../../../shared/product-texts.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { basisTexts, carryTexts, periodTexts } from './words.ts'

type TermsFactsProps = { readonly terms: ContractTerms; readonly currency: Currency }

/** All that a contract says besides its tiers. */
export function TermsFacts({ terms, currency }: TermsFactsProps) {
  const t = useText()
  const { kind, basis, periodicType, products, cap, betAmount, carry } = terms
  const period = kind === 'realtime' ? 'agents-terms.fiveMinutes' : periodTexts[periodicType]
  const carried = kind === 'dividend' ? carryTexts[carry] : 'agents-terms.carrySalary'
  const productNames = products?.map((one) => t(productTexts[one])).join(', ')
  const facts = {
    basis: t(basisTexts[basis]),
    period: t(period),
    products: productNames ?? t('agents-terms.allProducts'),
    cap: cap === null ? t('agents-terms.noCap') : <RecordSum of={cap} currency={currency} />,
    activeBet: <RecordSum of={betAmount} currency={currency} />,
    carry: t(carried),
  }
  return <KeyValues items={names.map((id) => ({ id, label: t(titles[id]), value: facts[id] }))} />
}

const titles = {
  basis: 'agents-terms.basis',
  period: 'agents-terms.period',
  products: 'agents-terms.products',
  cap: 'agents-terms.cap',
  activeBet: 'agents-terms.activeBet',
  carry: 'agents-terms.carry',
} as const
const names = Object.keys(titles) as (keyof typeof titles)[]
