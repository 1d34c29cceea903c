import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'

type Budget = DeskOffer['budgets'][number]

/** What of a budget was given, what is promised, and a bar of both. */
export function BudgetLine({ budget }: { readonly budget: Budget }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { total, given, promised } = partsOf(budget)
  const say = (amount: bigint) => formatMoney(money(amount, budget.currency), tag, { show: 'none' })
  const share = (amount: bigint) => `${total === 0n ? 0 : Number((amount * 1000n) / total) / 10}%`
  return (
    <span className="block min-w-44">
      <span className="figures flex flex-wrap justify-between gap-x-2 text-meta">
        <span>
          {budget.currency} {t('offers-desk.budgetUsed', { used: say(given), total: say(total) })}
        </span>
        {promised > 0n && (
          <span className="text-text-3">
            {t('offers-desk.budgetPromised', { promised: say(promised) })}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="mt-1 flex h-1.5 overflow-clip rounded-full bg-s3">
        <span className="bg-felt" style={{ width: share(given) }} />
        <span className="bg-brass" style={{ width: share(promised) }} />
      </span>
    </span>
  )
}

/** What is neither left nor promised was given. */
export function partsOf({ total, left, promised }: Pick<Budget, 'total' | 'left' | 'promised'>) {
  const [whole, still, aside] = [BigInt(total), BigInt(left), BigInt(promised)]
  const given = whole - still - aside
  return { total: whole, promised: aside, given: given < 0n ? 0n : given }
}
