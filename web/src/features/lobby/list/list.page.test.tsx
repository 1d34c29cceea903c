import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { callPaths, vendorsAnswer } from '../../../testing/fake-server.ts'
import { game, lane, openStatus, vendor } from '../../../testing/fixtures.ts'
import { lobbyPaths } from '../../../testing/lobby.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { mostTiles } from './visible-rows.ts'

/** A shelf of so many games, page by page, as the server has it. */
const shelf = (total: number) => (url: URL) => {
  const size = Number(url.searchParams.get('pageSize'))
  const page = Number(url.searchParams.get('pageNo'))
  const from = (page - 1) * size
  const length = Math.max(0, Math.min(size, total - from))
  const games = Array.from({ length }, (_, index) => game(from + index + 1))
  return { games, total, totalPages: Math.ceil(total / size) }
}

const listed = (asked: readonly URL[]) =>
  asked.filter(({ pathname, searchParams }) => {
    return pathname === callPaths.games && searchParams.get('pageSize') === '24'
  })
const vendors = () => within(screen.getByRole('group', { name: 'Vendors' }))
const kinds = async () => within(await screen.findByRole('group', { name: 'Kinds of games' }))

describe('a list of games', () => {
  it('shows a page of 24 and fetches the next one at a press, which the address remembers', async () => {
    const answers = { [callPaths.games]: shelf(60) }
    const { user, asked } = renderSite({ at: '/rng', answers })
    await screen.findByRole('button', { name: /^Play Game 24,/ })
    expect(screen.queryByRole('button', { name: /^Play Game 25,/ })).toBeNull()
    expect(screen.getByText('Showing 24 of 60')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show more games' }))
    await screen.findByRole('button', { name: /^Play Game 48,/ })
    expect(readAddress().search).toEqual({ page: '2' })
    expect(listed(asked).at(-1)?.searchParams.get('pageNo')).toBe('2')
    act(() => history.back())
    await waitFor(() => expect(readAddress().search).toEqual({}))
    expect(screen.queryByRole('button', { name: /^Play Game 48,/ })).toBeNull()
  })

  it('has no way on behind its end, and a page far behind it shows what there is', async () => {
    renderSite({ at: '/rng?page=900', answers: { [callPaths.games]: shelf(30) } })
    await screen.findByText('Showing 30 of 30')
    expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull()
  })

  it('keeps the page small, however long it is', async () => {
    renderSite({ at: '/rng?page=90', answers: { [callPaths.games]: shelf(2160) } })
    await screen.findByText('Showing 2,160 of 2,160')
    expect(document.querySelectorAll('[data-tile]').length).toBeLessThanOrEqual(mostTiles)
  })

  it('starts at page 1 again when the vendor or the kind changes', async () => {
    const answers = { [callPaths.games]: shelf(60) }
    const { user, asked } = renderSite({ at: '/rng?page=2', answers })
    await screen.findByRole('button', { name: /^Play Game 48,/ })
    await user.click(vendors().getByRole('button', { name: /^Vendor 2/ }))
    expect(readAddress().search).toEqual({ vendor: 'V2' })
    await user.click((await kinds()).getByRole('button', { name: /^Jackpot/ }))
    expect(readAddress().search).toEqual({ vendor: 'V2', classify: 'JP' })
    await waitFor(() =>
      expect(Object.fromEntries(listed(asked).at(-1)?.searchParams ?? [])).toMatchObject({
        vassalage: 'V2',
        gameClassify: 'JP',
        pageNo: '1',
      }),
    )
  })

  it('has its vendors as a row of icons behind an ALL entry', async () => {
    const cards = lane('RNG', 3).cards.map((card) => ({
      ...card,
      iconUrl: `/art/${card.vassalage}.svg`,
    }))
    const answers = { [callPaths.vendors]: vendorsAnswer([{ ...lane('RNG', 3), cards }]) }
    renderSite({ at: '/rng', answers })
    await screen.findByRole('group', { name: 'Vendors' })
    const [all, ...entries] = vendors().getAllByRole('button', { name: /^(All|Vendor)/ })
    expect(all?.textContent).toMatch(/^All/)
    expect(entries.map((entry) => entry.querySelector('img')?.getAttribute('src'))).toEqual([
      '/art/V1.svg',
      '/art/V2.svg',
      '/art/V3.svg',
    ])
  })

  it('leads back to the start of the vendors with ALL', async () => {
    const { user } = renderSite({ at: '/rng?vendor=V2' })
    await screen.findByRole('group', { name: 'Vendors' })
    const strip = screen.getByRole('group', { name: 'Vendors' })
    const scroll = vi.fn<(options?: ScrollToOptions) => void>()
    strip.scrollTo = scroll as typeof strip.scrollTo
    await user.click(vendors().getByRole('button', { name: /^All/ }))
    expect(scroll).toHaveBeenCalledWith({ left: 0, behavior: 'smooth' })
    expect(readAddress().search).toEqual({})
  })

  it('has the kinds of slots, and bingo only where Filipino is spoken', async () => {
    const names = ['Scratch cards', 'Video poker', 'Jackpot', 'Table games', 'Arcade']
    const { unmount } = renderSite({ at: '/rng' })
    const all = await kinds()
    for (const name of [...names, 'Bingo']) {
      expect(all.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy()
    }
    unmount()
    const brand = { ...openStatus.info.brand, languages: ['EN' as const] }
    renderSite({ at: '/rng', status: { info: { ...openStatus.info, brand } } })
    expect((await kinds()).queryByRole('button', { name: /^Bingo/ })).toBeNull()
    expect((await kinds()).getByRole('button', { name: /^Arcade/ })).toBeTruthy()
  })

  it('leaves out a kind without games', async () => {
    const none = (url: URL) =>
      url.searchParams.get('gameClassify') === 'VP' ? shelf(0)(url) : shelf(3)(url)
    renderSite({ at: '/rng', answers: { [callPaths.games]: none } })
    const group = await kinds()
    await waitFor(() => expect(group.queryByRole('button', { name: /^Video/ })).toBeNull())
    expect(group.getByRole('button', { name: /^Jackpot/ })).toBeTruthy()
  })

  it('says that nothing matches, and drops the filters at a press', async () => {
    const answers = { [callPaths.games]: shelf(0) }
    const { user } = renderSite({ at: '/rng?vendor=V1&lines=50', answers })
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }))
    expect(readAddress()).toMatchObject({ path: '/rng', search: {} })
  })

  it('recommends others while its vendor is in maintenance', async () => {
    const paused = { ...vendor(2), maintenance: true }
    const rng = { ...lane('RNG', 3), cards: [vendor(1), vendor(3), paused] }
    const other = { ...game(90), vassalage: 'V3', vendorName: 'Vendor 3' }
    const own = { ...game(91), vassalage: 'V2' }
    renderSite({
      at: '/rng?vendor=V2',
      answers: {
        [callPaths.vendors]: vendorsAnswer([rng]),
        [lobbyPaths.popular]: { list: [own, other] },
      },
    })
    expect(await screen.findByText('Vendor 2 is in maintenance')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Play Game 90, Vendor 3' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Play Game 91/ })).toBeNull()
  })

  it.each([
    ['/live', 'LIVE'],
    ['/fish', 'FISH'],
    ['/rng', 'RNG'],
    ['/pvp', 'PVP'],
    ['/hot', 'HOT'],
  ])('at %s asks for %s', async (at, gameType) => {
    const { asked } = renderSite({ at })
    await waitFor(() => expect(listed(asked)[0]?.searchParams.get('gameType')).toBe(gameType))
  })
})

describe('a centre', () => {
  it.each([
    ['/sports', 'SPORTS', 'Sports'],
    ['/esports', 'ESPORTS', 'E-sports'],
    ['/lott', 'LOTT', 'Lottery'],
    ['/elott', 'ELOTT', 'E-lottery'],
    ['/cockfight', 'COCKFIGHT', 'Cockfight'],
  ] as const)('at %s shows the vendors of its kind', async (at, title, name) => {
    const answers = { [callPaths.vendors]: vendorsAnswer([lane(title, 2)]) }
    renderSite({ at, answers })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('button', { name: /Vendor 2/ })).toBeTruthy()
    expect(main.queryByRole('button', { name: /^Play/ })).toBeNull()
  })

  it('opens the list of a vendor over the page for a member, and asks a visitor to log in first', async () => {
    const { user, unmount } = renderSite({ at: '/sports', as: 'member' })
    await user.click(await screen.findByRole('button', { name: /Vendor 2/ }))
    expect(await screen.findByRole('dialog', { name: 'Vendor 2' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(readAddress().search).toEqual({})
    unmount()
    renderSite({ at: '/sports' })
    await user.click(await screen.findByRole('button', { name: /Vendor 2/ }))
    expect(readAddress().path).toBe('/login')
    expect(readAddress().search['next']).toContain('popup=vendorGames')
  })

  it('says which other vendors are open when one is in maintenance', async () => {
    const sports = lane('SPORTS', 3)
    const cards = sports.cards.map((card) => ({ ...card, maintenance: card.vassalage === 'V2' }))
    const answers = { [callPaths.vendors]: vendorsAnswer([{ ...sports, cards }]) }
    const { user } = renderSite({ at: '/sports', as: 'member', answers })
    await user.click(await screen.findByRole('button', { name: /Vendor 2/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Vendor 2 is in maintenance' }))
    expect(dialog.getByRole('button', { name: /Vendor 3/ })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /Vendor 2/ })).toBeNull()
  })
})
