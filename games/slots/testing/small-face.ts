import { buildFace, coin, high, low, scatter, wild, wildTimes } from '../faces/build-face.ts'
import type { SlotFace } from '../shown.ts'

/** Letters of the symbols of small faces. */
export const [A, B, W, W2, S, C] = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A face with one of everything, for tests that set the picture themselves. */
export function smallFace(change: Partial<Parameters<typeof buildFace>[0]> = {}): SlotFace {
  return buildFace({
    id: 'small',
    engine: 'lines',
    volatility: 'low',
    rtpBps: 9500,
    reels: 5,
    rows: 3,
    units: 1,
    lines: [[1, 1, 1, 1, 1]],
    symbols: [
      high(3, 10, 50, 200),
      low(3, 5, 20, 100),
      wild(3, 30, 80, 500),
      wildTimes(2),
      scatter(3, 2, 10, 50),
      coin(),
    ],
    features: [],
    mostTimes: 1000,
    ...change,
  })
}

/** The picture of rows written from the top, reels told apart by spaces, as cells reel by reel. */
export function readPicture(...rows: readonly string[]): Uint8Array {
  const lines = rows.map((row) => row.split(' '))
  const reels = lines[0]?.length ?? 0
  return Uint8Array.from(
    Array.from({ length: reels }, (_, reel) =>
      lines.map((line) => (line[reel]?.charCodeAt(0) ?? 0) - 97),
    ).flat(),
  )
}
