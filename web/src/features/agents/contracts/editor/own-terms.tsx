import type { ContractView } from '@baize/contract/agents/contract-parts'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useCurrency } from '../../../../shared/system.ts'
import { TermsFacts } from '../../terms/terms-facts.tsx'
import { TermsTable } from '../../terms/terms-table.tsx'

/** One's own contract of the kind, which bounds what can be given. */
export function OwnTerms({ own }: { readonly own: ContractView }) {
  const t = useText()
  const brand = useCurrency()
  const currency = isCurrency(own.currency) ? own.currency : brand
  const title = t('agents-contracts.ownContract')
  return (
    <section
      aria-label={title}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-card border border-line bg-s1 p-4"
    >
      <div>
        <h2 className="font-sans text-body font-semibold">{title}</h2>
        <p className="text-meta text-text-3">{t('agents-contracts.ownBound')}</p>
      </div>
      <TermsTable tiers={own.terms.tiers} currency={currency} />
      <TermsFacts terms={own.terms} currency={currency} />
    </section>
  )
}
