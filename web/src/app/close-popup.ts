import { go, readAddress } from '@baize/ui/address.ts'

/**
 * Takes the open popup out of the address. Below one that is a page of its own stands home; below any other, the page
 * that it covers.
 */
export function closePopup(): void {
  const { path, search } = readAddress()
  const ownPage = path === '/login' || path === '/register' || path === '/member'
  const { m: _m, popup: _popup, ...rest } = search
  go(ownPage ? { path: '/' } : { path, search: rest }, { replace: true })
}
