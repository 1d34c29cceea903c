import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { readable } from '../../shared/outcome-names.ts'

const names: Readonly<Record<string, TextKey>> = {
  password: 'members.wayPassword',
  sms: 'members.waySms',
  remembered: 'members.wayRemembered',
  social: 'members.waySocial',
  free_play: 'members.wayFreePlay',
  register: 'members.wayRegister',
  exchange: 'members.wayExchange',
  two_step: 'members.wayTwoStep',
}

/** How somebody came in. */
export function wayName(t: typeof translate, how: string): string {
  const key = names[how]
  return key === undefined ? readable(how) : t(key)
}
