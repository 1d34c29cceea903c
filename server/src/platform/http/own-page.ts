import type { IncomingHttpHeaders } from 'node:http'
import { isOwnOrigin } from './origin.ts'

/**
 * Whether the browser says that a page of the site's own origin calls. A sibling domain is `same-site`, and a frame
 * without an origin of its own is `cross-site`. A browser that does not name the relation names the origin; who names
 * neither is no page.
 */
export function isOwnPage(headers: IncomingHttpHeaders, host: string, publicUrl: string): boolean {
  const relation = headers['sec-fetch-site']
  if (relation !== undefined) return relation === 'same-origin'
  return headers.origin !== undefined && isOwnOrigin(headers.origin, host, publicUrl)
}
