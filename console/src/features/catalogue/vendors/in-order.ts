import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import type { Category } from '../words.ts'

/** The vendors of a category in its own order, or all of them in the order that holds elsewhere. */
export function inOrder(
  vendors: readonly DeskVendor[],
  category: Category | undefined,
): readonly DeskVendor[] {
  if (category === undefined) return vendors.toSorted((a, b) => a.position - b.position)
  const placeOf = (vendor: DeskVendor) =>
    vendor.categories.find((served) => served.category === category)?.position
  return vendors
    .flatMap((vendor) => {
      const place = placeOf(vendor)
      return place === undefined ? [] : [{ vendor, place }]
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ vendor }) => vendor)
}
