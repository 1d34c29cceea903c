import type { SoundRecipe } from '../../stage/sounds.ts'
import { soundKit } from '../../stage/sounds.ts'

export const sound: SoundRecipe = soundKit({
  root: 196,
  scale: [0, 2, 3, 5, 7, 9, 10],
  echo: { ms: 380, back: 0.42, wet: 0.34 },
  lead: 'glass',
  low: 'drum',
  lowHz: '62',
  top: 'pad',
  step: 170,
  ms: 900,
  lv: 0.1,
  bed: {
    stepMs: 1900,
    notes: [
      [['pad', 0, 0, 3600, 0.04]],
      [['drop', 9, 300, 160, 0.03]],
      [['pad', 3, 0, 3600, 0.035]],
      [['glass', 11, 0, 1400, 0.02]],
    ],
  },
  spin: [
    ['hiss', '500', 0, 900, 0.1],
    ['drop', 5, 0, 160, 0.08],
    ['drop', 7, 120, 160, 0.08],
  ],
  stop: (reel) => [
    ['drop', 4 + reel, 0, 150, 0.16],
    ['drum', '58', 0, 160, 0.1],
  ],
})
