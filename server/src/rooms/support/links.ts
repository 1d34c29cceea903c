import { isPagePath } from '@baize/contract/pages'
import { isOwnPath } from '@baize/kernel/html'

/** Whether a message may lead there: nowhere, or to a page of the site, which no other host can be made of. */
export function isSiteLink(link: string): boolean {
  if (link === '') return true
  if (!isOwnPath(link) || link.includes('\\')) return false
  const home = 'https://site.invalid'
  const url = URL.canParse(link, home) ? new URL(link, home) : undefined
  return url !== undefined && url.origin === home && isPagePath(url.pathname)
}
