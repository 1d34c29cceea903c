import type { SoundRecipe } from '../../stage/sounds.ts'
import { soundKit } from '../../stage/sounds.ts'

export const sound: SoundRecipe = soundKit({
  root: 261.63,
  scale: [0, 2, 5, 7, 9],
  echo: { ms: 300, back: 0.3, wet: 0.24 },
  lead: 'bell',
  low: 'drum',
  lowHz: '56',
  top: 'flute',
  up: 3,
  step: 160,
  ms: 1100,
  lv: 0.07,
  bed: {
    stepMs: 900,
    notes: [
      [['flute', 3, 0, 1600, 0.018]],
      0,
      [['bell', 0, 0, 1800, 0.015]],
      [['flute', 5, 0, 900, 0.015]],
      0,
      [['zither', 2, 0, 900, 0.02]],
    ],
  },
  spin: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ['wood', 6 + (i % 3), i * 55, 40, 0.09]),
  stop: (reel) => [
    ['wood', 5 + reel, 0, 50, 0.2],
    ['wood', 7 + reel, 60, 50, 0.14],
    ['wood', 6 + reel, 120, 50, 0.12],
  ],
})
