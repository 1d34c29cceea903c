import { loadTexts } from './browser.ts'
import type { TextRoom } from './keys.ts'

/** Lets code come together with the words that it says: neither waits for the other, and what is drawn can speak. */
export function withWords<Module>(
  load: () => Promise<Module>,
  ...rooms: readonly TextRoom[]
): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(...rooms)])
    return module
  }
}
