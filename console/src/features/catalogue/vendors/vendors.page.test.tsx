import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal, renderPage } from '../../../testing/render-page.tsx'
import { usual, vendor } from '../testing.ts'
import { VendorsPage } from './vendors-page.tsx'

const list = 'GET /ops/api/catalogue/vendors'
const order = 'PUT /ops/api/catalogue/vendor-order'
const serves = (category: 'RNG' | 'LIVE', position: number) => ({ category, position, games: 6 })
const tidal = vendor('TIDAL', 'Tidal', {
  position: 1,
  categories: [serves('RNG', 2), serves('LIVE', 1)],
  gamesInMaintenance: 3,
})
const kite = vendor('KITE', 'Kite', {
  position: 2,
  categories: [serves('RNG', 1)],
  maintenance: true,
  maintenanceUntil: '2099-11-15T06:00:00.000Z',
})
const server = { ...usual, [list]: { edition: 1, items: [tidal, kite] } }

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => (row.textContent?.includes('Tidal') ? 'Tidal' : 'Kite'))

const confirm = async (button: string) => {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'A test')
  await userEvent.click(dialog.getByRole('button', { name: button }))
}

describe('vendors', () => {
  it('say what they bring and how they stand', async () => {
    renderPage(VendorsPage, server)
    const row = (await screen.findByText('Tidal')).closest('tr')
    expect(row?.textContent).toContain('Live')
    expect(row?.textContent).toContain('3 in maintenance')
    const closed = screen.getByText('Kite').closest('tr')
    expect(closed?.textContent).toContain('until')
  })

  it('are moved by a button, which keeps the focus, and the order is sent whole', async () => {
    const sent = renderPage(VendorsPage, { ...server, [order]: { codes: ['KITE', 'TIDAL'] } })
    const down = await screen.findByRole('button', { name: 'Move Tidal down' })
    await userEvent.click(down)
    expect(names()).toEqual(['Kite', 'Tidal'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Tidal down' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save the order' }))
    await confirm('Save the order')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ codes: ['KITE', 'TIDAL'], reason: 'A test' })
  })

  it('are moved by keys in the order of a category', async () => {
    const sent = renderPage(
      VendorsPage,
      { ...server, [order]: { codes: ['TIDAL', 'KITE'] } },
      { path: '/vendors?category=RNG' },
    )
    await screen.findByText('This is the order in Slots.')
    await waitFor(() => expect(names()).toEqual(['Kite', 'Tidal']))
    screen.getByRole('button', { name: /^Move Tidal\. / }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(names()).toEqual(['Tidal', 'Kite'])
    await userEvent.click(screen.getByRole('button', { name: 'Save the order' }))
    await confirm('Save the order')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      category: 'RNG',
      codes: ['TIDAL', 'KITE'],
      reason: 'A test',
    })
  })

  it('of one state alone cannot be put in order', async () => {
    renderPage(VendorsPage, server, { path: '/vendors?state=maintenance' })
    expect(await screen.findByText('Kite')).toBeTruthy()
    expect(screen.queryByText('Tidal')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  })

  it('are renamed and opened in the drawer; only what differs is sent', async () => {
    const sent = renderPage(
      VendorsPage,
      { ...server, 'PUT /ops/api/catalogue/vendors/KITE': kite },
      { path: '/vendors?open=KITE' },
    )
    await userEvent.type(await screen.findByLabelText('Name'), ' Games')
    await userEvent.click(screen.getByRole('switch', { name: 'Maintenance' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await confirm('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ name: 'Kite Games', maintenance: false, reason: 'A test' })
  })

  it('do not get an end in the past', async () => {
    renderPage(VendorsPage, server, { path: '/vendors?open=KITE' })
    const field = await screen.findByLabelText(/Should be over/)
    await userEvent.clear(field)
    await userEvent.type(field, '2020-01-01T10:00')
    expect(await screen.findByText('The end time is in the past.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
  })

  it('are only read by those who may not write', async () => {
    renderPage(VendorsPage, server, { path: '/vendors?open=KITE', roles: ['support'] })
    expect((await screen.findByLabelText('Name')).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /Maintenance of/ })).toBeNull()
  })

  it('that could not be read say so', async () => {
    renderPage(VendorsPage, { ...server, [list]: refusal('defect') })
    expect(await screen.findByText(/Something failed on our side/)).toBeTruthy()
    expect(screen.queryByText('No vendor fits')).toBeNull()
  })
})
