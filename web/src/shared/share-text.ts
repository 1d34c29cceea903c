/** A share in basis points as a language writes it: 1000 is 10%. */
export function shareText(basisPoints: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )
}
