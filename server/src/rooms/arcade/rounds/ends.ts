import { isAway, isRefused, type Database } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import * as store from './store.ts'

/** How rounds end in the table, together with others that end at the same moment. */
export type Ends = {
  write(ended: store.Ended): Promise<unknown>
  /** Nobody waits for it: should it be lost, the sweep finds the round open and asks the wallet. */
  note(ended: store.Ended): void
  /** Waits until all that was noted is written. */
  flush(): Promise<void>
}

const gathering = { most: 500, lanes: 1, apart: isRefused }
/** What nobody waits for is written with what ends within this time. */
const lingerMs = 50

export function createEnds({ db, log }: { readonly db: Database; readonly log: Log }): Ends {
  let ending = 0
  let whenWritten: (() => void)[] = []
  const writeAll = async (ended: readonly store.Ended[]) => {
    await store.endRounds(db, ended)
    return ended
  }
  const write = gather(writeAll, gathering)
  const writeLater = gather(writeAll, { ...gathering, lingerMs })
  function leave(): void {
    ending -= 1
    if (ending > 0) return
    const waiting = whenWritten
    whenWritten = []
    for (const go of waiting) go()
  }

  return {
    write,
    note(ended) {
      ending += 1
      void writeLater(ended)
        .catch((error: unknown) => {
          if (isAway(error)) return
          const about = { round: ended.id, error: errorText(error) }
          log.warn(about, 'An end of a round was not written.')
        })
        .finally(leave)
    },
    async flush() {
      if (ending > 0) await new Promise<void>((resolve) => whenWritten.push(resolve))
    },
  }
}
