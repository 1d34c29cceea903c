import { ChevronRight } from 'lucide-react'
import { useAddress } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@baize/texts/use-text'
import { useSums } from '../money.ts'
import { Countdown } from '../countdown.tsx'
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
      <ul className="grid gap-2">
        {data.items.map((deposit) => (
          <li key={deposit.id}>
            <Link
              to={{ path: now.path, search: { ...now.search, order: deposit.id } }}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-ctl border border-line bg-s2 px-4 py-2 hover:bg-hover"
            >
              <span className="min-w-32 flex-1">
                <span className="figures block font-semibold">{sums.full(deposit.amount)}</span>
                <span className="block text-meta text-text-3">{deposit.method.name}</span>
              </span>
              {deposit.state === 'awaiting' && deposit.expiresAt !== null && (
                <span className="text-meta text-text-2">
                  <Countdown until={deposit.expiresAt} />
                </span>
              )}
              <DepositChip state={deposit.state} />
              <ChevronRight size={18} aria-hidden="true" className="text-text-3 rtl:rotate-180" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
