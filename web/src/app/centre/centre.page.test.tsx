import { screen, waitFor, within } from '@testing-library/react'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { describe, expect, it } from 'vitest'
import { centreAnswers, deposit, desk, orderId } from '../../testing/cashier.ts'
import type { Answers } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'

const answers: Answers = {
  ...centreAnswers,
  '/wps/cashier/methods': desk(),
  'GET /wps/cashier/deposits': { items: [], next: null },
  [`/wps/cashier/deposits/${orderId}`]: deposit('verifying'),
}

const open = (at: string, more: Answers = {}) =>
  renderSite({ at, as: 'member', answers: { ...answers, ...more } })
const nav = async () => within(await screen.findByRole('navigation', { name: 'Member centre' }))

describe('the member centre', () => {
  it.each(['/?m=depositv2', '/member?m=depositv2'])(
    'at %s marks the present page and shows whose it is and what they have',
    async (at) => {
      open(at)
      const links = await nav()
      expect(links.getByRole('link', { name: 'Deposit' }).getAttribute('aria-current')).toBe('page')
      expect(links.getByRole('link', { name: 'Withdraw' }).getAttribute('aria-current')).toBeNull()
      expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeTruthy()
      expect((await screen.findAllByText('PHP 12,480.50')).length).toBeGreaterThan(0)
    },
  )

  it('hides transfers that mean nothing to the person, and shows them when they do', async () => {
    const first = open('/?m=depositv2')
    const links = await nav()
    await waitFor(() =>
      expect(first.asked.some(({ pathname }) => pathname === '/wps/cashier/upline')).toBe(true),
    )
    expect(links.queryByRole('link', { name: 'Transfer funds' })).toBeNull()
    expect(links.queryByRole('link', { name: 'Transfer to upline' })).toBeNull()
    first.unmount()
    const upline = { ...centreAnswers['/wps/cashier/upline'], upline: 'ag***7' }
    open('/?m=depositv2', {
      '/wps/relay/GCS_merchantWallet': { isSingle: false, vendors: [] },
      '/wps/cashier/upline': upline,
    })
    const more = await nav()
    expect(await more.findByRole('link', { name: 'Transfer funds' })).toBeTruthy()
    expect(await more.findByRole('link', { name: 'Transfer to upline' })).toBeTruthy()
  })

  it('goes from a page to the list, and from there to another', async () => {
    const { user } = open('/?m=depositv2')
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposit' }))
    await user.click(dialog.getByRole('button', { name: 'Member centre' }))
    const list = within(await screen.findByRole('dialog', { name: 'Member centre' }))
    const [, withdraw] = list.getAllByRole('link', { name: 'Withdraw' })
    await user.click(withdraw as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeTruthy()
    expect(readAddress().search).toEqual({ m: 'withdraw' })
  })

  it('leaves nothing of an order in the address when it is closed', async () => {
    const { user } = open(`/hot?m=depositv2&order=${orderId}`)
    await screen.findByText('Your payment is being checked')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readAddress()).toMatchObject({ path: '/hot', search: {} })
  })

  it('asks a visitor to log in, and tells a trial account what it needs', async () => {
    const visit = renderSite({ at: '/?m=withdraw', answers })
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
    visit.unmount()
    renderSite({ at: '/?m=withdraw', as: 'trial', answers })
    expect(await screen.findByRole('dialog', { name: 'You need a real account' })).toBeTruthy()
  })
})
