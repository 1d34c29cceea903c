/** The product's constants: so many winners, moved by so much with each frame of a usual screen. */
export const winnerLimit = 20
const stepPx = 0.5
const framesPerSecond = 60

export const rowPx = 32

/** How long one round of so many rows takes: by the clock, so that a faster screen does not hurry it. */
export function roundSeconds(rows: number): number {
  return (rows * rowPx) / (stepPx * framesPerSecond)
}
