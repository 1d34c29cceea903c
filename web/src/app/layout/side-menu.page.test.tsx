import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { encodeCsPath } from '@baize/contract/system/cs-path'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { readQr } from '@baize/ui/testing/read-qr.ts'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

const menu = () => within(screen.getByRole('complementary', { name: 'Menu' }))

describe('the side menu', () => {
  it('holds the categories, the ways of the account, language and sign out', async () => {
    renderSite({ as: 'member' })
    await menu().findByRole('link', { name: /Slots/ })
    const names = menu()
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\d+$/, ''))
    expect(names).toEqual([
      'Home',
      'Hot',
      'Slots',
      'Sports',
      'Deposit',
      'Withdrawal',
      'Promotions',
      'Reward centre',
      'Tickets',
      'Manual rebate',
      'Member centre',
      'Get the app',
      'Customer service',
      'Sign out',
    ])
    expect(menu().getByRole('combobox', { name: 'Language' })).toBeTruthy()
    expect(menu().getByRole('combobox', { name: 'Theme' })).toBeTruthy()
  })

  it.each([
    ['Deposit', '/?m=depositv2'],
    ['Withdrawal', '/?m=withdraw'],
    ['Promotions', '/promotions'],
    ['Reward centre', '/?m=rewardCenter'],
    ['Manual rebate', '/?m=manualRebate'],
    ['Member centre', '/?m=securityCenter'],
    ['Sign out', '/?popup=signOut'],
  ])('leads by %s to %s', (name, href) => {
    renderSite({ as: 'member' })
    expect(menu().getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it('has nothing to sign out for a visitor', () => {
    renderSite()
    expect(menu().queryByRole('link', { name: 'Sign out' })).toBeNull()
  })

  it('is absent on game pages and the agents pages, and stands on the others', async () => {
    for (const [at, there] of [
      ['/lottery?gameCode=MB', false],
      ['/rng?vassalage=V1', false],
      ['/agent', false],
      ['/rng', true],
      ['/promotions', true],
    ] as const) {
      const { unmount } = renderSite({ at, as: 'member' })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('complementary', { name: 'Menu' }) !== null, at).toBe(there)
      expect(screen.queryByRole('button', { name: 'Open the menu' }) !== null, at).toBe(there)
      unmount()
    }
  })

  it('opens as a drawer from the header and closes when one leaves through it', async () => {
    const { user } = renderSite()
    await user.click(screen.getByRole('button', { name: 'Open the menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await user.click(within(drawer).getByRole('link', { name: 'Promotions' }))
    expect(readAddress().path).toBe('/promotions')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the codes of the app on a click', async () => {
    const { user } = renderSite()
    await user.click(menu().getByRole('link', { name: 'Get the app' }))
    const dialog = await screen.findByRole('dialog', { name: 'Get the app' })
    const ios = await within(dialog).findByRole('img', { name: 'QR code for iPhone' })
    expect(readQr(ios)).toBe(`${location.origin}/content/app.mobileconfig`)
    expect(readQr(within(dialog).getByRole('img', { name: 'QR code for Android' }))).toBe(
      'https://cdn.example/baize.apk',
    )
  })

  it('offers customer service as live chat, messaging app and mail', async () => {
    const { user } = renderSite()
    await user.click(menu().getByRole('link', { name: 'Customer service' }))
    const dialog = await screen.findByRole('dialog', { name: 'Customer service' })
    const hrefs = within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/help#feedback',
      'https://chat.example/baize',
      'mailto:help@baize.example',
      '/?popup=feedback',
      '/help',
    ])
  })

  it('names a live chat where the operator has one', () => {
    const path = encodeCsPath('https://chat.example/', 'Key00001')
    const info = { ...openStatus.info, customerService: [{ csType: 'LIVECHAT', path } as const] }
    renderSite({ status: { info } })
    expect(menu().getByRole('link', { name: 'Help and live chat' })).toBeTruthy()
  })

  it('becomes narrow, keeps its names and is still narrow after a reload', async () => {
    const { user } = renderSite()
    await user.click(menu().getByRole('button', { name: 'Make the menu narrow' }))
    expect(menu().getByRole('link', { name: 'Promotions' }).textContent).toBe('')
    expect(localStorage.getItem('rail')).toBe('narrow')
    await user.click(menu().getByRole('button', { name: 'Make the menu wide' }))
    expect(localStorage.getItem('rail')).toBeNull()
  })
})
