import type { Band } from './bands.ts'

/** A field of the wheel: which prize stands on it, and from where to where it goes, in parts of a turn. */
export type Field = { readonly band: number; readonly from: number; readonly to: number }

/** A field is at most so much of the wheel; a prize that is likelier has several. */
const widest = 1 / 10

/**
 * The wheel to scale: all fields of a prize together are its chance now. What has no slip left has none; once nothing is left
 * it is the deck as it was.
 */
export function fieldsOf(bands: readonly Band[]): Field[] {
  const left = bands.map((band) => band.left)
  const isLeft = left.some((count) => count > 0)
  const weights = isLeft ? left : bands.map(({ count }) => count)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.flatMap((weight, band) => {
    const share = weight / all
    const count = Math.ceil(share / widest)
    // Spread evenly, so that likely prizes stand between others.
    return Array.from({ length: count }, (_, place) => ({
      band,
      share: share / count,
      at: (place + 0.5) / count,
    }))
  })
  let from = 0
  return parts
    .toSorted((one, other) => one.at - other.at || one.band - other.band)
    .map(({ band, share }) => {
      const field = { band, from, to: from + share }
      from = field.to
      return field
    })
}

/** Where on the wheel a drawn prize stands: the middle of its first field. */
export function middleOf(fields: readonly Field[], band: number): number | undefined {
  const field = fields.find((one) => one.band === band)
  return field && (field.from + field.to) / 2
}
