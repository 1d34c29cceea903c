import { existsSync, readFileSync } from 'node:fs'
import { servePaper } from '../../../platform/http/paper.ts'
import type { Http } from '../../../platform/http/http.ts'
import { robotsText, securityText, sitemapText } from './texts.ts'

export { headOf, type Head } from './heads.ts'

type Deps = {
  readonly siteUrl: string
  /** Whom to tell of a hole; empty when nobody is named. */
  readonly securityContact: string
  /** Where the build wrote down whose work is in it; nothing without a build. */
  readonly noticesFile: string | undefined
  readonly now: () => Date
}

/** What programs and careful people look for at fixed addresses. */
export function servePapers(http: Http, deps: Deps): void {
  const { siteUrl, securityContact, noticesFile, now } = deps
  servePaper(http, '/robots.txt', { type: 'text/plain', text: () => robotsText(siteUrl) })
  servePaper(http, '/sitemap.xml', { type: 'application/xml', text: () => sitemapText(siteUrl) })
  if (securityContact !== '') {
    const text = () => securityText({ siteUrl, contact: securityContact, now: now() })
    servePaper(http, '/.well-known/security.txt', { type: 'text/plain', text })
  }
  if (noticesFile !== undefined && existsSync(noticesFile)) {
    const notices = readFileSync(noticesFile, 'utf8')
    servePaper(http, '/notices.txt', { type: 'text/plain', text: () => notices })
  }
}
