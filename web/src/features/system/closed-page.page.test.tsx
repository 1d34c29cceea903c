import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSite } from '../../testing/render-site.tsx'
import { openStatus } from '../../testing/fixtures.ts'

const maintenance = (endsAt: string | null, text = '') =>
  renderSite({
    status: { status: 1, maintenance: true, endsAt, text, serverTime: new Date().toISOString() },
  })
const blocked = (text = '') => renderSite({ status: { status: 2, regionRestriction: true, text } })

afterEach(() => vi.restoreAllMocks())

describe('the maintenance page', () => {
  it('shows the end on the clock of the visitor with the offset from UTC, and counts down to it', async () => {
    const end = new Date(Date.now() + 5_047_000)
    maintenance(end.toISOString())
    const time = await screen.findByText(/^Open again/)
    expect(time.getAttribute('datetime')).toBe(end.toISOString())
    expect(screen.getByText(/^\(UTC([+-]\d+(:\d\d)?)?\)$/)).toBeTruthy()
    const clock = document.querySelector('[data-countdown]')
    expect(clock?.getAttribute('data-countdown')).toMatch(/^01:2[34]:\d\d$/)
    expect(clock?.getAttribute('aria-hidden')).toBe('true')
  })

  it('without an end says so, and how often it looks', async () => {
    maintenance(null)
    expect(await screen.findByText('We do not have an end time yet.')).toBeTruthy()
    expect(screen.getByText(/^We check every 20 seconds/)).toBeTruthy()
    expect(document.querySelector('[data-countdown]')).toBeNull()
  })

  it('says when its end has passed and it is still closed', async () => {
    maintenance(new Date(Date.now() - 60_000).toISOString())
    expect(await screen.findByText(/^The time is over/)).toBeTruthy()
  })

  it('shows the text of the operator instead of its own, and a way to customer service', async () => {
    maintenance(null, 'New tables arrive tonight.')
    expect(await screen.findByText('New tables arrive tonight.')).toBeTruthy()
    const support = screen.getByRole('link', { name: 'Talk to customer service' })
    expect(support.getAttribute('href')).toBe('https://chat.example/baize')
    expect(document.title).toBe('The tables are covered · Baize')
  })

  it('wins over the region, whose page it would hide', async () => {
    renderSite({ status: { status: 1, maintenance: true, regionRestriction: true } })
    expect(await screen.findByRole('heading', { name: 'The tables are covered' })).toBeTruthy()
  })
})

describe('the region page', () => {
  it('shows the address of the visitor, the text and customer service', async () => {
    blocked()
    expect(await screen.findByText('203.0.113.42')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Not open where you are' })).toBeTruthy()
    expect(screen.getByText(/^We may not offer games/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeTruthy()
  })

  it('shows the text of the operator instead of its own', async () => {
    blocked('Not in your country.')
    expect(await screen.findByText('Not in your country.')).toBeTruthy()
  })

  it('offers to object by mail, with the address filled in', async () => {
    blocked()
    const wrong = await screen.findByRole('link', { name: 'I think this is wrong' })
    expect(wrong.getAttribute('href')).toBe(
      'mailto:help@baize.example?subject=Blocked%20by%20mistake&body=203.0.113.42',
    )
  })

  it('copies the address and says so in a dialog', async () => {
    const { user } = blocked()
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    const dialog = await screen.findByRole('dialog', { name: 'Copied' })
    expect(within(dialog).getByText('203.0.113.42')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('203.0.113.42')
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says so where the browser does not allow to copy', async () => {
    const { user } = blocked()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('dialog', { name: 'Your browser did not copy it' })).toBeTruthy()
  })

  it('without a mail address of the operator offers none', async () => {
    const info = { ...openStatus.info, customerService: [] }
    renderSite({ status: { status: 2, info } })
    expect(await screen.findByRole('link', { name: 'Customer service' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'I think this is wrong' })).toBeNull()
  })
})
