import type { Note, SoundRecipe } from '../../stage/sounds.ts'
import { soundKit } from '../../stage/sounds.ts'

export const sound: SoundRecipe = soundKit({
  root: 196,
  scale: [0, 2, 4, 7, 9],
  echo: { ms: 70, back: 0.1, wet: 0.08 },
  lead: 'pluck',
  low: 'drum',
  lowHz: '80',
  top: 'reed',
  up: 5,
  step: 95,
  ms: 300,
  lv: 0.09,
  bed: {
    stepMs: 260,
    notes: [
      [['pluck', 0, 0, 200, 0.03]],
      [['wood', 4, 0, 40, 0.015]],
      [['pluck', 3, 0, 160, 0.02]],
      [['wood', 4, 0, 40, 0.015]],
      [['pluck', -2, 0, 200, 0.03]],
      [['wood', 4, 0, 40, 0.015]],
      [['reed', 7, 0, 260, 0.008]],
      [['pluck', 3, 0, 160, 0.02]],
    ],
  },
  spin: [
    ['wood', 0, 0, 80, 0.2],
    ['anvil', '700', 60, 120, 0.03],
    ...Array.from({ length: 16 }, (_, i): Note => ['wood', 8, 180 + i * 90, 30, 0.035]),
  ],
  stop: () => [
    ['wood', -1, 0, 70, 0.26],
    ['anvil', '520', 10, 90, 0.03],
  ],
  free: [
    ['whistle', 5, 0, 900, 0.1],
    ['whistle', 5, 1050, 1400, 0.1],
  ],
})
