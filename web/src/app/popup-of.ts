import { isGamePage } from '@baize/contract/pages'
import type { Address } from '@baize/ui/navigation/address.ts'
import { isFramePopup, type FramePopupId } from '../features/popups/frames.ts'
import { centreHome } from '../features/popups/centre-home.ts'
import { findCentrePage } from './pages.ts'

/** The ways in, which are one dialog. */
export type SignInKind = 'login' | 'register' | 'forgot' | 'reset'
/** What somebody who is, or was, signed in is asked or told. */
export type AccountKind =
  | 'changePassword'
  | 'agentPassword'
  | 'signOut'
  | 'welcome'
  | 'sessionEnded'

export type Popup = { readonly kind: SignInKind } | { readonly kind: AccountKind } | OtherPopup

/** Those that need nobody's account. */
export type OtherPopup =
  | { readonly kind: 'realAccount' | 'keys' | 'app' | 'support' | 'notice' | 'announcement' }
  | { readonly kind: 'vendorGames' | 'gameMenu' | 'maintenance' | 'feedback' | 'chat' }
  | { readonly kind: 'help'; readonly topic: string }
  | { readonly kind: 'contract' }
  | { readonly kind: 'centre'; readonly page: string }
  | { readonly kind: 'frame'; readonly id: FramePopupId }

type Someone = {
  readonly isTrial: boolean
  readonly mustChange?: string
  readonly firstTimeLogin?: boolean
} | null

const signInKinds: readonly string[] = ['login', 'register', 'forgot', 'reset']
const accountKinds: readonly string[] = [
  'changePassword',
  'agentPassword',
  'signOut',
  'welcome',
  'sessionEnded',
]

export function isSignIn(popup: Popup): popup is { readonly kind: SignInKind } {
  return signInKinds.includes(popup.kind)
}

export function isOfAccount(popup: Popup): popup is { readonly kind: AccountKind } {
  return accountKinds.includes(popup.kind)
}

/**
 * Which popup stands over a page: what somebody must do before anything else, then what the address opens, then what is
 * said once to somebody who came in for the first time or whose session is over.
 */
export function popupOf(
  address: Address,
  person: Someone,
  ended?: { readonly why: 'over' | 'left' | 'other' },
): Popup | undefined {
  if (person?.mustChange) return { kind: 'changePassword' }
  // Whoever reads this was somebody else a moment ago, on whatever page.
  if (ended?.why === 'other') return { kind: 'sessionEnded' }
  const opened = openedBy(address, person)
  if (opened) return opened
  // The agents' login page says it itself, above the form that lets one in again.
  if (ended && address.path !== '/agent') return { kind: 'sessionEnded' }
  const greets = person?.firstTimeLogin === true && !person.isTrial && !isAtWork(address)
  return greets ? { kind: 'welcome' } : undefined
}

/** A game that was waited for comes first, and so do the agents' work and the mall; what greets waits until one leaves it. */
export function isAtWork({ path, search }: Address): boolean {
  const atGame = path === '/seamless' || isGamePage(path, 'vassalage' in search)
  return atGame || path === '/agentHome' || path === '/pointMall'
}

const plainKinds = [
  'realAccount',
  'keys',
  'app',
  'support',
  'notice',
  'announcement',
  'vendorGames',
  'gameMenu',
  'maintenance',
  'feedback',
  'chat',
] as const

/** Which popup an address opens for a person, if any. */
function openedBy({ path, search, hash }: Address, person: Someone): Popup | undefined {
  const { m, popup } = search
  if (popup === 'forgotPassword') return { kind: 'forgot' }
  if (path === '/login') return { kind: isReset(search) ? 'reset' : 'login' }
  if (path === '/register') return { kind: 'register' }
  // It stands over the centre, whether that is a popup too or a page of its own.
  const small = smallBy(path, popup, person)
  if (small) return small
  if (path === '/member') return person?.isTrial ? { kind: 'realAccount' } : undefined
  if (path === '/help' && hash === 'feedback') return { kind: 'feedback' }
  if (path === '/help' && hash !== '') return { kind: 'help', topic: hash }
  if (m === centreHome || (m !== undefined && findCentrePage(m))) {
    return enter(person, { kind: 'centre', page: m })
  }
  return undefined
}

/** Those that the address names beside its page, and beside a page of the centre. */
function smallBy(path: string, popup: string | undefined, person: Someone): Popup | undefined {
  // The agent centre and the contract: each concerns an account, so nobody opens it without one.
  if (popup !== undefined && isFramePopup(popup)) return enter(person, { kind: 'frame', id: popup })
  if (popup === 'contract') return enter(person, { kind: popup })
  // The agents' login page has a form for it that also signs in.
  if (popup === 'changePassword' && path === '/agent') return { kind: 'agentPassword' }
  if (popup === 'changePassword') return enter(person, { kind: popup })
  if (popup === 'signOut') return person ? { kind: popup } : undefined
  const plain = plainKinds.find((kind) => kind === popup)
  return plain && { kind: plain }
}

/** A mailed link brings a token; once it is read, only the name of the form stays in the address. */
function isReset({ reset, popup }: Address['search']): boolean {
  return reset !== undefined || popup === 'newPassword'
}

/** The centres and the contract: a visitor signs in first, and a trial account is told that it needs a real one. */
function enter(person: Someone, popup: Popup): Popup {
  if (person === null) return { kind: 'login' }
  return person.isTrial ? { kind: 'realAccount' } : popup
}
