import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { refusal, renderPage, type Answers } from '../../../testing/render-page.tsx'
import { queryClient } from '../../../shared/api.ts'
import { game, page, usual, vendor } from '../testing.ts'
import { GamesPage } from './games-page.tsx'

const list = 'GET /ops/api/catalogue/games'
const zeus = game(7, 'Zeus Thunder', {
  hotPosition: 2,
  labels: ['JACKPOT'],
  declaredBps: 9_604,
  roundsToday: 11_820,
})
const roulette = game(8, 'Tidal Roulette', {
  category: 'LIVE',
  maintenance: true,
  engine: '',
  model: '',
  declaredBps: null,
})
const server = (more: Answers = {}): Answers => ({
  ...usual,
  [list]: page([zeus, roulette]),
  ...more,
})

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name, { selector: 'td span' })).closest('tr')
  if (!row) throw new Error(`${name} has no row`)
  return row
}

const typeReason = async () => {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'A test')
  return dialog
}

describe('the games', () => {
  it('say what each is, what it bears, what runs it, what is played and how it stands', async () => {
    renderPage(GamesPage, server())
    const row = await rowOf('Zeus Thunder')
    const facts = ['Tidal', 'Slots', 'Hot', 'Jackpot', 'medium-3', '96.04%', '11,820', 'Open']
    for (const fact of facts) {
      expect(within(row).getAllByText(fact).length).toBeGreaterThan(0)
    }
    expect(await within(row).findByText('1.00')).toBeTruthy()
    const other = await rowOf('Tidal Roulette')
    expect(other.textContent).toContain('Maintenance')
    expect(other.textContent).toContain('No engine')
    expect(within(other).getByText('–')).toBeTruthy()
    expect(screen.getByText('2 of 2 shown')).toBeTruthy()
    expect(screen.getByText(/24 games, 2 vendors/)).toBeTruthy()
  })

  it('are asked for by the address, which every filter changes', async () => {
    const asked: unknown[] = []
    const answer = (query: unknown) => {
      asked.push(query)
      return page([])
    }
    renderPage(GamesPage, server({ [list]: answer }), {
      path: '/games?q=sun&category=RNG&vendor=KITE&label=HOT&state=maintenance',
    })
    expect(await screen.findByText('No game fits')).toBeTruthy()
    expect(asked[0]).toEqual({
      search: 'sun',
      category: 'RNG',
      vendor: 'KITE',
      label: 'HOT',
      status: 'maintenance',
      limit: '50',
    })
    await userEvent.click(screen.getByRole('tab', { name: 'Live' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ category: 'LIVE' }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(location.search).toBe('?category=LIVE')
  })

  it('go on by their cursor', async () => {
    const answer = (query: unknown) =>
      (query as { cursor?: string }).cursor === 'c1' ? page([roulette]) : page([zeus], 'c1')
    renderPage(GamesPage, server({ [list]: answer }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await rowOf('Tidal Roulette')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('come by what is played when the head is pressed, each once, and back by pressing it again', async () => {
    const asked: unknown[] = []
    const answer = (query: unknown) => {
      asked.push(query)
      const { sort, cursor } = query as { sort?: string; cursor?: string }
      if (sort === undefined) return page([zeus, roulette])
      // Somebody played the roulette between the two pages.
      return cursor === 'c1' ? page([roulette, game(9, 'Kite Koi')]) : page([zeus, roulette], 'c1')
    }
    renderPage(GamesPage, server({ [list]: answer }))
    const head = async () => await screen.findByRole('button', { name: 'Rounds today' })
    await userEvent.click(await head())
    expect(location.search).toBe('?sort=rounds')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'rounds' }))
    expect((await head()).closest('th')?.getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await rowOf('Kite Koi')
    expect(screen.getAllByLabelText(/^Select (Zeus|Tidal|Kite)/)).toHaveLength(3)
    await userEvent.click(await head())
    expect(location.search).toBe('')
  })

  it('that could not be read say so and are asked for again', async () => {
    const answer = vi.fn<() => unknown>(() => refusal('defect'))
    renderPage(GamesPage, server({ [list]: answer }))
    expect(await screen.findByText(/Something failed on our side/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('that are ticked are changed together, with a reason, and are ticked no more', async () => {
    const sent = renderPage(GamesPage, server({ 'PUT /ops/api/catalogue/games': { changed: 2 } }))
    await rowOf('Zeus Thunder')
    await userEvent.click(screen.getByLabelText('Select all that are shown'))
    expect(screen.getByText('2 selected')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Label' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add the label New' }))
    const dialog = await typeReason()
    await userEvent.click(dialog.getByRole('button', { name: 'Add the label New' }))
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
    expect(sent[0]?.body).toEqual({ nodeIds: [7, 8], addLabels: ['NEW'], reason: 'A test' })
  })

  it('are no longer ticked under another filter', async () => {
    renderPage(GamesPage, server())
    await rowOf('Zeus Thunder')
    await userEvent.click(screen.getByLabelText('Select Zeus Thunder'))
    expect(screen.getByText('1 selected')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Live' }))
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  })

  it('are not closed by a switch alone: it asks first, and says until when', async () => {
    const sent = renderPage(
      GamesPage,
      server({ 'PUT /ops/api/catalogue/games/7': { ...zeus, approvalId: null } }),
    )
    await rowOf('Zeus Thunder')
    await userEvent.click(screen.getByRole('switch', { name: 'Maintenance of Zeus Thunder' }))
    expect(sent).toEqual([])
    const dialog = await typeReason()
    await userEvent.click(dialog.getByRole('button', { name: '1 h' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start maintenance' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const [body] = sent.map((one) => one.body as { maintenanceUntil: string })
    const { maintenanceUntil = '', ...rest } = body ?? {}
    expect(rest).toEqual({ maintenance: true, reason: 'A test' })
    expect(Date.parse(maintenanceUntil)).toBeGreaterThan(Date.now() + 59 * 60_000)
  })
})

describe('a game', () => {
  const path = '/games?game=7'

  it('is changed in its drawer, and only what differs is sent', async () => {
    const sent = renderPage(
      GamesPage,
      server({ 'PUT /ops/api/catalogue/games/7': { ...zeus, approvalId: null } }),
      { path },
    )
    const korean = await screen.findByLabelText('한국어')
    await userEvent.type(korean, '제우스')
    const least = screen.getByLabelText(/Least bet/)
    await userEvent.clear(least)
    expect(screen.getByText('Give a sum above zero.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    await userEvent.type(least, '2.50')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await typeReason()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      names: { EN: 'Zeus Thunder', JA: '雷', KO: '제우스' },
      minBet: '250',
      reason: 'A test',
    })
  })

  it('keeps what was typed while people play it', async () => {
    let rounds = 5
    const answer = () => page([{ ...zeus, roundsToday: rounds }])
    renderPage(GamesPage, server({ [list]: answer }), { path })
    await userEvent.type(await screen.findByLabelText('English'), ' II')
    const facts = screen.getByText('Rounds today', { selector: 'dt' }).parentElement
    expect(facts?.textContent).toBe('Rounds today5')
    rounds = 6
    await queryClient.invalidateQueries()
    await waitFor(() => expect(facts?.textContent).toBe('Rounds today6'))
    expect(screen.getByLabelText<HTMLInputElement>('English').value).toBe('Zeus Thunder II')
  })

  it('shows why it was refused and keeps what was typed', async () => {
    renderPage(GamesPage, server({ 'PUT /ops/api/catalogue/games/7': refusal('name_taken') }), {
      path,
    })
    await userEvent.type(await screen.findByLabelText('English'), ' II')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await typeReason()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('This name is taken.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('English').value).toBe('Zeus Thunder II')
  })

  it('moves to another place', async () => {
    const sent = renderPage(
      GamesPage,
      server({ 'PUT /ops/api/catalogue/games/7/place': { ...zeus, position: 1 } }),
      { path },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
    const dialog = await typeReason()
    const place = dialog.getByLabelText('Place')
    await userEvent.clear(place)
    expect(dialog.getByText('Give a whole number from 1.')).toBeTruthy()
    await userEvent.type(place, '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ position: 1, reason: 'A test' })
  })

  it('that the list does not show is looked for by its number', async () => {
    const answer = (query: unknown) =>
      (query as { search?: string }).search === '99' ? page([game(99, 'Far Away')]) : page([zeus])
    renderPage(GamesPage, server({ [list]: answer }), { path: '/games?game=99' })
    expect(await screen.findByRole('heading', { name: 'Far Away' })).toBeTruthy()
  })

  it('is only read by those who may not write, who may still test it', async () => {
    renderPage(GamesPage, server(), { path, roles: ['auditor'] })
    const field = await screen.findByLabelText('English')
    expect(field.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /Maintenance of/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Launch test' })).toBeTruthy()
    expect(screen.getByText(/Changes are made by: Admin, Content/)).toBeTruthy()
  })
})

describe('a launch test', () => {
  const tests = 'POST /ops/api/catalogue/launch-tests'
  const result = (nodeId: number, outcome: string, address = '') => ({
    nodeId,
    vendor: 'TIDAL',
    outcome,
    address,
    tookMs: 4.2,
    at: '2026-11-15T06:00:00.000Z',
  })

  it('shows what each would open, and why another would not', async () => {
    const items = [result(7, 'opens', '/seamless?game=7'), result(8, 'maintenance')]
    renderPage(GamesPage, server({ [tests]: { items } }))
    await rowOf('Zeus Thunder')
    await userEvent.click(screen.getByLabelText('Select all that are shown'))
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('l')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('1 of 2 open')).toBeTruthy()
    expect(dialog.getByText('/seamless?game=7')).toBeTruthy()
    expect(dialog.getByText('The game or its vendor is in maintenance.')).toBeTruthy()
    expect(dialog.getAllByText('4.2 ms')).toHaveLength(2)
  })

  it('of all vendors says of each what came, and that it is not kept', async () => {
    const of = (code: string, outcome: string, tookMs: number) => ({
      ...result(1, outcome),
      vendor: code,
      tookMs,
    })
    const known = ['TIDAL', 'KITE', 'ORCHARD', 'HARLOW', 'PINE'].map((code) => vendor(code, code))
    const items = [
      of('TIDAL', 'opens', 4.25),
      of('KITE', 'opens', 188),
      of('ORCHARD', 'failed', 3),
      of('HARLOW', 'engine_not_ready', 0),
    ]
    renderPage(
      GamesPage,
      server({
        'GET /ops/api/catalogue/vendors': { edition: 1, items: known },
        'POST /ops/api/catalogue/vendor-tests': { items },
      }),
    )
    const panel = within(await screen.findByRole('complementary', { name: 'Vendors' }))
    const text = (code: string) => panel.getByRole('button', { name: new RegExp(`^${code}`) })
    expect((await panel.findByText('TIDAL')).closest('li')?.textContent).not.toContain('test')
    await userEvent.click(panel.getByRole('button', { name: 'Launch test of all vendors' }))
    expect(await panel.findByText('Launch test 4.3 ms')).toBeTruthy()
    expect(text('TIDAL').textContent).toContain('14:00')
    expect(text('KITE').textContent).toContain('Slow, 188 ms')
    expect(text('ORCHARD').textContent).toContain('Launch test failed')
    expect(text('HARLOW').textContent).toContain('Launch test: No engine')
    expect(text('PINE').textContent).toBe('PINE12 games')
    expect(panel.getByText(/they are not kept/)).toBeTruthy()
  })

  it('of a game is the last of its vendor', async () => {
    renderPage(GamesPage, server({ [tests]: { items: [result(7, 'opens', '/seamless?game=7')] } }))
    await rowOf('Zeus Thunder')
    await userEvent.click(screen.getByLabelText('Select Zeus Thunder'))
    await userEvent.click(screen.getByRole('button', { name: /^Launch test L/ }))
    expect(await screen.findByText('Launch test 4.2 ms')).toBeTruthy()
  })

  it('of many goes in parts of twenty', async () => {
    const many = Array.from({ length: 45 }, (_, at) => game(at + 1, `Game ${at + 1}`))
    const answer = (body: unknown) => ({
      items: (body as { nodeIds: number[] }).nodeIds.map((id) => result(id, 'engine_not_ready')),
    })
    const sent = renderPage(GamesPage, server({ [list]: page(many), [tests]: answer }))
    await rowOf('Game 45')
    await userEvent.click(screen.getByLabelText('Select all that are shown'))
    await userEvent.click(screen.getByRole('button', { name: /^Launch test L/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('0 of 45 open')).toBeTruthy()
    expect(sent.map(({ body }) => (body as { nodeIds: number[] }).nodeIds.length)).toEqual([
      20, 20, 5,
    ])
  })
})

describe('the vendors beside', () => {
  const closed = vendor('KITE', 'Kite', { maintenance: true })
  const closing = (answer: unknown) =>
    server({
      'GET /ops/api/catalogue/vendors': { edition: 1, items: [closed] },
      'GET /ops/api/catalogue/vendors/KITE/maintenance': answer,
    })

  it('say who closed one, when, and what is still open there', async () => {
    const setAt = '2026-11-15T06:21:00.000Z'
    renderPage(GamesPage, closing({ setBy: 'Celia Mora', setAt, openRounds: 61 }))
    const panel = within(await screen.findByRole('complementary', { name: 'Vendors' }))
    const note = (await panel.findByText(/Set by Celia Mora/)).closest('div')
    expect(note?.textContent).toContain('15 Nov, 14:21')
    expect(note?.textContent).toContain('Nobody has said until when.')
    expect(note?.textContent).toContain('61 rounds of its games are still open')
  })

  it('do not guess who closed one that the trail does not know', async () => {
    renderPage(GamesPage, closing({ setBy: '', setAt: null, openRounds: 0 }))
    expect(await screen.findByText('No round of its games is open.')).toBeTruthy()
    expect(screen.queryByText(/Set by/)).toBeNull()
  })

  it('narrow the list, and are closed with a word on how many games that takes away', async () => {
    const items = [vendor('TIDAL', 'Tidal', { games: 1210 }), vendor('KITE', 'Kite')]
    const sent = renderPage(
      GamesPage,
      server({
        'GET /ops/api/catalogue/vendors': { edition: 1, items },
        'PUT /ops/api/catalogue/vendors/TIDAL': items[0],
      }),
    )
    const panel = within(await screen.findByRole('complementary', { name: 'Vendors' }))
    await userEvent.click(await panel.findByRole('button', { name: /Kite/ }))
    expect(location.search).toBe('?vendor=KITE')
    await userEvent.click(panel.getByRole('switch', { name: 'Maintenance of Tidal' }))
    const dialog = await typeReason()
    expect(dialog.getByText(/None of its 1,210 games can be opened/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Start maintenance' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ maintenance: true, reason: 'A test' })
  })
})
