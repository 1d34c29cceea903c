import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firstVendors } from '../../features/lobby/api.ts'
import { contentPaths } from '../../testing/content.ts'
import { callPaths, vendorsAnswer } from '../../testing/fake-server.ts'
import { lane, openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

const lanes = [lane('RNG', 15), lane('LIVE', 15, 11)]

describe('the footer', () => {
  it('of 30 vendors with repeats takes the first 18, each once', () => {
    const vendors = firstVendors(lanes, 18)
    const names = vendors.map(({ vassalage }) => vassalage)
    expect(lanes.flatMap(({ cards }) => cards)).toHaveLength(30)
    expect(names).toEqual(Array.from({ length: 18 }, (_, index) => `V${index + 1}`))
    // The thirteenth stands in both; it is shown where it came first.
    expect(vendors[12]?.gameType).toBe('RNG')
  })

  it('shows vendors, licence, copyright, help links and social icons', async () => {
    renderSite({ at: '/down', answers: { [callPaths.vendors]: vendorsAnswer(lanes) } })
    const footer = within(await screen.findByRole('contentinfo'))
    const vendors = await footer.findByRole('list', { name: 'Vendors' })
    expect(within(vendors).getAllByRole('listitem')).toHaveLength(18)
    expect(footer.getByText('Licence 7 of Nowhere')).toBeTruthy()
    expect(footer.getByText('© 2026 Baize demo')).toBeTruthy()
    expect(footer.getByText('18+')).toBeTruthy()
    const help = footer.getByRole('navigation', { name: 'Help' })
    expect(within(help).getByRole('link', { name: 'Help centre' })).toBeTruthy()
    const telegram = footer.getByRole('link', { name: 'Telegram' })
    expect(telegram.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it.each([
    ['Lottery draws', '/draws'],
    ['Points mall', '/pointMall'],
    ['Favourites', '/favorite'],
    ['Recent games', '/recent'],
    ['Responsible gaming', '/help#responsible'],
    ['Terms', '/help#term'],
    ['News', '/help#news'],
    ['About us', '/help#about'],
  ])('leads by %s to %s', async (name, href) => {
    renderSite({ at: '/down' })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it('shows the picture of the licence where the operator has one', async () => {
    const licencePicture = { url: '/content/pictures/pic_1.webp', width: 240, height: 80 }
    const banners = { banners: [], licencePicture }
    renderSite({ at: '/down', answers: { [contentPaths.banners]: banners } })
    const footer = within(await screen.findByRole('contentinfo'))
    const picture = await footer.findByRole('img', { name: 'Licences' })
    expect(picture.getAttribute('src')).toBe(licencePicture.url)
    expect(picture.closest('a')?.getAttribute('href')).toBe('/help#licences')
  })

  it('has no icons where no social link is set', async () => {
    const info = { ...openStatus.info, resources: [] }
    renderSite({ at: '/down', status: { info } })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.queryByRole('link', { name: 'Telegram' })).toBeNull()
  })
})
