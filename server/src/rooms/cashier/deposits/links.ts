import { isPagePath } from '@baize/contract/pages'
import type { DepositId } from './deposit.ts'

/** Where the site shows a deposit. */
export function linkTo(id: DepositId): string {
  return linkOver(id, '/member')
}

/** The deposit over the page from which it was ordered; what is no page of the site is the account's. */
export function linkOver(id: DepositId, from: string): string {
  const site = 'http://site.invalid'
  const url = URL.canParse(from, site) ? new URL(from, site) : undefined
  const isPage = url?.origin === site && isPagePath(url.pathname)
  const { pathname, searchParams } = isPage ? url : new URL('/member', site)
  for (const gone of ['amount', 'method', 'popup']) searchParams.delete(gone)
  searchParams.set('m', 'depositv2')
  searchParams.set('order', id)
  return `${pathname}?${searchParams.toString()}`
}
