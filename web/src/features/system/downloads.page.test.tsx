import { describe, expect, it } from 'vitest'
import { downloadsOf } from './downloads.ts'

const origin = 'https://baize.example'

describe('the downloads', () => {
  it('are whole addresses, which a phone can open', () => {
    const [ios, android] = downloadsOf(
      [
        { labelNameEn: 'Android', url: 'https://cdn.example/baize.apk' },
        { labelNameEn: 'MOBILECONFIG', url: '/files/baize.mobileconfig' },
      ],
      origin,
    )
    expect(android).toMatchObject({ url: 'https://cdn.example/baize.apk', published: true })
    expect(ios).toMatchObject({ url: `${origin}/files/baize.mobileconfig`, published: true })
  })

  it('without an address lead to the page about them, and are not called published', () => {
    for (const resources of [[], [{ labelNameEn: 'Android' as const, url: '/down#android' }]]) {
      const [, android] = downloadsOf(resources, origin)
      expect(android?.url).toMatch(/^https:\/\/baize\.example\/down/)
      expect(android?.published).toBe(false)
    }
  })
})
