import { soundKit, type Note, type SoundRecipe } from '../../stage/sounds.ts'

/** Flaps that fall one after the other while the board turns. */
const flaps = Array.from({ length: 24 }, (_, at): Note => [
  'flap',
  String(1400 + (at % 5) * 260),
  at * 62,
  20,
  0.12,
])

export const sound: SoundRecipe = soundKit({
  root: 277.18,
  scale: [0, 2, 4, 6, 8, 10],
  echo: { ms: 260, back: 0.4, wet: 0.28 },
  lead: 'blip',
  low: 'drum',
  lowHz: '66',
  top: 'glass',
  up: 6,
  step: 90,
  ms: 160,
  lv: 0.05,
  bed: {
    stepMs: 420,
    notes: [
      [['blip', 6, 0, 60, 0.012]],
      0,
      [['pad', 0, 0, 2600, 0.025]],
      [['blip', 8, 0, 60, 0.01]],
      0,
      [
        ['blip', 11, 0, 60, 0.01],
        ['blip', 11, 120, 60, 0.01],
      ],
      0,
      0,
    ],
  },
  spin: flaps,
  stop: (reel) => [
    ['flap', '900', 0, 30, 0.3],
    ['blip', 4 + reel, 20, 70, 0.05],
  ],
})
