import type { SoundRecipe } from '../../stage/sounds.ts'
import { soundKit } from '../../stage/sounds.ts'

export const sound: SoundRecipe = soundKit({
  root: 164.81,
  scale: [0, 3, 5, 7, 10],
  echo: { ms: 200, back: 0.2, wet: 0.14 },
  lead: 'anvil',
  low: 'drum',
  lowHz: '52',
  top: 'brass',
  up: 6,
  step: 140,
  ms: 500,
  lv: 0.07,
  bed: {
    stepMs: 700,
    notes: [
      [['hiss', '240', 0, 1200, 0.03]],
      [['drum', '60', 0, 220, 0.05]],
      0,
      [['anvil', 8, 0, 300, 0.012]],
    ],
  },
  spin: [
    ['hiss', '1800', 0, 600, 0.1],
    ['drum', '70', 0, 300, 0.2],
  ],
  stop: (reel) => [
    ['anvil', reel === 2 ? 4 : 7 + (reel % 2), 0, reel === 2 ? 900 : 400, 0.12],
    ['drum', '60', 0, 180, 0.26],
  ],
})
