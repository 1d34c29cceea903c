import { publicPaths } from '@baize/contract/pages'

/** Nothing for search engines there: calls, what is for one person, and what is for operators. */
const closed = ['/ops/', '/wps/', '/socket', '/arcade/', '/seamless', '/member', '/docs/'] as const

export function robotsText(siteUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

export function sitemapText(siteUrl: string): string {
  const urls = publicPaths.map(
    (path) => `  <url><loc>${escapeXml(`${siteUrl}${path}`)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const dayMs = 24 * 3_600_000

/** RFC 9116. It is valid for half a year from the day it is read, so that a house that is left behind stops vouching for it. */
export function securityText(asked: {
  readonly siteUrl: string
  readonly contact: string
  readonly now: Date
}): string {
  const { siteUrl, contact, now } = asked
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const expires = new Date(today + 180 * dayMs).toISOString()
  return `Contact: ${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
