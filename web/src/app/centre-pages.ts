import { loadTexts } from '@baize/texts/browser'
import type { TextRoom } from '@baize/texts/keys'
import { part, type Part } from '@baize/ui/part'

/** Code and words of a page come together. */
async function withWords<Module>(load: Promise<Module>, ...rooms: TextRoom[]) {
  const [module] = await Promise.all([load, loadTexts(...rooms)])
  return module
}

/** The pages of the member centre that are there; the others say that they are not yet. */
export const centrePages: Readonly<Record<string, Part<object>>> = {
  securityCenter: part(
    () =>
      withWords(import('../features/account/security-centre.tsx'), 'account', 'auth', 'patterns'),
    'SecurityCentre',
  ),
}
