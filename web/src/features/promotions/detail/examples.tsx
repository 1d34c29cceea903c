import { useText } from '@baize/texts/use-text'
import { useSums } from '../../../shared/sums.ts'
import type { PromotionDetail } from '../api.ts'

/** What the rules come to for a few sums, so that nobody has to reckon. */
export function Examples({ detail }: { readonly detail: PromotionDetail }) {
  const t = useText()
  const { rules, examples, promotion } = detail
  const sums = useSums(rules.currency)
  if (examples.length === 0) return null
  return (
    <section aria-label={t('promotions-pages.examples')}>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-3 sm:gap-3">
        {examples.map(({ from, gives, asks }) => (
          <li
            key={`${from} ${gives}`}
            className="min-w-0 rounded-ctl border border-line bg-s1 px-3.5 py-3 text-meta text-text-3"
          >
            <span className="block">
              {promotion.kind === 'deposit'
                ? t('promotions-pages.exampleDeposit', { sum: sums.full(from) })
                : t('promotions-pages.exampleGiven')}
            </span>
            <b className="figures block font-display text-h4 font-semibold break-words text-text">
              {sums.full(gives)}
            </b>
            <span className="block">
              {gives === '0'
                ? t('promotions-pages.exampleBelow')
                : asks === '0'
                  ? t('promotions-pages.exampleFree')
                  : t('promotions-pages.exampleAsks', { asks: sums.full(asks) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
