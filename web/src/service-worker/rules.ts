/**
 * What the service worker does with a request. `page`: from the network, and the last one kept for when there is none;
 * `kept`: content that never changes under its address, from the cache first; `fresh`: from the network, and from the
 * cache when there is none; `pass`: none of its business.
 */
export type Handling = 'page' | 'kept' | 'fresh' | 'pass'

export type WorkerAsked = {
  readonly method: string
  readonly url: URL
  /** `navigate` for a page that a browser opens. */
  readonly mode: string
  /** Whether a session is named. What it answers belongs to one person. */
  readonly hasToken: boolean
}

/** Calls whose answer is the same for everyone. All others go by untouched: money, people, state. */
const publicCalls: ReadonlySet<string> = new Set([
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_getVassGameType',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/system/banners',
  '/wps/system/helpCenter',
  '/wps/system/articles',
  '/wps/system/downloads',
])

const unchanging = /^\/(?:assets|art\/v1|content\/pictures)\//
/** Other applications, files and calls that a browser may open as a page. */
const notOurPage =
  /^\/(?:ops|arcade|docs|wps|lgw|lotto|app|art|content|texts|assets|agent|agentHome)(?:\/|$)/

export function handlingOf({ method, url, mode, hasToken }: WorkerAsked, origin: string): Handling {
  if (method !== 'GET' || url.origin !== origin) return 'pass'
  const { pathname } = url
  if (mode === 'navigate') return notOurPage.test(pathname) ? 'pass' : 'page'
  if (unchanging.test(pathname)) return 'kept'
  if (pathname.startsWith('/texts/') || pathname === '/app/icon.svg') return 'fresh'
  return publicCalls.has(pathname) && !hasToken ? 'fresh' : 'pass'
}

/**
 * The page as it is kept: with the moment of keeping, so that it can say how old it is, and without the address of
 * whoever asked for it. A page without a lobby, of a closed site, is not worth keeping.
 */
export function keepablePage(html: string, now: Date): string | undefined {
  if (!html.includes('"vendors":')) return undefined
  return html
    .replace('<html ', `<html data-kept-at="${now.toISOString()}" `)
    .replace(/"location":\{[^{}]*\}/, '"location":{"ip":"","country":""}')
}
