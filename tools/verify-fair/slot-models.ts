import { models } from '@baize/games/slots/models'

/**
 * All that it takes to play a slot again, for whoever writes a verifier of their own; `docs/fairness.md` says how it is
 * read. What is for the eye alone is not in it.
 */
export function describeSlots() {
  return models.map(({ face, reels, hold, jackpotOneIn }) => ({
    id: face.id,
    engine: face.engine,
    units: face.units,
    mostTimes: face.mostTimes,
    rows: face.rows,
    lines: face.lines,
    symbols: face.symbols,
    features: face.features,
    draws: reels.draws,
    base: reels.base,
    ...(reels.free && { free: reels.free }),
    ...(hold && { hold }),
    ...(jackpotOneIn !== undefined && { jackpotOneIn }),
  }))
}
