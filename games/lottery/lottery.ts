import { digitPlays } from './digits/plays.ts'
import { dicePlays } from './dice/plays.ts'
import { markSixPlays } from './lhc/plays.ts'
import { elevenPlays } from './numbers/eleven.ts'
import { tenPlays } from './numbers/ten.ts'
import type { Play } from './play.ts'
import { fourDigitPlays } from './sheets/four-digits.ts'
import { siamPlays } from './sheets/siam.ts'
import { vietnamPlays } from './sheets/vietnam.ts'

/** Every play of every lottery. */
export const plays: readonly Play[] = [
  ...digitPlays,
  ...elevenPlays,
  ...tenPlays,
  ...dicePlays,
  ...markSixPlays,
  ...vietnamPlays,
  ...siamPlays,
  ...fourDigitPlays,
]

const byId = new Map(plays.map((play) => [play.id, play]))

export const findPlay = (id: string): Play | undefined => byId.get(id)
