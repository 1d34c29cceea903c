import type { Family } from '@baize/games/lottery/play'
import { special, first, last, front, onWays, pinned, sides, ofTwo } from './prizes.ts'
import { counts, everything, there, type Ask, type Telling, type Tellings } from './telling.ts'

/** Of Thailand, Laos and Hanoi: three digits on top, two at the bottom. */

type Sheet = Readonly<Record<'whole' | 'top' | 'bottom', (ask: Ask) => string>>

const siam: Readonly<Partial<Record<Family, Sheet>>> = {
  thai: {
    whole: first,
    top: (ask) => last(ask, 3, first(ask)),
    bottom: ({ t }) => t('lottery-rules.o-two-digits'),
  },
  lao: {
    whole: first,
    top: (ask) => last(ask, 3, first(ask)),
    bottom: (ask) => front(ask, 2, first(ask)),
  },
  hanoi: {
    whole: special,
    top: (ask) => last(ask, 3, special(ask)),
    bottom: (ask) => last(ask, 2, first(ask)),
  },
}

const part = (ask: Ask, name: keyof Sheet) => siam[ask.play.family]?.[name](ask) ?? everything(ask)
const whole = (ask: Ask) => part(ask, 'whole')
const top = (ask: Ask) => part(ask, 'top')
const bottom = (ask: Ask) => part(ask, 'bottom')
const topTwo = (ask: Ask) => last(ask, 2, whole(ask))

/** Four digits of a prize that may have more. */
const four = (ask: Ask) => (ask.play.family === 'lao' ? whole(ask) : last(ask, 4, whole(ask)))

const anyOrder =
  (of: (ask: Ask) => string): Telling =>
  (ask) => [counts(ask, of(ask)), ask.t('lottery-rules.orders-tier')]

const touch =
  (of: (ask: Ask) => string): Telling =>
  (ask) => [counts(ask, of(ask)), there(ask, 1)]

export const siamTellings: Tellings = [
  [/^3-(?:top|reversed)$/, (ask) => onWays(ask, top(ask), 1)],
  [/^2-(?:top|reversed)$/, (ask) => onWays(ask, topTwo(ask), 1)],
  [/^2-bottom$/, (ask) => onWays(ask, bottom(ask), 1)],
  [/^3-tod$/, anyOrder(top)],
  [/^4-tod$/, anyOrder(four)],
  [/^2-top-tod$/, (ask) => [counts(ask, top(ask)), ask.t('lottery-rules.two-among')]],
  [/^run-top$/, touch(top)],
  [/^run-bottom$/, touch(bottom)],
  [/^pin-top-hundreds$/, pinned('lottery-plays.r-hundreds', top)],
  [/^pin-top-tens$/, pinned('lottery-plays.r-tens', top)],
  [/^pin-top-units$/, pinned('lottery-plays.r-units', top)],
  [/^pin-bottom-tens$/, pinned('lottery-plays.r-tens', bottom)],
  [/^pin-bottom-units$/, pinned('lottery-plays.r-units', bottom)],
  [/^2-top-sides$/, sides(topTwo, ofTwo)],
  [/^2-bottom-sides$/, sides(bottom, ofTwo)],
  [/^3-top-sides$/, sides(top, ['000', '499', '500', '999'])],
  [/^19-doors$/, (ask) => [counts(ask, topTwo(ask)), ask.t('lottery-rules.doors')]],
  [/^win2$/, (ask) => [counts(ask, topTwo(ask)), ask.t('lottery-rules.pairs-of-digits')]],
  [/^4-direct$/, (ask) => onWays(ask, four(ask), 1)],
  [/^first-prize$/, (ask) => onWays(ask, whole(ask), 1)],
  [/^set$/, (ask) => [counts(ask, whole(ask)), ask.t('lottery-rules.set-of-four')]],
  [
    /^3-(?:front|bottom)$/,
    (ask) => {
      const { t, play } = ask
      if (play.family === 'lao') return onWays(ask, front(ask, 3, first(ask)), 1)
      const isFront = play.id.endsWith('front')
      const what = t(isFront ? 'lottery-rules.o-front-prizes' : 'lottery-rules.o-last-prizes')
      return [counts(ask, what), t('lottery-rules.each-prize')]
    },
  ],
]
