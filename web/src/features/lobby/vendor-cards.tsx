import { Wrench } from 'lucide-react'
import { Link } from '@baize/ui/link'
import { LazyImage } from '@baize/ui/lazy-image'
import type { Lane } from '@baize/contract/catalogue'
import { useText } from '@baize/texts/use-text'
import { categories } from './category.ts'

/** Vendors as large cards, for the categories that are entered through a vendor's own lobby. */
export function VendorCards({ lane }: { lane: Lane }) {
  const t = useText()
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
      {lane.cards.map((vendor) => (
        <li key={vendor.vassalage}>
          <Link
            to={{ path: categories[lane.title].path, search: { vendor: vendor.vassalage } }}
            className="block overflow-hidden rounded-card border border-line bg-s1 transition-transform hover:-translate-y-[3px]"
          >
            <span className="block aspect-video overflow-hidden">
              <LazyImage
                src={vendor.lagerIcon}
                fallback="/art/v1/card-back.svg"
                alt=""
                width={480}
                height={270}
              />
            </span>
            <span className="flex items-center gap-3 p-3">
              <img
                src={vendor.iconUrl}
                alt=""
                width={32}
                height={32}
                loading="lazy"
                className="rounded-chip"
              />
              <span className="min-w-0">
                <span className="block truncate text-body font-semibold">{vendor.displayName}</span>
                <span className="flex items-center gap-1 text-meta text-text-3">
                  {vendor.maintenance && <Wrench size={14} aria-hidden="true" />}
                  {vendor.maintenance ? t('shell.inMaintenance') : t('shell.vendorOpen')}
                </span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
