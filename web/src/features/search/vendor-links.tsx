import { ChevronRight } from 'lucide-react'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import { Link } from '@baize/ui/navigation/link'
import type { Target } from '@baize/ui/navigation/address.ts'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly title: string
  readonly vendors: readonly VendorCard[]
  readonly wayTo: (vendor: VendorCard) => Target
}

/** Vendors that lead to their games. */
export function VendorLinks({ title, vendors, wayTo }: Props) {
  const t = useText()
  if (vendors.length === 0) return null
  return (
    <section className="mt-6 md:mt-8">
      <h2 className="text-h4 md:text-h3">{title}</h2>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Link
              to={wayTo(vendor)}
              className="flex items-center gap-3 rounded-card border border-line bg-s1 p-3 hover:bg-hover"
            >
              <img
                src={vendor.iconUrl}
                alt=""
                width={44}
                height={44}
                loading="lazy"
                className="rounded-ctl"
              />
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{vendor.displayName}</b>
                <span className="text-meta text-text-3">
                  {t('catalogue-search.vendorGames', { count: vendor.games })}
                </span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="flex-none text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
