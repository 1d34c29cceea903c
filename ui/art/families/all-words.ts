import { words as deepCurrent } from './deep-current/words.ts'
import type { FamilyWords } from './family-words.ts'
import { words as forge } from './forge/words.ts'
import { words as jadeCourt } from './jade-court/words.ts'
import { words as lanternStreet } from './lantern-street/words.ts'
import { words as nightCircus } from './night-circus/words.ts'
import { words as oldKingdom } from './old-kingdom/words.ts'
import { words as orchard } from './orchard/words.ts'
import { words as saloon } from './saloon/words.ts'
import { words as starPost } from './star-post/words.ts'
import { words as stormPeak } from './storm-peak/words.ts'

/** The words of every family. The order parts titles that call for several alike: a new family goes to the end. */
export const allWords: readonly FamilyWords[] = [
  lanternStreet,
  deepCurrent,
  oldKingdom,
  nightCircus,
  orchard,
  forge,
  starPost,
  saloon,
  jadeCourt,
  stormPeak,
]
