import { useEffect, useRef } from 'react'
import type { ContractTerms, ContractView } from '@baize/contract/agents/contract-parts'
import { isCurrency } from '@baize/kernel/money'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../../shared/api.ts'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { useCurrency, useSystem } from '../../../../shared/system.ts'
import { TermsFacts } from '../../terms/terms-facts.tsx'
import { TermsTable } from '../../terms/terms-table.tsx'
import { kinds } from '../kinds.ts'
import { hasOtherPeriod } from '../simulator/has-other-period.ts'
import { Simulator } from '../simulator/simulator.tsx'
import type { TermsText } from '../use-terms-text.ts'
import { beginsIfAccepted } from './begins.ts'

type Props = {
  readonly downline: string
  readonly terms: ContractTerms
  readonly currency: string
  readonly own: ContractTerms
  readonly present: ContractView | undefined
  readonly words: TermsText
}

/** The whole offer before it goes out: to whom, what it says, from when, and what it would have cost. */
export function OfferReview({ downline, terms, currency, own, present, words }: Props) {
  const t = useText()
  const at = useMomentText()
  const brand = useCurrency()
  const { zone } = useSystem().info.brand
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the form; who reads by ear or keyboard begins at its top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const money = isCurrency(currency) ? currency : brand
  const begins = beginsIfAccepted(terms, present, new Date(serverNow()), zone)
  const top = present?.terms.tiers.at(-1)
  const facts = [
    ['to', 'agents-contracts.reviewTo', downline],
    ['kind', 'agents-contracts.kind', t(kinds[terms.kind].name)],
    [
      'present',
      'agents-contracts.present',
      top
        ? t('agents-contracts.upTo', { rate: words.rate(top.rate) })
        : t('agents-contracts.noPresent'),
    ],
    ['begins', 'agents-contracts.beginsAt', t('agents-contracts.reviewBegins', { at: at(begins) })],
    ['pays', 'agents-contracts.reviewPays', t('agents-contracts.reviewPaysYou')],
  ] as const
  return (
    <section aria-labelledby="offer-review" className="grid min-w-0 grid-cols-1 gap-4">
      <div className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-line bg-s1 p-4 md:p-5">
        <h2 ref={heading} id="offer-review" tabIndex={-1} className="text-h3 outline-none">
          {t('agents-contracts.reviewTitle', { name: downline })}
        </h2>
        <KeyValues items={facts.map(([id, key, value]) => ({ id, label: t(key), value }))} />
        <TermsTable tiers={terms.tiers} currency={money} />
        <TermsFacts terms={terms} currency={money} />
      </div>
      <Simulator
        tried={{ downline, terms }}
        hasOtherPeriod={hasOtherPeriod(present, terms)}
        own={own}
        currency={currency}
        title={t('agents-contracts.wouldHaveCost')}
      />
    </section>
  )
}
