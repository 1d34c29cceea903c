import { findPlay } from '@baize/games/lottery/lottery'
import { emptySlip, type Slip } from './slip.ts'

/** A slip outlives a reload of its tab, for its own person and lottery. */
const keyOf = (person: string, lottery: string) => `lottery-slip:${person}:${lottery}`

/** A kept slip is from another release perhaps; what cannot be read any more is left out. */
export function readSlip(person: string, lottery: string): Slip {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(person, lottery)) ?? '{}') as Partial<Slip>
    const isKnown = ({ play }: { readonly play: string }) => findPlay(play) !== undefined
    return {
      lines: (kept.lines ?? []).filter(isKnown),
      draft: kept.draft && isKnown(kept.draft) ? kept.draft : undefined,
      settings: { ...emptySlip.settings, ...kept.settings },
      version: kept.version ?? 0,
      last: (kept.last ?? []).filter(isKnown),
    }
  } catch {
    return emptySlip
  }
}

export function keepSlip(person: string, lottery: string, slip: Slip): void {
  try {
    sessionStorage.setItem(keyOf(person, lottery), JSON.stringify(slip))
  } catch {
    // A browser that keeps nothing loses the slip with the page, and nothing else.
  }
}
