import { readFileSync } from 'node:fs'
import { isPagePath, publicPaths } from '@baize/contract/pages'
import { languages } from '@baize/kernel/language'
import { describe, expect, it } from 'vitest'
import { headOf } from './heads.ts'
import { robotsText, securityText, sitemapText } from './texts.ts'

const siteUrl = 'https://play.example'

describe('the papers for programs', () => {
  it('[S39] list the pages that everybody may see, each of which there is', () => {
    expect(publicPaths.every(isPagePath)).toBe(true)
    const listed = [...sitemapText(siteUrl).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(listed).toEqual(publicPaths.map((path) => `${siteUrl}${path}`))
  })

  it("[S39] keep search engines from calls and from what is one person's", () => {
    const text = robotsText(siteUrl)
    expect(text).toContain('Disallow: /ops/\n')
    expect(text).toContain('Disallow: /member\n')
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    const closed = [...text.matchAll(/Disallow: (.*)/g)].map(([, path]) => path ?? '')
    expect(publicPaths.filter((path) => closed.some((one) => path.startsWith(one)))).toEqual([])
  })

  it('[S39] name whom to tell of a hole, for half a year', () => {
    const now = new Date('2026-11-17T11:00:00Z')
    const text = securityText({ siteUrl, contact: 'mailto:holes@play.example', now })
    expect(text).toContain('Contact: mailto:holes@play.example\n')
    expect(text).toContain('Expires: 2027-05-16T00:00:00.000Z\n')
  })
})

describe('what a page says of itself', () => {
  const head = (url: string) => headOf(url, { language: 'EN', siteUrl })

  it('[S39] is its own sentence and its one address, however it was asked for', () => {
    expect(head('/live/?a=1')).toEqual({
      description: expect.stringContaining('Live casino') as string,
      canonical: `${siteUrl}/live`,
    })
    for (const url of ['/', '/home', '/index.html?x', '/login']) {
      expect(head(url).canonical).toBe(`${siteUrl}/`)
    }
  })

  it("[S39] is no address for what is one person's, or is not there", () => {
    for (const url of ['/member', '/seamless?game=1', '/nowhere'])
      expect(head(url).canonical).toBe('')
  })

  it('[S39] differs from page to page, in every language', () => {
    for (const { wire } of languages) {
      const said = publicPaths.map((path) => headOf(path, { language: wire, siteUrl }).description)
      expect(new Set(said).size).toBe(publicPaths.length)
    }
  })

  it('[S39] has its place in the shell of the site, which says nothing by itself', () => {
    const shell = readFileSync(new URL('../../../../../web/index.html', import.meta.url), 'utf8')
    expect(shell).not.toContain('name="description"')
    expect(shell).toContain('</head>')
  })
})
