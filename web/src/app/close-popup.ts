import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { withoutCentre } from '../shared/over-page.ts'

/**
 * Takes the open popup out of the address. Below one that is a page of its own stands home; below any other, the page
 * that it covers.
 */
export function closePopup(): void {
  const { path, search: all } = readAddress()
  // A small popup stands over the centre, and leaves it as it is.
  const search = all['popup'] === undefined ? withoutCentre(all) : all
  // What a popup keeps in the address goes with it.
  const { m, popup, notice: _notice, article: _article, news: _news, ...others } = search
  const { of: _of, ofType: _ofType, node: _node, contract: _contract, ...rest } = others
  const ownPage = path === '/login' || path === '/register'
  const isCentre = path === '/member' && popup === undefined
  if (ownPage || isCentre) return go({ path: '/' }, { replace: true })
  const kept = popup === undefined || m === undefined ? rest : { ...rest, m }
  go({ path, search: kept }, { replace: true })
}
