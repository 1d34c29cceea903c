import type { VendorCard } from '@baize/contract/catalogue/catalogue'

/** The vendor whose presence divides the list, and the part of it that makes its row. */
const dividing = 'MXWIN'
const rowFrom = 11
const rowTo = 21

/**
 * The vendors of the menu in rows. Where MXWIN is among them, the vendors 11 to 21 of the list are a row of their own;
 * nobody is left out.
 */
export function vendorRows(vendors: readonly VendorCard[]): readonly (readonly VendorCard[])[] {
  if (!vendors.some(({ vassalage }) => vassalage === dividing)) return [vendors]
  return [vendors.slice(0, rowFrom), vendors.slice(rowFrom, rowTo), vendors.slice(rowTo)].filter(
    (row) => row.length > 0,
  )
}
