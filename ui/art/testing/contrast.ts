import { luminanceOf } from '../stage/luminance.ts'
import { readColour } from '../stage/tint.ts'

/** How much one colour stands out from another, as WCAG counts it. */
export function contrastOf(one: string, other: string): number {
  const [bright, dark] = [lightness(one), lightness(other)].toSorted((a, b) => b - a)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = readColour(colour) ?? []
  return luminanceOf([red, green, blue])
}
