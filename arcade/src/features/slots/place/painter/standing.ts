import type { Hour, Mood } from '@baize/ui/art/families/family'
import { clamp } from '@baize/ui/art/stage/shapes'
import type { Context } from '@baize/ui/art/stage/types'
import type { SymbolPicture } from '../../stage.ts'
import type { Plates, PlateWords } from '../plates.ts'
import { passedMs, type Presented } from '../presentation.ts'
import type { Reeling } from '../reels/reeling.ts'
import type { Spin } from '../reels/spin.ts'
import type { Wiping } from './scene-picture.ts'

/** A plate over the reels that comes and goes. */
export type Overlay = { readonly words: PlateWords; readonly at: number; readonly ms: number }

export type Movement =
  | { readonly kind: 'spin'; readonly spin: Spin; endsAt: number; settled?: SymbolPicture }
  | {
      readonly kind: 'fall' | 'respin'
      readonly at: number
      readonly endsAt: number
      readonly settled: SymbolPicture
      draw(context: Context, reeling: Reeling, passed: number): void
    }

/** All that stands on the stage just now, and what moves there. */
export type Standing = {
  picture: SymbolPicture
  movement: Movement | undefined
  shown: Presented | undefined
  overlay: Overlay | undefined
  wiping: Wiping | undefined
  where: 'base' | 'free'
  daylight: 'dark' | 'light'
  plates: Plates | undefined
  /** What stands under the reels while nothing is presented. */
  words: string
}

export const hourOf = ({ where, daylight }: Standing): Hour =>
  where === 'free' ? 'free' : daylight

/** Takes away what is over. */
export function finishWhatIsOver(standing: Standing, now: number): void {
  const { movement, wiping, overlay } = standing
  if (movement?.settled && now >= movement.endsAt) {
    standing.picture = movement.settled
    standing.movement = undefined
  }
  if (wiping && now >= wiping.at + wiping.ms) standing.wiping = undefined
  if (overlay && now >= overlay.at + overlay.ms) standing.overlay = undefined
}

/** How the place takes what is presented. */
export function moodAt({ shown }: Standing, now: number, still: boolean): Mood {
  if (!shown || shown.tier === 1 || still) return { tier: 0, time: 0, strength: 0 }
  const time = passedMs(shown, now) / 1000
  return { tier: shown.tier, time, strength: clamp(time / 0.6) }
}

const banner = { after: 500, ms: 3200 } as const
const big = { after: 600, ms: 7600 } as const

/** What of a large win lies over the reels: since when, and for how long. */
export type Piece = { readonly kind: 'banner' | 'big'; readonly at: number; readonly ms: number }

function pieceOf({ shown, movement }: Standing, still: boolean): Piece | undefined {
  if (!shown || shown.isCut || movement || shown.tier < 4) return undefined
  const { after, ms } = shown.tier === 4 ? banner : big
  const kind = shown.tier === 4 ? 'banner' : 'big'
  return { kind, at: shown.at + (still ? 0 : after), ms }
}

export function pieceAt(standing: Standing, now: number, still: boolean): Piece | undefined {
  const piece = pieceOf(standing, still)
  return piece && now >= piece.at && now < piece.at + piece.ms ? piece : undefined
}

/** When something that stands still comes or goes. */
export function turnsOf(standing: Standing, still: boolean): number[] {
  const { overlay, wiping } = standing
  return [overlay, wiping, pieceOf(standing, still)].flatMap((each) =>
    each ? [each.at, each.at + each.ms] : [],
  )
}
