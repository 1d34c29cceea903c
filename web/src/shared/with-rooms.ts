import { loadTexts } from '@baize/texts/browser'
import type { TextRoom } from '@baize/texts/keys'

/** Code of a part and the words that it says come together. */
export async function withRooms<Module>(
  load: Promise<Module>,
  ...rooms: readonly TextRoom[]
): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts(...rooms)])
  return module
}
