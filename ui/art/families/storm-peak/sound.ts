import { soundKit, type SoundRecipe } from '../../stage/sounds.ts'

/** The reel in the middle stands last, with the longest roll. */
const middleReel = 2

export const sound: SoundRecipe = soundKit({
  root: 146.83,
  scale: [0, 2, 3, 7, 8],
  echo: { ms: 420, back: 0.4, wet: 0.3 },
  lead: 'brass',
  low: 'thunder',
  lowHz: '70',
  top: 'pad',
  up: 5,
  step: 170,
  ms: 420,
  lv: 0.06,
  bed: {
    stepMs: 1500,
    notes: [
      [['hiss', '420', 0, 2600, 0.03]],
      [['pad', 0, 0, 3200, 0.03]],
      [['hiss', '300', 0, 2600, 0.025]],
      [['thunder', '50', 0, 1600, 0.03]],
    ],
  },
  spin: [
    ['hiss', '900', 0, 1400, 0.09],
    ['brass', 0, 0, 240, 0.06],
  ],
  stop: (reel) => [
    ['thunder', reel === middleReel ? '110' : '150', 0, reel === middleReel ? 1200 : 500, 0.24],
    ['hiss', '4000', 0, 90, 0.12],
  ],
})
