import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { contentPaths, topic } from '../../testing/content.ts'
import { game } from '../../testing/fixtures.ts'
import { readRecent } from './recent-searches.ts'
import { searchPath, searchReply } from '../../testing/search.ts'

/** So many that nothing else is offered beside them. */
const many = searchReply({ total: 40, totalPages: 2 })

const open = (at: string, reply = many) => renderSite({ at, answers: { [searchPath]: reply } })
const main = () => within(screen.getByRole('main'))
const tiles = () => main().getAllByRole('button', { name: /^Play/ })

describe('the page of results', () => {
  it('shows the games of the words in its address, in their order', async () => {
    const { asked } = open('/search?q=tiger')
    await main().findByRole('heading', { level: 1, name: 'Results for “tiger”' })
    await waitFor(() => expect(tiles()).toHaveLength(2))
    expect(main().getByText('40 games')).toBeTruthy()
    const query = asked.find(({ pathname }) => pathname === searchPath)?.searchParams
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      words: 'tiger',
      pageNo: '1',
      pageSize: '24',
      language: 'EN',
    })
  })

  it('narrows by category and vendor, in the address', async () => {
    const reply = searchReply({
      total: 40,
      categories: [
        { gameType: 'LIVE', games: 1 },
        { gameType: 'RNG', games: 4 },
      ],
      vendors: [
        { vassalage: 'V1', displayName: 'Vendor 1', games: 3 },
        { vassalage: 'V2', displayName: 'Vendor 2', games: 2 },
      ],
    })
    const { user, asked } = open('/search?q=tiger&page=2', reply)
    const kinds = within(await main().findByRole('group', { name: 'Kinds of games' }))
    await user.click(kinds.getByRole('button', { name: 'Live 1' }))
    expect(readAddress().search).toEqual({ q: 'tiger', category: 'LIVE' })
    const vendors = within(main().getByRole('group', { name: 'Vendors' }))
    await user.click(vendors.getByRole('button', { name: 'Vendor 2 2' }))
    expect(readAddress().search).toEqual({ q: 'tiger', category: 'LIVE', vendor: 'V2' })
    await waitFor(() => {
      const last = asked.filter(({ pathname }) => pathname === searchPath).at(-1)
      expect(last?.searchParams.get('vassalage')).toBe('V2')
      expect(last?.searchParams.get('gameType')).toBe('LIVE')
    })
    await user.click(kinds.getByRole('button', { name: 'All kinds' }))
    expect(readAddress().search).toEqual({ q: 'tiger', vendor: 'V2' })
  })

  it('offers hot games beside the few that were found, and no filters', async () => {
    open('/search?q=tiger', searchReply())
    await main().findByRole('heading', { name: 'Hot' })
    await waitFor(() => expect(tiles()).toHaveLength(6))
    expect(main().queryByRole('group')).toBeNull()
  })

  it('says when the results only come close', async () => {
    open('/search?q=tigr', searchReply({ approximate: true }))
    expect(await main().findByText('No game is spelled “tigr”. These come close.')).toBeTruthy()
  })

  it('says when they have most of the words only', async () => {
    open('/search?q=tiger+qqqqq', searchReply({ partly: true }))
    const said = 'No game has every word of “tiger qqqqq”. These have most of them.'
    expect(await main().findByText(said)).toBeTruthy()
  })

  it('offers what is nearest and popular vendors when there is nothing', async () => {
    open('/search?q=silvr+zebra', searchReply({ games: [], nearest: [game(4)] }))
    await main().findByRole('heading', { name: 'No game matches “silvr zebra”' })
    expect(main().getByRole('heading', { name: 'Close to what you typed' })).toBeTruthy()
    expect(tiles()).toHaveLength(1)
    expect(
      main()
        .getByRole('link', { name: /^Vendor 1/ })
        .getAttribute('href'),
    ).toBe('/rng?vendor=V1')
    const request = main().getByRole('link', { name: 'Ask us for this game' })
    expect(request.getAttribute('href')).toBe('/help#feedback')
  })

  it('shows the pages of help that the words lead to', async () => {
    const topics = [topic('deposit', 'Deposits'), topic('term', 'Terms')]
    const answers = { [searchPath]: searchReply(), [contentPaths.help]: { topics } }
    renderSite({ at: '/search?q=deposit', answers })
    await main().findByRole('heading', { name: 'Help' })
    expect(
      main()
        .getByRole('link', { name: /^Deposits/ })
        .getAttribute('href'),
    ).toBe('/help#deposit')
    expect(main().queryByRole('link', { name: /^Terms/ })).toBeNull()
  })

  it('offers to drop filters that leave nothing', async () => {
    const left = { ...searchReply(), games: [], total: 0, totalPages: 0 }
    const { user } = open('/search?q=tiger&category=LIVE', left)
    await user.click(await main().findByRole('button', { name: 'Drop the filters' }))
    expect(readAddress().search).toEqual({ q: 'tiger' })
  })

  it('shows a vendor that the words name', async () => {
    open('/search?q=vendor+2')
    await main().findByRole('heading', { name: 'Vendors' })
    expect(main().getByRole('link', { name: /^Vendor 2/ })).toBeTruthy()
  })

  it('says that it could not load, and tries again', async () => {
    let broken = true
    const { user } = renderSite({
      at: '/search?q=tiger',
      answers: { [searchPath]: () => (broken ? new Error('gone') : many) },
    })
    const again = await main().findByRole('button', { name: 'Try again' })
    broken = false
    await user.click(again)
    await waitFor(() => expect(tiles()).toHaveLength(2))
  })

  it('cuts an endless text', async () => {
    const { asked } = open(`/search?q=${'x'.repeat(10_000)}`)
    await waitFor(() => expect(tiles()).toHaveLength(2))
    const query = asked.find(({ pathname }) => pathname === searchPath)?.searchParams
    expect(query?.get('words')).toHaveLength(100)
  })
})

describe('before anything was typed', () => {
  it('shows what was looked for on this device, and forgets it when asked to', async () => {
    const { user } = open('/search')
    await main().findByRole('heading', { name: 'What would you like to play?' })
    expect(main().queryByRole('heading', { name: 'Recent searches' })).toBeNull()
    const [box] = screen.getAllByRole('combobox', { name: 'Search games' })
    if (!box) throw new Error('The page has no search box.')
    await user.type(box, 'tiger{Enter}')
    await user.clear(box)
    await user.type(box, 'Dragon{Enter}')
    await user.clear(box)
    await user.type(box, 'TIGER{Enter}')
    await user.click(screen.getAllByRole('link', { name: 'Search' })[0] as HTMLElement)
    await main().findByRole('heading', { name: 'Recent searches' })
    const links = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/search?'))
    expect(links.map(({ textContent }) => textContent)).toEqual(['TIGER', 'Dragon'])
    await user.click(main().getByRole('button', { name: 'Clear' }))
    expect(main().queryByRole('heading', { name: 'Recent searches' })).toBeNull()
    expect(localStorage.getItem('searches')).toBeNull()
  })

  it.each([
    ['{', []],
    ['7', []],
    ['"x"', []],
    ['[1,"tiger",null]', ['tiger']],
    [JSON.stringify([...'0123456789']), ['0', '1', '2', '3', '4', '5', '6', '7']],
  ])('takes %s in the storage for what it is', (stored, list) => {
    localStorage.setItem('searches', stored)
    expect(readRecent()).toEqual(list)
  })
})
