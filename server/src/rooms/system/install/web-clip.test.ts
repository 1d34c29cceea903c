import { describe, expect, it } from 'vitest'
import { profileFileName, webClipProfile } from './web-clip.ts'

const icon = Buffer.from('a picture')
const profile = (brand: string, siteUrl = 'https://play.baize.example') =>
  webClipProfile({ brand, siteUrl, icon })
const valueOf = (xml: string, key: string) =>
  [...xml.matchAll(new RegExp(`<key>${key}</key><(\\w+)>([^<]*)</\\1>`, 'g'))].map((m) => m[2])

describe('the profile for iPhones', () => {
  it('[S17] holds one web clip with the name, the address and the icon of the brand', () => {
    const xml = profile('Baize')
    expect(valueOf(xml, 'PayloadType')).toEqual(['Configuration', 'com.apple.webClip.managed'])
    expect(valueOf(xml, 'URL')).toEqual(['https://play.baize.example/'])
    expect(valueOf(xml, 'Label')).toEqual(['Baize'])
    expect(valueOf(xml, 'Icon')).toEqual([icon.toString('base64')])
    expect(xml).toContain('<key>IsRemovable</key><true/>')
    expect(valueOf(xml, 'PayloadIdentifier')).toEqual([
      'example.baize.play.app',
      'example.baize.play.app.webclip',
    ])
  })

  it('[S17] has the same identity each time, and another one at another address', () => {
    const ids = valueOf(profile('Baize'), 'PayloadUUID')
    expect(ids[0]).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-A[0-9A-F]{3}-[0-9A-F]{12}$/)
    expect(ids[0]).not.toBe(ids[1])
    expect(valueOf(profile('Another name'), 'PayloadUUID')).toEqual(ids)
    expect(valueOf(profile('Baize', 'https://other.example'), 'PayloadUUID')).not.toEqual(ids)
  })

  it('keeps a name that looks like XML a name', () => {
    const xml = profile('A & B</string><key>URL</key>\u0000\u000b')
    expect(valueOf(xml, 'URL')).toEqual(['https://play.baize.example/'])
    expect(xml).toContain('A &amp; B&lt;/string&gt;')
    // oxlint-disable-next-line no-control-regex -- signs that XML cannot carry
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b]/)
  })

  it('is saved under the letters of the brand', () => {
    expect(profileFileName('Baize')).toBe('baize.mobileconfig')
    expect(profileFileName('Água & "Sol"; x=y')).toBe('agua-sol-x-y.mobileconfig')
    expect(profileFileName('漢字')).toBe('app.mobileconfig')
  })
})
