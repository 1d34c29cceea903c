import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, renderPage } from '../../../testing/render-page.tsx'
import { pool } from '../testing.ts'
import { JackpotsPage } from './jackpots-page.tsx'

const call = 'GET /ops/api/jackpots'

function open(items: readonly object[]) {
  renderPage(JackpotsPage, { [call]: { at: '2026-11-15T00:00:00.000Z', items } })
}

describe('jackpots', () => {
  it('show what is in a pool, what fed it and what it paid', async () => {
    open([pool])
    expect(await screen.findByText('Pool of Baize Arcade')).toBeTruthy()
    expect(screen.getByText('In the pool now').parentElement?.textContent).toContain('2,000.00')
    expect(screen.getByText('Fed by stakes').closest('div')?.textContent).toContain('5,000.00')
    expect(screen.getByText('Paid out').closest('div')?.textContent).toContain('3,000.00')
    const feeders = within(screen.getByRole('table', { name: 'Fed by: grand' }))
    expect(feeders.getByText('jackpot-lines-20')).toBeTruthy()
    expect(feeders.getByText('1.00%')).toBeTruthy()
    expect(feeders.getByText(/^1 spin in 250,000 at 1.00 a coin/)).toBeTruthy()
  })

  it('name winners masked and lead to the round', async () => {
    open([pool])
    const wins = within(await screen.findByRole('table', { name: 'Last wins: grand' }))
    expect(wins.getByText('ma***9')).toBeTruthy()
    const link = wins.getByRole('link', { name: 'rnd_77' })
    const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '', 'http://x')
    expect(pathname).toMatch(/\/rounds$/)
    expect(JSON.parse(searchParams.get('open') ?? '')).toEqual(['ARCADE', 'mem_1', 'rnd_77'])
  })

  it('say when nobody has won one, and when nothing was fed', async () => {
    open([{ ...pool, sums: [], lastWins: [] }])
    expect(await screen.findByText('Nobody has won it yet.')).toBeTruthy()
    expect(screen.getByText('Nothing was fed into it yet.')).toBeTruthy()
  })

  it('say when there is none', async () => {
    open([])
    expect(await screen.findByText('There are no prize pools')).toBeTruthy()
  })

  it('say why they could not be read', async () => {
    renderPage(JackpotsPage, { [call]: refusal('too_many_requests') })
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
