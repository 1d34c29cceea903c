import type { Note, SoundRecipe } from '../../stage/sounds.ts'
import { soundKit } from '../../stage/sounds.ts'

export const sound: SoundRecipe = soundKit({
  root: 261.63,
  scale: [0, 2, 3, 5, 7, 8, 11],
  echo: { ms: 90, back: 0.1, wet: 0.08 },
  lead: 'reed',
  low: 'drum',
  lowHz: '74',
  top: 'brass',
  step: 110,
  ms: 240,
  lv: 0.055,
  bed: {
    stepMs: 300,
    notes: [
      [['brass', 0, 0, 160, 0.03]],
      [
        ['reed', 4, 0, 120, 0.014],
        ['reed', 6, 0, 120, 0.014],
      ],
      [
        ['reed', 4, 0, 120, 0.014],
        ['reed', 6, 0, 120, 0.014],
      ],
      [['brass', -3, 0, 160, 0.03]],
      [
        ['reed', 3, 0, 120, 0.014],
        ['reed', 5, 0, 120, 0.014],
      ],
      [
        ['reed', 3, 0, 120, 0.014],
        ['reed', 5, 0, 120, 0.014],
      ],
    ],
  },
  spin: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i): Note => ['wood', 7, i * 80, 40, 0.04])
    .concat([
      ['brass', 4, 0, 180, 0.07],
      ['brass', 7, 110, 260, 0.07],
    ]),
  stop: (reel) => [
    ['drum', '120', 0, 120, 0.2],
    ['wood', 5 + reel, 0, 60, 0.12],
  ],
})
