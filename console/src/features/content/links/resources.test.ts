import { describe, expect, it } from 'vitest'
import type { LinksDocument } from '@baize/contract/system/system-settings'
import { isAddress, isContact, urlOf, withUrl } from './resources.ts'

const links: LinksDocument = {
  resources: [
    { labelNameEn: 'TELEGRAM', url: 'https://t.example' },
    { labelNameEn: 'Android', url: '/down' },
  ],
  customerService: [],
  domainRoutes: [],
  mainDomain: '',
  gtagId: '',
  imageCDNs: [],
  launchGameCDNs: [],
  countries: [],
}

describe('a link', () => {
  it('is changed in its place, added at the end, and taken away when it is emptied', () => {
    expect(withUrl(links, 'TELEGRAM', 'https://new.example').resources[0]?.url).toBe(
      'https://new.example',
    )
    expect(urlOf(withUrl(links, 'TIKTOK', 'https://k.example'), 'TIKTOK')).toBe('https://k.example')
    expect(withUrl(links, 'TELEGRAM', '').resources).toEqual([
      { labelNameEn: 'Android', url: '/down' },
    ])
    expect(urlOf(links, 'FACEBOOK')).toBe('')
  })

  it('leads to a page or to the web, and runs nothing', () => {
    expect(['', '/down', 'https://a'].every(isAddress)).toBe(true)
    expect(['javascript:x', '//a', 'a.example', 'https://'].some(isAddress)).toBe(false)
    expect(['mailto:a@b', 'tel:1', '/help'].every(isContact)).toBe(true)
    expect(['', 'javascript:x'].some(isContact)).toBe(false)
  })
})
