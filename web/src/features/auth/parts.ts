import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

export const SignInPopup = part(
  withWords(() => import('./sign-in-popup.tsx'), 'identity', 'patterns'),
  'SignInPopup',
)
export const AccountPopups = part(
  withWords(() => import('./account-popups.tsx'), 'identity', 'patterns'),
  'AccountPopups',
)
