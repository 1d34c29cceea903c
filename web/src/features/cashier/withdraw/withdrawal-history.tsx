import { ChevronRight } from 'lucide-react'
import { useAddress } from '@baize/ui/address.ts'
import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/link'
import type { Withdrawal } from '@baize/contract/withdrawals'
import { isCurrency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { At } from '../moment-line.tsx'
import { sumsIn } from '../money.ts'
import { useEnding } from '../payees/use-ending.ts'
import { WithdrawalChip } from './withdrawal-chip.tsx'

type Props = {
  readonly items: readonly Withdrawal[]
  readonly more: (() => void) | undefined
  readonly busy: boolean
}

/** Those that were before; each opens with its steps. */
export function WithdrawalHistory({ items, more, busy }: Props) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="earlier-withdrawals" className="mt-8">
      <h3 id="earlier-withdrawals" className="mb-2 font-sans text-body-s font-semibold">
        {t('cashier.earlier')}
      </h3>
      <ul className="divide-y divide-line overflow-clip rounded-ctl border border-line">
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      {more && (
        <div className="mt-3 text-center">
          <Button busy={busy} onClick={more}>
            {t('cashier.showMore')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Row({ item }: { readonly item: Withdrawal }) {
  const now = useAddress()
  const ending = useEnding()
  const sums = sumsIn(useLanguage(), isCurrency(item.currency) ? item.currency : 'PHP')
  return (
    <li>
      <Link
        to={{ path: now.path, search: { ...now.search, order: item.id } }}
        className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 hover:bg-hover"
      >
        <span className="min-w-28 text-text-2">
          <At at={item.createdAt} />
        </span>
        <span className="min-w-28 flex-1 truncate text-meta text-text-3">
          {item.payee.institutionName}, {ending(item.payee.number)}
        </span>
        <span className="figures font-semibold">{sums.full(item.amount)}</span>
        <WithdrawalChip {...item} />
        <ChevronRight size={18} aria-hidden="true" className="text-text-3 rtl:rotate-180" />
      </Link>
    </li>
  )
}
