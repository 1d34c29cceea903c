import { ChevronRight } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@baize/texts/use-text'
import { useSums } from '../../../shared/sums.ts'
import { TimeLeft } from '../countdown.tsx'
import { openDepositsQuery } from './api.ts'
import { DepositChip } from './deposit-chip.tsx'

/** What was ordered and is not over, before anything new is. */
export function OpenDeposits() {
  const t = useText()
  const now = useAddress()
  const { data } = useQuery(openDepositsQuery)
  const first = data?.items[0]
  const sums = useSums(first?.currency ?? 'PHP')
  if (!data || !first) return null
  return (
    <section aria-labelledby="open-deposits" className="mb-5">
      <h3 id="open-deposits" className="mb-2 font-sans text-body-s font-semibold">
        {t('cashier.depositsWaiting', { count: data.items.length })}
      </h3>
      <ul className={cx('grid grid-cols-1 gap-2', data.items.length > 1 && '@2xl:grid-cols-2')}>
        {data.items.map((deposit) => (
          <li key={deposit.id}>
            <Link
              to={{ path: now.path, search: { ...now.search, order: deposit.id } }}
              className="flex min-h-14 items-center gap-3 rounded-ctl border border-line bg-s2 px-4 py-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="figures block font-semibold">{sums.full(deposit.amount)}</span>
                <span className="block truncate text-meta text-text-3">{deposit.method.name}</span>
              </span>
              <span className="grid flex-none justify-items-end gap-1">
                <DepositChip state={deposit.state} />
                {deposit.state === 'awaiting' && deposit.expiresAt !== null && (
                  <span className="text-meta text-text-2">
                    <TimeLeft until={deposit.expiresAt} />
                  </span>
                )}
              </span>
              <ChevronRight
                size={18}
                aria-hidden="true"
                className="flex-none text-text-3 rtl:rotate-180"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
