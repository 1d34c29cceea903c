import type { Family } from '@baize/ui/art/families/family'
import { readColour } from '@baize/ui/art/stage/tint'

type Inks = Pick<Family, 'plateInk' | 'plateGround'>

/** What is read of a title in the inks of its place: names and values for a style. */
export function paytableInks({ plateInk, plateGround }: Inks): Readonly<Record<string, string>> {
  const mixed = (share: number) => mix(plateInk, plateGround, share)
  return {
    '--place-ground': plateGround,
    '--text': plateInk,
    '--text-2': mixed(0.94),
    '--text-3': mixed(0.86),
    '--line': mixed(0.24),
    '--line-strong': mixed(0.45),
    '--s3': mixed(0.14),
    '--metal': plateInk,
  }
}

function mix(one: string, other: string, share: number): string {
  const [a, b] = [readColour(one) ?? [0, 0, 0], readColour(other) ?? [0, 0, 0]]
  const channel = (at: 0 | 1 | 2) => Math.round(a[at] * share + b[at] * (1 - share))
  return `rgb(${channel(0)}, ${channel(1)}, ${channel(2)})`
}
