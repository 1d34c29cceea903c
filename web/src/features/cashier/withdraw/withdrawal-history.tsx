import { ChevronRight } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/navigation/link'
import type { Withdrawal } from '@baize/contract/cashier/withdrawals'
import { isCurrency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { sumsIn } from '../../../shared/sums.ts'
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
        className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_18px] items-center gap-x-3 px-3 py-2 hover:bg-hover @xl:grid-cols-[8rem_minmax(0,1fr)_auto_9.5rem_18px]"
      >
        <span className="text-meta text-text-2 @max-xl:col-start-2 @max-xl:row-start-2 @max-xl:text-end">
          <BrandMoment at={item.createdAt} />
        </span>
        <span className="truncate text-meta text-text-3 @max-xl:col-start-1 @max-xl:row-start-2">
          {item.payee.institutionName}, {ending(item.payee.number)}
        </span>
        <span className="figures font-semibold @max-xl:col-start-1 @max-xl:row-start-1 @xl:text-end">
          {sums.full(item.amount)}
        </span>
        <span className="justify-self-end @max-xl:col-start-2 @max-xl:row-start-1">
          <WithdrawalChip {...item} />
        </span>
        <ChevronRight
          size={18}
          aria-hidden="true"
          className="text-text-3 @max-xl:col-start-3 @max-xl:row-span-2 @max-xl:row-start-1 rtl:rotate-180"
        />
      </Link>
    </li>
  )
}
