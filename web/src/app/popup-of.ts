import type { Address } from '@baize/ui/address.ts'
import { isFramePopup, type FramePopupId } from '../features/popups/frames.ts'
import { memberPages } from '../features/popups/member-pages.ts'

export type Popup =
  | { readonly kind: 'login' | 'register' | 'realAccount' | 'keys' | 'app' | 'support' }
  | { readonly kind: 'help'; readonly topic: string }
  | { readonly kind: 'centre'; readonly page: string }
  | { readonly kind: 'frame'; readonly id: FramePopupId }

type Someone = { readonly isTrial: boolean } | null

/** Which popup an address opens for a person, if any. */
export function popupOf({ path, search, hash }: Address, person: Someone): Popup | undefined {
  const { m, popup } = search
  if (path === '/login') return { kind: 'login' }
  if (path === '/register') return { kind: 'register' }
  if (path === '/member') return person?.isTrial ? { kind: 'realAccount' } : undefined
  if (path === '/help' && hash !== '') return { kind: 'help', topic: hash }
  if (m !== undefined && Object.hasOwn(memberPages, m)) {
    return enter(person, { kind: 'centre', page: m })
  }
  if (popup === 'agentCentre') return enter(person, { kind: 'frame', id: popup })
  if (popup === 'realAccount' || popup === 'keys' || popup === 'app' || popup === 'support') {
    return { kind: popup }
  }
  return popup !== undefined && isFramePopup(popup) ? { kind: 'frame', id: popup } : undefined
}

/** The centres: a visitor signs in first, and a trial account is told that it needs a real one. */
function enter(person: Someone, popup: Popup): Popup {
  if (person === null) return { kind: 'login' }
  return person.isTrial ? { kind: 'realAccount' } : popup
}
