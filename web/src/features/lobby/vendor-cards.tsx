import type { Lane } from '@baize/contract/catalogue/catalogue'
import { VendorCard } from './vendor-card.tsx'

/** Vendors as large cards, for the categories that are entered through a vendor's own lobby. */
export function VendorCards({ lane }: { lane: Lane }) {
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
      {lane.cards.map((vendor) => (
        <li key={vendor.vassalage}>
          <VendorCard vendor={vendor} />
        </li>
      ))}
    </ul>
  )
}
