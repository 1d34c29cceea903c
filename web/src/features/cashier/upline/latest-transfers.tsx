import type { UplineTransfer } from '@baize/contract/cashier/upline'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import type { Sums } from '../../../shared/sums.ts'

type Props = { readonly items: readonly UplineTransfer[]; readonly sums: Sums }

export function LatestTransfers({ items, sums }: Props) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="latest-transfers" className="mt-8">
      <h3 id="latest-transfers" className="mb-2 font-sans text-body-s font-semibold">
        {t('cashier.latest')}
      </h3>
      <ul className="divide-y divide-line overflow-clip rounded-ctl border border-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5">
            <span className="min-w-28 text-text-2">
              <BrandMoment at={item.at} />
            </span>
            <span className="min-w-28 flex-1 text-meta break-words text-text-3">
              {item.to}
              {item.note !== '' && ` · ${item.note}`}
            </span>
            <span className="figures font-semibold">{sums.full(item.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
