import type { Address, Target } from '@baize/ui/address.ts'

/** The same page with a popup over it: a page of the member centre, or one of the small popups. */
export function overPage(now: Address, popup: { m?: string; popup?: string }): Target {
  return { path: now.path, search: { ...now.search, ...popup } }
}
