import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { useSums } from '../../shared/sums.ts'
import type { RebateState } from './api.ts'

export function PaidBefore({ state }: { readonly state: RebateState }) {
  const t = useText()
  const sums = useSums(state.currency)
  if (state.paid.length === 0) return null
  return (
    <section>
      <h3 className="text-lead">{t('rebate.paidBefore')}</h3>
      <ul>
        {state.paid.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 text-meta"
          >
            <BrandMoment at={one.at} />
            <span className="min-w-0 flex-1 text-text-2">
              {t(one.isClaimed ? 'rebate.claimed' : 'rebate.automatic')}
            </span>
            <span className="figures font-semibold">{sums.bare(one.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
