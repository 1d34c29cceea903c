import type { Cell } from '@baize/games/slots/shown'
import { countMs, counted, togetherMs, type Tier } from './tier.ts'

/** Cells that pay together, with the words for it. */
export type PaidGroup = {
  readonly cells: readonly Cell[]
  /** Along a line; others are only outlined. */
  readonly isLine: boolean
  readonly pays: bigint
  readonly words: string
}

/** What a frame or a whole round pays, as it is presented. */
export type Presentation = {
  readonly tier: Tier
  readonly sum: bigint
  readonly groups: readonly PaidGroup[]
  /** "12.5× your bet". */
  readonly times: string
  /** What the largest wins are called here, where it is not the family's own word. */
  readonly head?: string
  /** Said where nothing is celebrated. */
  readonly plain: string
}

export type Presented = Presentation & { readonly at: number; readonly isCut: boolean }

const cycleMs = 1300

/** Which groups are lit: all together first, then one after the other. */
export function litGroups(shown: Presented, now: number, still: boolean): readonly PaidGroup[] {
  const { groups, tier } = shown
  const passed = passedMs(shown, now) - togetherMs[tier]
  if (still || tier === 1 || groups.length < 2 || passed < 0) return groups
  const group = groups[Math.floor(passed / cycleMs) % groups.length]
  return group ? [group] : groups
}

/** What stands there of the sum by now. */
export function sumAt(shown: Presented, now: number, still: boolean): bigint {
  const ms = countMs[shown.tier]
  if (still || ms === 0) return shown.sum
  return counted(shown.sum, passedMs(shown, now) / ms)
}

/** One that was cut stands where it would have come to. */
export const passedMs = (shown: Presented, now: number): number =>
  now - shown.at + (shown.isCut ? Math.max(countMs[shown.tier], 5000) : 0)
