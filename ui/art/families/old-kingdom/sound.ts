import type { SoundRecipe } from '../../stage/sounds.ts'
import { soundKit } from '../../stage/sounds.ts'

export const sound: SoundRecipe = soundKit({
  root: 220,
  scale: [0, 1, 4, 5, 7, 8, 11],
  echo: { ms: 320, back: 0.35, wet: 0.26 },
  lead: 'pluck',
  low: 'stone',
  lowHz: '70',
  top: 'reed',
  step: 150,
  ms: 600,
  lv: 0.09,
  bed: {
    stepMs: 520,
    notes: [
      [['drum', '80', 0, 260, 0.05]],
      0,
      [['drum', '120', 0, 120, 0.03]],
      [['reed', 4, 0, 700, 0.012]],
      [['drum', '80', 0, 260, 0.04]],
      [['pluck', 5, 0, 400, 0.02]],
      [['drum', '120', 0, 120, 0.03]],
      0,
    ],
  },
  spin: [
    ['stone', '120', 0, 700, 0.1],
    ['hiss', '300', 0, 900, 0.06],
  ],
  stop: (reel) => [['stone', String(64 + reel * 5), 0, 260, 0.3]],
})
