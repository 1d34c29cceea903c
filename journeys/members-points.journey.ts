import type { Browser } from '@playwright/test'
import { changePaymentPassword } from '@baize/contract/identity/member'
import type { GoodContent } from '@baize/contract/points/points-desk'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { paymentPassword } from './member-calls.ts'
import { deskOf, newName, popup, secondDesk } from './members.ts'
import { walkPassword } from './new-member.ts'
import { cashOf, findGame } from './players.ts'
import { newWalker, openAs, sitAtDice } from './rewards.ts'
import { isPhone } from './site-menu.ts'

/** Puts something on the shelves that a short walk has points for; what gives more than its points needs a second person. */
async function putOnShelf(browser: Browser, name: string, change: Partial<GoodContent>) {
  const desk = await deskOf(browser, 'finance')
  const content: GoodContent = {
    kind: 'physical',
    category: 'home',
    name: { EN: name },
    text: {},
    drawing: 'cup',
    price: 10,
    funds: null,
    perMember: null,
    variants: [{ code: 'one', name: '' }],
    isShown: true,
    ...change,
  }
  const reason = 'For a journey'
  const path = '/ops/api/points/goods'
  type Made = { readonly good: { readonly id: string }; readonly approvalId: string | null }
  const { good, approvalId } = await desk.call<Made>('POST', path, { content, reason })
  if (approvalId !== null) {
    const second = await secondDesk(browser)
    await second.call('POST', `/ops/api/approvals/${approvalId}`, { approve: true, reason })
  }
  if (content.kind !== 'physical') return
  await desk.call('POST', `${path}/${good.id}/stock`, { variant: 'one', change: 1, reason })
}

test.describe('Members spend their points', () => {
  test('for funds with a wrong payment password first, and for the last of some goods, which are sent', async ({
    browser,
    mayFail,
    page,
  }) => {
    test.slow()
    // The wrong password.
    mayFail(/40\d/)
    const word = newName()
    const funds = { amount: '500', currency: 'PHP' } as const
    const fundsOf = { kind: 'funds', category: 'funds', drawing: 'coin', price: 20, funds } as const
    await putOnShelf(browser, `Funds ${word}`, fundsOf)
    await putOnShelf(browser, `Cup ${word}`, {})
    const walker = await newWalker(browser)
    await walker.call(changePaymentPassword, {
      password: walkPassword,
      newPaymentPassword: paymentPassword,
      confirmNewPaymentPassword: paymentPassword,
    })
    const member = await openAs(page, walker, '/pointMall')
    const main = page.getByRole('main')
    // Beside the shelves, or over them where there is no room.
    const panel = isPhone(page) ? popup(page, 'Redeem') : main.getByRole('complementary')
    const password = panel.getByLabel('Payment password', { exact: true })
    const redeem = panel.getByRole('button', { name: 'Redeem', exact: true })

    await test.step('a bet of three hundred is thirty points, which come by themselves', async () => {
      await (
        await sitAtDice(member, await findGame(page, 'Dice'))
      )(30_000n)
      await expect(main.getByText('30', { exact: true })).toBeVisible({ timeout: 20_000 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('a wrong password takes nothing and says so; the right one pays', async () => {
      const before = await cashOf(browser, walker)
      await main.getByRole('button', { name: new RegExp(`^Funds ${word}`) }).click()
      await password.fill('735102')
      await redeem.click()
      await expect(panel.getByText(/payment password/i).nth(1)).toBeVisible()
      await expect(password).toHaveValue('')
      expect(await cashOf(browser, walker)).toBe(before)
      await password.fill(paymentPassword)
      await redeem.dblclick()
      await expect(panel.getByText(/PHP\s5\.00 is in your wallet/)).toBeVisible()
      await panel.getByRole('button', { name: 'Close' }).last().click()
      await expect(main.getByText('10', { exact: true })).toBeVisible()
      expect(await cashOf(browser, walker)).toBe(before + 500n)
    })

    await test.step('goods are asked for with an address, and their points set aside', async () => {
      await main.getByRole('button', { name: new RegExp(`^Cup ${word}`) }).click()
      await panel.getByLabel('Name', { exact: true }).fill('Walker Reyes')
      await panel.getByLabel('Phone').fill('0917 555 0142')
      await panel.getByLabel('Street and number').fill('12 Mabini Street')
      await panel.getByLabel('City').fill('Cebu')
      await password.fill(paymentPassword)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await redeem.click()
      await expect(panel.getByText('We are looking at it')).toBeVisible()
      await panel.getByRole('button', { name: 'Close' }).last().click()
      await expect(main.getByText('10 more wait for a decision')).toBeVisible()
    })

    await test.step('approved and sent, the history follows and says by whom', async () => {
      await page.goto('/down?m=redeemHistory')
      const history = popup(page, 'Redeem history')
      const line = history.getByRole('row').filter({ hasText: `Cup ${word}` })
      await expect(line.getByText('Processing')).toBeVisible()
      const desk = await deskOf(browser, 'finance')
      type Order = { readonly id: string; readonly account: string; readonly version: number }
      const path = '/ops/api/points/orders'
      const list = `${path}?state=processing&limit=100`
      const { items } = await desk.call<{ items: Order[] }>('GET', list)
      const asked = items.find(({ account }) => account === walker.account)
      if (asked === undefined) throw new Error('Nothing waits for a decision.')
      const seen = { version: asked.version, remark: '' }
      const approved = await desk.call<Order>('POST', `${path}/${asked.id}/approve`, seen)
      const sent = { version: approved.version, carrier: 'Harbour Post', tracking: 'HP-204' }
      await desk.call('POST', `${path}/${asked.id}/ship`, sent)
      await expect(line.getByText('Shipped')).toBeVisible()
      await expect(line.getByText('Harbour Post HP-204')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
})
