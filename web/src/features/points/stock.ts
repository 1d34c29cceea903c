import type { Good } from '@baize/contract/points/points'

/** How many are left of a good, whatever the choice; nothing where it does not run out. */
export function stockOf({ variants }: Pick<Good, 'variants'>): number | null {
  let sum = 0
  for (const { stock } of variants) {
    if (stock === null) return null
    sum += stock
  }
  return sum
}

/** How many of a choice can be taken at once: what is there, what the limit leaves, what the points pay. */
export function mostOf(
  { variants, price, left }: Pick<Good, 'variants' | 'price' | 'left'>,
  variant: string,
  own: bigint,
): number {
  const stock = variants.find(({ code }) => code === variant)?.stock ?? 100
  return Math.max(0, Math.min(100, stock, left ?? 100, Number(own / BigInt(price))))
}
