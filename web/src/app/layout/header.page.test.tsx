import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { callPaths, vendorsAnswer } from '../../testing/fake-server.ts'
import { lane } from '../../testing/fixtures.ts'
import { renderSite, signIn } from '../../testing/render-site.tsx'

// The head of a page is a header too; the site's comes first.
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement)

describe('the header', () => {
  it('shows log in and register to a visitor, deposit and withdraw to a member', () => {
    renderSite()
    expect(header().getByRole('link', { name: 'Log in' })).toBeTruthy()
    expect(header().getByRole('link', { name: 'Register' })).toBeTruthy()
    expect(header().queryByRole('link', { name: 'Deposit' })).toBeNull()

    act(() => signIn('member'))
    expect(header().getByRole('link', { name: 'Deposit' })).toBeTruthy()
    expect(header().getByRole('link', { name: 'Withdraw' })).toBeTruthy()
    expect(header().queryByRole('link', { name: 'Log in' })).toBeNull()
  })

  it.each([
    ['Home', '/'],
    ['Events', '/promotions'],
    ['App download', '/down'],
  ])('leads by %s to %s', async (name, path) => {
    const { user } = renderSite({ at: '/help' })
    await user.click(header().getByRole('link', { name }))
    expect(readAddress().path).toBe(path)
  })

  it('marks home at each of its addresses', () => {
    for (const at of ['/', '/index', '/index.html', '/home']) {
      const { unmount } = renderSite({ at })
      const home = header().getByRole('link', { name: 'Home' })
      expect(home.getAttribute('aria-current')).toBe('page')
      unmount()
    }
  })

  it('opens the menu of the avatar at the first click, with its five entries', async () => {
    const { user } = renderSite({ as: 'member' })
    await user.click(header().getByRole('button', { name: 'Menu of Mara Cruz' }))
    const menu = await screen.findByRole('menu')
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Member centre',
      'Internal messages',
      'Betting record',
      'Account record',
      'Sign out',
    ])
  })

  it.each([
    ['Member centre', { m: 'securityCenter' }],
    ['Internal messages', { m: 'messageV2' }],
    ['Betting record', { m: 'personalHistoryCopy' }],
    ['Account record', { m: 'transactionHistory' }],
    ['Sign out', { popup: 'signOut' }],
  ])('leads from the menu of the avatar by %s to its place', async (name, search) => {
    const { user } = renderSite({ as: 'member' })
    await user.click(header().getByRole('button', { name: 'Menu of Mara Cruz' }))
    await user.click(await screen.findByRole('menuitem', { name }))
    await screen.findByRole('dialog')
    expect(readAddress().search).toEqual(search)
  })

  it('has an entry for the agent centre for an agent only', async () => {
    const { user } = renderSite({ as: 'agent' })
    await user.click(header().getByRole('button', { name: 'Menu of Mara Cruz' }))
    expect(await screen.findByRole('menuitem', { name: 'Agent centre' })).toBeTruthy()
  })

  it('reminds a trial account of what it is, and leads it to a real one', () => {
    renderSite({ as: 'trial' })
    expect(header().getByRole('link', { name: 'Trial' }).getAttribute('href')).toBe('/register')
  })

  it('opens the game types with the vendors of each, closes with Esc and returns the focus', async () => {
    const { user } = renderSite({
      answers: { [callPaths.vendors]: vendorsAnswer([lane('RNG', 10), lane('LIVE', 11)]) },
    })
    const button = await header().findByRole('button', { name: 'Games' })
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const types = header().getByRole('list', { name: 'Game types' })
    act(() => within(types).getByRole('link', { name: 'Live' }).focus())
    expect(within(header().getByRole('list', { name: 'Live' })).getAllByRole('link')).toHaveLength(
      11,
    )
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('leads from the vendors of a game type to the games of one', async () => {
    const { user } = renderSite({
      answers: { [callPaths.vendors]: vendorsAnswer([lane('RNG', 2), lane('LIVE', 3)]) },
    })
    await user.click(await header().findByRole('button', { name: 'Games' }))
    const types = header().getByRole('list', { name: 'Game types' })
    act(() => within(types).getByRole('link', { name: 'Live' }).focus())
    const vendors = within(header().getByRole('list', { name: 'Live' }))
    await user.click(vendors.getByRole('link', { name: 'Vendor 3' }))
    expect(readAddress()).toMatchObject({ path: '/live', search: { vendor: 'V3' } })
  })

  it('closes the game types when the focus or the page leaves them', async () => {
    const { user } = renderSite({
      answers: { [callPaths.vendors]: vendorsAnswer([lane('RNG', 2)]) },
    })
    const button = await header().findByRole('button', { name: 'Games' })
    await user.click(button)
    act(() => header().getByRole('link', { name: 'Home' }).focus())
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    await user.click(header().getByRole('link', { name: 'Vendor 2' }))
    expect(readAddress()).toMatchObject({ path: '/rng', search: { vendor: 'V2' } })
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})
