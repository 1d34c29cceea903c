import { soundKit, type SoundRecipe } from '../../stage/sounds.ts'

export const sound: SoundRecipe = soundKit({
  root: 349.23,
  scale: [0, 2, 4, 5, 7, 9, 11],
  echo: { ms: 140, back: 0.15, wet: 0.1 },
  lead: 'marimba',
  low: 'wood',
  lowHz: '180',
  top: 'flute',
  step: 100,
  ms: 320,
  lv: 0.16,
  bed: {
    stepMs: 360,
    notes: [
      [['marimba', 0, 0, 240, 0.04]],
      [['marimba', 4, 0, 200, 0.025]],
      [['marimba', 2, 0, 200, 0.03]],
      [['marimba', 4, 0, 200, 0.025]],
      [['marimba', -3, 0, 240, 0.04]],
      0,
      [['flute', 7, 0, 500, 0.012]],
      [['marimba', 4, 0, 200, 0.02]],
    ],
  },
  spin: [
    ['wood', 4, 0, 60, 0.08],
    ['wood', 3, 60, 60, 0.08],
    ['wood', 2, 120, 60, 0.08],
    ['wood', 1, 180, 60, 0.08],
    ['wood', 0, 240, 60, 0.08],
  ],
  stop: (reel) => [
    ['wood', reel, 0, 70, 0.16],
    ['marimba', reel, 20, 160, 0.12],
    ['wood', reel - 2, 90, 50, 0.08],
  ],
})
