import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/part'

export const SignInPopup = part(
  withWords(() => import('./sign-in-popup.tsx'), 'auth', 'patterns'),
  'SignInPopup',
)
export const AccountPopups = part(
  withWords(() => import('./account-popups.tsx'), 'auth', 'patterns'),
  'AccountPopups',
)
