import type { DeskIssue } from '@baize/contract/lottery/lottery-desk'
import { useLanguage } from '@baize/texts/use-text'
import { Amount } from '@baize/ui/figures/amount'

type SalesProps = { readonly sales: DeskIssue['sales']; readonly of?: 'stake' | 'payout' }

/** What was sold, or paid, a line for each currency. */
export function Sales({ sales, of = 'stake' }: SalesProps) {
  const language = useLanguage()
  if (sales.length === 0) return <span className="text-text-3">–</span>
  return (
    <span className="figures grid justify-items-end">
      {sales.map((sum) => (
        <Amount
          key={sum.currency}
          amount={BigInt(sum[of])}
          currency={sum.currency}
          language={language}
        />
      ))}
    </span>
  )
}
