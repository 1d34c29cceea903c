import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callPaths } from '../../testing/fake-server.ts'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

describe('what the lobby asks', () => {
  it('carries the constants of the wire: client type, platform, merchant, page size, language', async () => {
    const { asked } = renderSite({ at: '/rng' })
    await screen.findByRole('button', { name: 'Play Game 5, Vendor 1' })
    const query = (path: string) =>
      Object.fromEntries(asked.findLast(({ pathname }) => pathname === path)?.searchParams ?? [])
    expect(query(callPaths.games)).toEqual({
      clientType: '3',
      platform: 'flash,html5-desktop',
      merchant: openStatus.info.brand.code,
      gameType: 'RNG',
      pageNo: '1',
      pageSize: '24',
      language: 'EN',
    })
    expect(query(callPaths.vendors)).toEqual({
      platform: 'html5-desktop',
      merchantCode: openStatus.info.brand.code,
      language: 'EN',
    })
  })

  it('names the platform and the merchant of the hot list', async () => {
    const { asked } = renderSite({ at: '/favorite' })
    await screen.findByRole('button', { name: 'Play Game 1, Vendor 1' })
    const hot = asked.find(({ pathname }) => pathname === callPaths.hot)
    expect(hot?.search).toContain('isPlatform=2')
    expect(hot?.searchParams.get('merchantCode')).toBe(openStatus.info.brand.code)
  })
})
