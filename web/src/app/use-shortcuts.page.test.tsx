import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { renderSite } from '../testing/render-site.tsx'

describe('the keys of the site', () => {
  it('/ and Ctrl K lead to the search box, where / is a letter again', async () => {
    const { user } = renderSite()
    await user.keyboard('/')
    const box = screen.getByRole('combobox', { name: 'Search games' })
    expect(document.activeElement).toBe(box)
    await user.keyboard('a/b')
    expect((box as HTMLInputElement).value).toBe('a/b')
    act(() => box.blur())
    await user.keyboard('{Control>}k{/Control}')
    expect(document.activeElement).toBe(box)
  })

  it('g and a second letter lead to home, deposit and withdraw', async () => {
    const { user } = renderSite({ at: '/help', as: 'member' })
    await user.keyboard('gh')
    expect(readAddress().path).toBe('/')
    await user.keyboard('gw')
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeTruthy()
    await user.keyboard('gd')
    expect(readAddress().search).toEqual({ m: 'withdraw' })
    await user.keyboard('{Escape}gd')
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeTruthy()
  })

  it('? lists them, and single keys can be turned off there', async () => {
    const { user } = renderSite()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await user.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?/gh')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).not.toBe(screen.getByRole('combobox', { name: 'Search games' }))
    await user.keyboard('{Control>}k{/Control}')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search games' }))
  })

  it('arrows move between games, which are one stop of the tab key', async () => {
    const { user } = renderSite({ at: '/hot' })
    const first = await screen.findByRole('button', { name: 'Play Game 5, Vendor 1' })
    const second = screen.getByRole('button', { name: 'Play Game 6, Vendor 1' })
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1])
    act(() => first.focus())
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(second)
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0])
  })

  it('the first stop of the tab key leads past the menus', async () => {
    const { user } = renderSite()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to the main content')
    await user.keyboard('{Enter}')
    expect(document.activeElement?.id).toBe('main')
  })
})
