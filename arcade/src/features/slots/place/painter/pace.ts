/** After so long without anything that happens, nothing is painted any more. */
export const quietAfterMs = 20_000

/** What merely lives, such as water and lights, is painted so often; nobody sees more of it. */
export const calmMs = 48

/** What goes on, as far as it decides when the next picture is due. */
export type GoingOn = {
  /** Reels turn, one place gives way to another, or a plate comes and goes. */
  readonly isMoving: boolean
  /** A win dances, or something flies. */
  readonly isLively: boolean
  /** When something happened last. */
  readonly happenedAt: number
  /** Nothing may move. */
  readonly still: boolean
  /** When something that stands goes, or comes. */
  readonly turns: readonly number[]
}

/** In how many milliseconds the next picture is due: 0 as soon as can be, and nothing where none is. */
export function nextPictureIn(now: number, going: GoingOn): number | undefined {
  const { isMoving, isLively, happenedAt, still, turns } = going
  if (still) {
    const due = turns.filter((at) => at > now)
    return due.length > 0 ? Math.min(...due) - now : undefined
  }
  if (isMoving) return 0
  if (now >= happenedAt + quietAfterMs) return undefined
  return isLively ? 0 : calmMs
}
