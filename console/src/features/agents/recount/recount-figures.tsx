import type { ReplyOf } from '@baize/contract/endpoint'
import type { recountSettlement } from '@baize/contract/agents/settlement-desk'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { Figure } from '../figure.tsx'

type RecountFiguresProps = {
  readonly found: ReplyOf<typeof recountSettlement>
  readonly currency: string
}

/** How many windows differ, and what all of them came to then and come to now. */
export function RecountFigures({ found, currency }: RecountFiguresProps) {
  const t = useText()
  const countText = useCountText()
  const { windows, differing, nothing, totals } = found
  const { amount, paid, amountNow, more, less } = totals
  const sum = (of: string | bigint) => <BookAmount bare={false} amount={of} currency={currency} />
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">
      <Figure
        label={t('agents-desk.windowsHead')}
        value={countText(windows)}
        note={t('agents-recount.facts', { differing, nothing })}
      />
      <Figure
        label={t('agents-desk.cameTo')}
        value={sum(amount)}
        note={
          <>
            {t('agents-desk.paidOfIt')} <BookAmount amount={paid} currency={currency} />
          </>
        }
      />
      <Figure
        label={t('agents-recount.comesTo')}
        value={sum(amountNow)}
        note={t('agents-recount.booksNothing')}
      />
      <Figure
        label={t('agents-recount.difference')}
        value={
          <BookAmount
            plus
            bare={false}
            amount={BigInt(amountNow) - BigInt(amount)}
            currency={currency}
          />
        }
        note={
          <>
            <BookAmount plus amount={more} currency={currency} /> ·{' '}
            <BookAmount amount={less} currency={currency} />
          </>
        }
      />
    </div>
  )
}
