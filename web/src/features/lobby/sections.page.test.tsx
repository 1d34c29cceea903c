import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { momentText } from '@baize/kernel/moment-text'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { callPaths, Refused, vendorsAnswer } from '../../testing/fake-server.ts'
import { game, lane } from '../../testing/fixtures.ts'
import { lobbyPaths } from '../../testing/lobby.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { SeenAtOnce } from '../../testing/seen-at-once.ts'

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeenAtOnce))
afterEach(() => vi.unstubAllGlobals())

const games = (total: number) => (url: URL) => {
  const size = Number(url.searchParams.get('pageSize'))
  const from = (Number(url.searchParams.get('pageNo')) - 1) * size
  const length = Math.max(0, Math.min(size, total - from))
  const list = Array.from({ length }, (_, index) => game(1000 + from + index))
  return { games: list, total, totalPages: Math.ceil(total / size) }
}

const slots = async () => within(await screen.findByRole('region', { name: 'Slots' }))
const tilesIn = (section: ReturnType<typeof within>) =>
  section.getAllByRole('button', { name: /^Play / })
const askedGames = (asked: readonly URL[]) =>
  asked.filter(
    ({ pathname, searchParams }) =>
      pathname === callPaths.games && searchParams.get('gameType') !== 'OWN',
  )

const kinds = [
  ['LIVE', 'Live'],
  ['RNG', 'Slots'],
  ['FISH', 'Fish'],
  ['SPORTS', 'Sports'],
  ['ESPORTS', 'E-sports'],
  ['PVP', 'Cards'],
  ['LOTT', 'Lottery'],
  ['ELOTT', 'E-lottery'],
  ['COCKFIGHT', 'Cockfight'],
] as const

describe('the shelf of our own games', () => {
  const ownOnly = (own: unknown[]) => (url: URL) =>
    url.searchParams.get('gameType') === 'OWN'
      ? { games: own, total: own.length, totalPages: 1 }
      : games(20)(url)

  it('shows them in one row, and says that they can be verified, and how', async () => {
    const own = Array.from({ length: 9 }, (_, at) => ({ ...game(500 + at), verifiable: true }))
    renderSite({ answers: { [callPaths.games]: ownOnly(own) } })
    const shelf = within(await screen.findByRole('region', { name: 'Our own games' }))
    await waitFor(() => expect(tilesIn(shelf)).toHaveLength(6))
    const badge = shelf.getByRole('link', { name: 'Verifiable' })
    expect(badge.getAttribute('href')).toBe('/help#fair')
    // Each tile is marked too, and those of others are not.
    expect(shelf.getAllByText('Verifiable')).toHaveLength(7)
    const section = await slots()
    await waitFor(() => expect(tilesIn(section)).toHaveLength(12))
    expect(section.queryByText('Verifiable')).toBeNull()
  })

  it('is not there where none are offered', async () => {
    renderSite({ answers: { [callPaths.games]: ownOnly([]) } })
    const section = await slots()
    await waitFor(() => expect(tilesIn(section)).toHaveLength(12))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Our own games' })).toBeNull())
  })
})

describe('a section of home', () => {
  it.each(kinds)('of %s has a vendor menu and a paged carousel', async (title, name) => {
    const { user, asked } = renderSite({
      answers: {
        [callPaths.games]: games(40),
        [callPaths.vendors]: vendorsAnswer([lane(title, 1)]),
      },
    })
    const section = within(await screen.findByRole('region', { name }))
    await waitFor(() => expect(tilesIn(section)).toHaveLength(12))
    await user.click(section.getAllByRole('button', { name: 'Next games' })[0] as HTMLElement)
    expect(await section.findByRole('button', { name: /^Play Game 1012/ })).toBeTruthy()
    const menu = within(section.getByRole('group', { name: 'Vendors' }))
    await user.click(menu.getByRole('button', { name: 'Vendor 1' }))
    expect(await section.findByRole('button', { name: /^Play Game 1000/ })).toBeTruthy()
    const { searchParams } = askedGames(asked).at(-1) as URL
    expect([searchParams.get('gameType'), searchParams.get('vassalage')]).toEqual([title, 'V1'])
  })

  it.each([
    [11, 6],
    [12, 12],
    [300, 12],
  ])(
    'of %i games shows %i of them: one row of six under twelve, two otherwise',
    async (total, shown) => {
      renderSite({ answers: { [callPaths.games]: games(total) } })
      const section = await slots()
      await waitFor(() => expect(tilesIn(section)).toHaveLength(shown))
    },
  )

  it('asks for 200 games, and the next arrow fetches the next page when the first is used up', async () => {
    const { user, asked } = renderSite({
      answers: {
        [callPaths.games]: games(205),
        [callPaths.vendors]: vendorsAnswer([lane('RNG', 2)]),
      },
    })
    const section = await slots()
    await waitFor(() => expect(tilesIn(section)).toHaveLength(12))
    expect(askedGames(asked)[0]?.searchParams.get('pageSize')).toBe('200')
    const next = () => section.getAllByRole('button', { name: 'Next games' })[0] as HTMLElement
    for (let press = 0; press < 15; press += 1) await user.click(next())
    expect(askedGames(asked)).toHaveLength(1)
    await user.click(next())
    await section.findByRole('button', { name: /^Play Game 1203/ })
    expect(askedGames(asked).at(-1)?.searchParams.get('pageNo')).toBe('2')
    await user.click(next())
    await waitFor(() => expect(tilesIn(section)).toHaveLength(1))
    expect(next().matches(':disabled')).toBe(true)
  })

  it('shows the games of one vendor from the first page on, and says when there are none', async () => {
    const answer = (url: URL) => games(url.searchParams.get('vassalage') === 'V2' ? 0 : 40)(url)
    const { user } = renderSite({ answers: { [callPaths.games]: answer } })
    const section = await slots()
    await waitFor(() => expect(tilesIn(section)).toHaveLength(12))
    await user.click(section.getAllByRole('button', { name: 'Next games' })[0] as HTMLElement)
    await user.click(section.getByRole('button', { name: 'Vendor 2' }))
    expect(await section.findByText('No games from Vendor 2 here.')).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'Clear the filter' }))
    expect(await section.findByRole('button', { name: /^Play Game 1000/ })).toBeTruthy()
  })

  it('that fails says so and leaves the others alone', async () => {
    renderSite({ answers: { [callPaths.games]: new Refused('defect') } })
    expect(await (await slots()).findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Sports' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Hot' })).toBeTruthy()
  })

  it('of what is hot has three rows of six', async () => {
    const list = Array.from({ length: 40 }, (_, index) => game(index + 1))
    const { user } = renderSite({
      answers: { [callPaths.hot]: { list }, [callPaths.vendors]: vendorsAnswer([lane('HOT', 2)]) },
    })
    const main = within(screen.getByRole('main'))
    await waitFor(() => expect(tilesIn(main)).toHaveLength(18))
    await user.click(main.getAllByRole('button', { name: 'Next games' })[0] as HTMLElement)
    expect(await main.findByRole('button', { name: /^Play Game 19,/ })).toBeTruthy()
  })
})

describe('a tile', () => {
  it('tries its picture once more and then shows the back of a card', async () => {
    renderSite()
    const tile = (await screen.findAllByRole('button', { name: /^Play Game 1,/ }))[0] as HTMLElement
    const picture = () => tile.querySelector('img') as HTMLImageElement
    const own = picture().getAttribute('src')
    fireEvent.error(picture())
    expect(picture().getAttribute('src')).toBe(own)
    fireEvent.error(picture())
    expect(picture().getAttribute('src')).toBe('/art/v1/card-back.svg')
  })

  it('in maintenance says when it is back, and what is open instead', async () => {
    const back = new Date(Date.now() + 3_600_000).toISOString()
    const closed = { ...game(1), maintenance: true, maintenanceUntil: back }
    const other = { ...game(50), vassalage: 'V9', vendorName: 'Vendor 9' }
    const answers = {
      [callPaths.hot]: { list: [closed] },
      [lobbyPaths.popular]: { list: [closed, other] },
    }
    const { user } = renderSite({ answers })
    const tile = (await screen.findAllByRole('button', { name: /^Play Game 1,/ }))[0] as HTMLElement
    const time = momentText(new Date(back), 'en', 'Asia/Manila', 'time')
    expect(within(tile).getByText(`Back at ${time}`)).toBeTruthy()
    await user.click(tile)
    const dialog = within(await screen.findByRole('dialog', { name: 'Game 1 is in maintenance' }))
    expect(await dialog.findByRole('button', { name: 'Play Game 50, Vendor 9' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(readAddress().search).toEqual({})
  })
})

describe('the popups of games', () => {
  it('show the slots of a vendor beside all vendors, on which there is no play button', async () => {
    const { user, asked } = renderSite({ at: '/?popup=gameMenu' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Slots menu' }))
    const nav = within(dialog.getByRole('navigation', { name: 'Vendors' }))
    expect(nav.queryByText('Play')).toBeNull()
    await user.click(nav.getByRole('button', { name: 'Vendor 3' }))
    await waitFor(() => expect(askedGames(asked).at(-1)?.searchParams.get('vassalage')).toBe('V3'))
  })

  it('find a game of the vendor by its name', async () => {
    const at = '/?popup=vendorGames&of=V2&ofType=SPORTS'
    const { user, asked } = renderSite({ at })
    const dialog = within(await screen.findByRole('dialog', { name: 'Vendor 2' }))
    await user.type(dialog.getByRole('searchbox'), 'cup')
    await waitFor(() => expect(askedGames(asked).at(-1)?.searchParams.get('gameName')).toBe('cup'))
  })
})
