import { loadTexts } from '@baize/texts/browser'
import { part } from '@baize/ui/part'

/** Code and words of a popup come together. */
export async function withWords<Module>(load: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load, loadTexts('auth', 'patterns')])
  return module
}

export const SignInPopup = part(() => withWords(import('./sign-in-popup.tsx')), 'SignInPopup')
export const AccountPopups = part(() => withWords(import('./account-popups.tsx')), 'AccountPopups')
