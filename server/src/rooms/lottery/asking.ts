import type { Call } from '../../platform/http/call.ts'
import type { MemberId } from '../wallet/wallet.ts'

/** Whose call it is. */
export function memberOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('Only who is signed in has tickets.')
  return actor.id as MemberId
}

export const usualPage = 20

/** One more than the page was asked for, so that it is known whether there are more. */
export function pageOf<Found extends { readonly id: string }>(
  found: readonly Found[],
  limit: number,
): { readonly page: readonly Found[]; readonly next: string | null } {
  const page = found.slice(0, limit)
  return { page, next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
}
