import type { SlotFace } from '../shown.ts'
import { buildFace, high, low, scatter, wild } from './build-face.ts'
import { lines5x3 } from './line-patterns.ts'

export const jackpotsFaces: readonly SlotFace[] = [
  buildFace({
    id: 'jackpot-lines-20',
    engine: 'lines',
    volatility: 'high',
    rtpBps: 9520,
    reels: 5,
    rows: 3,
    units: 20,
    lines: lines5x3.slice(0, 20),
    symbols: [
      high(3, 100, 1750, 25000),
      high(3, 75, 500, 7500),
      high(3, 50, 300, 2000),
      high(3, 35, 160, 1200),
      low(3, 7, 35, 200),
      low(3, 7, 35, 200),
      low(3, 6, 35, 150),
      low(3, 5, 18, 140),
      low(3, 5, 16, 125),
      wild(),
      scatter(3, 40, 200, 2000),
    ],
    features: [
      { kind: 'wild' },
      {
        kind: 'free_spins',
        awards: [
          [3, 10],
          [4, 15],
          [5, 20],
        ],
        multiplier: 3,
        most: 60,
      },
      { kind: 'jackpot' },
    ],
    mostTimes: 5000,
    jackpot: { pool: 'grand', contributionBps: 100, seed: 10_000 },
  }),
  buildFace({
    id: 'jackpot-ways-243',
    engine: 'ways',
    volatility: 'high',
    rtpBps: 9536,
    reels: 5,
    rows: 3,
    units: 25,
    symbols: [
      high(3, 50, 350, 7500),
      high(3, 35, 180, 2500),
      high(3, 20, 100, 900),
      high(3, 14, 50, 350),
      low(3, 5, 18, 90),
      low(3, 5, 16, 70),
      low(3, 4, 14, 60),
      low(3, 4, 12, 50),
      low(3, 4, 10, 45),
      wild(),
      scatter(3, 50, 250, 2500),
    ],
    features: [
      { kind: 'wild' },
      {
        kind: 'free_spins',
        awards: [
          [3, 10],
          [4, 15],
          [5, 20],
        ],
        multiplier: 4,
        most: 60,
      },
      { kind: 'jackpot' },
    ],
    mostTimes: 5000,
    jackpot: { pool: 'grand', contributionBps: 100, seed: 10_000 },
  }),
]
