import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeLotteryVectors } from './lottery-vectors.ts'
import { describeSlots } from './slot-models.ts'
import { slotVectors } from './slot-vectors.ts'
import { makeVectors } from './vectors.ts'

/**
 * `npx tsx tools/verify-fair/write-vectors.ts` writes the test vectors and the models of slots anew, after the rules were
 * changed on purpose; `npx oxfmt` then lays them out.
 */
const write = (file: string, value: unknown) =>
  writeFileSync(
    fileURLToPath(new URL(`../../${file}`, import.meta.url)),
    `${JSON.stringify(value, null, 2)}\n`,
  )

write('games/testing/vectors.json', makeVectors(slotVectors))
write('docs/slot-models.json', describeSlots())
write('games/testing/lottery-vectors.json', makeLotteryVectors())
