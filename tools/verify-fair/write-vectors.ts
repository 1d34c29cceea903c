import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeVectors } from './vectors.ts'
import { slotVectors } from './slot-vectors.ts'

/** `npx tsx tools/verify-fair/write-vectors.ts` writes the test vectors anew, after the rules were changed on purpose. */
const file = fileURLToPath(new URL('../../games/testing/vectors.json', import.meta.url))
writeFileSync(file, `${JSON.stringify(makeVectors(slotVectors), null, 2)}\n`)
