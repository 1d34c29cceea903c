import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import { callPaths, vendorsAnswer } from '../../testing/fake-server.ts'
import { lane } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { layOutStrip } from '../../testing/strip.ts'

const strip = () => screen.findByRole('navigation', { name: 'Game types' })

describe('the game menu strip', () => {
  it.each([
    ['/', 'Home'],
    ['/home', 'Home'],
    ['/rng', 'Slots'],
    ['/sports', 'Sports'],
  ])('at %s marks %s and nothing else', async (at, name) => {
    renderSite({ at })
    const links = within(await strip()).getAllByRole('link')
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map(({ textContent }) => textContent)).toEqual([name])
  })

  it('has its arrow at the addresses of home only', async () => {
    for (const [at, there] of [
      ['/', true],
      ['/index', true],
      ['/index.html', true],
      ['/home', true],
      ['/rng', false],
      ['/hot', false],
      ['/sports', false],
    ] as const) {
      const { unmount } = renderSite({ at })
      const arrow = within(await strip()).queryByRole('button', { name: 'More game types' })
      expect(arrow !== null, at).toBe(there)
      unmount()
    }
  })

  it.each([
    ['at once on a load', '/sports', 500, [{ left: 339, behavior: 'instant' }]],
    ['not at all where it is seen', '/sports', 200, []],
  ])('shows the chosen category %s', async (_, at, left, scrolled) => {
    const scrollBy = layOutStrip(() => left)
    renderSite({ at })
    await strip()
    expect(scrollBy.mock.calls.flat()).toEqual(scrolled)
  })

  it('is not drawn when there is no category', async () => {
    renderSite({ answers: { [callPaths.vendors]: vendorsAnswer([]) } })
    await screen.findByText('The tables are being laid')
    expect(screen.queryByRole('navigation', { name: 'Game types' })).toBeNull()
  })

  it('appears without a category that has no vendor', async () => {
    renderSite()
    await waitFor(async () => expect(within(await strip()).getAllByRole('link')).toHaveLength(4))
  })

  it('leads to every category that has one', async () => {
    const lanes = gameCategories.map((title) => lane(title, 1))
    renderSite({ answers: { [callPaths.vendors]: vendorsAnswer(lanes) } })
    const links = within(await strip()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/hot',
      '/live',
      '/rng',
      '/fish',
      '/sports',
      '/esports',
      '/pvp',
      '/lott',
      '/elott',
      '/cockfight',
    ])
  })
})
