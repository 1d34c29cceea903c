import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { readableOutcome } from '../../../shared/words/outcome-names.ts'

const names: Readonly<Record<string, TextKey>> = {
  password: 'identity-desk.wayPassword',
  sms: 'identity-desk.waySms',
  remembered: 'identity-desk.wayRemembered',
  social: 'identity-desk.waySocial',
  free_play: 'identity-desk.wayFreePlay',
  register: 'identity-desk.wayRegister',
  exchange: 'identity-desk.wayExchange',
  two_step: 'identity-desk.wayTwoStep',
}

/** How somebody came in. */
export function wayName(t: typeof translate, how: string): string {
  const key = names[how]
  return key === undefined ? readableOutcome(how) : t(key)
}
