import type { Address, Target } from '@baize/ui/navigation/address.ts'

/** What pages of the member centre keep in the address: it goes when one leaves them. */
const ofCentre = [
  'order',
  'amount',
  'method',
  'recFrom',
  'recTo',
  'recProduct',
  'recVendor',
  'recState',
  'recNumber',
  'recKind',
  'recOutcome',
  'recView',
  'recOpen',
  'message',
  'messageKind',
  'messageUnread',
  'rewardTab',
  'bonus',
] as const

/**
 * The same page with a popup over it: a page of the member centre, or one of the small popups. A small one stands over
 * the centre and goes when another page of it is opened.
 */
export function overPage(now: Address, popup: { m?: string; popup?: string }): Target {
  if (popup.m === undefined) return { path: now.path, search: { ...now.search, ...popup } }
  const { popup: _small, ...search } = withoutCentre(now.search)
  return { path: now.path, search: { ...search, ...popup } }
}

/** A query without what the open page of the member centre wrote into it. */
export function withoutCentre(search: Address['search']): Record<string, string> {
  const keys: readonly string[] = ofCentre
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)))
}
