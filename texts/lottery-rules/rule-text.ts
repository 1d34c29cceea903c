import type { Family, Play } from '@baize/games/lottery/play'
import type { translate } from '../browser.ts'
import { digitTellings } from './digits.ts'
import { fourDigitTellings } from './four-digits.ts'
import { markSixTellings } from './mark-six.ts'
import { diceTellings, elevenTellings, tenTellings } from './numbers.ts'
import { siamTellings } from './siam.ts'
import type { Tellings } from './telling.ts'
import { vietnamTellings } from './vietnam.ts'

const byFamily: Readonly<Record<Family, Tellings>> = {
  ssc: digitTellings,
  lf3: digitTellings,
  lf5: digitTellings,
  '11x5': elevenTellings,
  pk10: tenTellings,
  k3: diceTellings,
  lhc: markSixTellings,
  vnn: vietnamTellings,
  vns: vietnamTellings,
  thai: siamTellings,
  lao: siamTellings,
  hanoi: siamTellings,
  '4d': fourDigitTellings,
}

/** How a play is won, sentence by sentence. A play of which nothing is known has none. */
export function ruleText(t: typeof translate, play: Play): readonly string[] {
  const word = play.id.slice(play.family.length + 1)
  for (const [kind, telling] of byFamily[play.family]) {
    const [found, n = '0'] = kind.exec(word) ?? []
    if (found !== undefined) return telling({ t, play, n: Number(n) })
  }
  return []
}
