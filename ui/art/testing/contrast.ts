import { readColour } from '../stage/tint.ts'

/** How much one colour stands out from another, as WCAG counts it. */
export function contrastOf(one: string, other: string): number {
  const [bright, dark] = [lightness(one), lightness(other)].toSorted((a, b) => b - a)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function lightness(colour: string): number {
  const [red, green, blue] = (readColour(colour) ?? [0, 0, 0]).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
