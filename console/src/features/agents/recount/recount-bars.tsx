import type { RecountLine } from '@baize/contract/agents/settlement-desk'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { barsOf } from './bars-of.ts'

type RecountBarsProps = { readonly lines: readonly RecountLine[]; readonly currency: string }

/** How large the differences are beside each other. The table below says the same, so that it is drawn for the eye alone. */
export function RecountBars({ lines, currency }: RecountBarsProps) {
  const t = useText()
  const bars = barsOf(lines)
  // One bar has nothing beside it.
  if (bars.length < 2) return null
  return (
    <figure aria-label={t('agents-recount.sizes')} className="grid max-w-3xl gap-1.5">
      <figcaption className="text-body-s font-semibold">{t('agents-recount.sizes')}</figcaption>
      <div aria-hidden="true" className="grid gap-1">
        {bars.map(({ id, name, change, share }) => (
          <div
            key={id}
            className="grid grid-cols-[6rem_minmax(0,1fr)_7rem] items-center gap-3 text-meta sm:grid-cols-[9rem_minmax(0,1fr)_7rem]"
          >
            <span className="truncate">{name}</span>
            <span className="relative h-4">
              <i className="absolute inset-y-0 start-1/2 w-px bg-line-strong" />
              <i
                className={`absolute inset-y-0.5 min-w-px rounded-[2px] ${change < 0n ? 'end-1/2 bg-neg' : 'start-1/2 bg-pos'}`}
                style={{ width: `${share / 2}%` }}
              />
            </span>
            <span className="figures text-end">
              <BookAmount plus amount={change} currency={currency} />
            </span>
          </div>
        ))}
      </div>
    </figure>
  )
}
