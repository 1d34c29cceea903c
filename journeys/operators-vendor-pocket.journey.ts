import type { Browser, FrameLocator, Page } from '@playwright/test'
import type { ProtocolVendor, VendorPolicy } from '@baize/contract/play/provider-desk'
import { getBalance } from '@baize/contract/wallet/wallet'
import { enter, openCentre } from './cashier-pages.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { callsOf, type MemberCalls } from './member-calls.ts'
import { deskOf } from './members.ts'
import { enterFrame, findGame, playerNamed, popupOverGame, readSum } from './players.ts'

type WalletMode = VendorPolicy['walletMode']

/** An operator decides whether our arcade plays from the wallet of a member, or keeps money itself. */
async function setMode(browser: Browser, walletMode: WalletMode): Promise<void> {
  const desk = await deskOf(browser, 'risk')
  const path = '/ops/api/play/vendors'
  const { items } = await desk.call<{ items: ProtocolVendor[] }>('GET', path)
  const policy = items.find(({ key }) => key === 'ARCADE')?.policy
  if (policy === undefined) throw new Error('The arcade does not speak the protocol.')
  if (policy.walletMode === walletMode) return
  await desk.call('PUT', `${path}/ARCADE`, {
    policy: { ...policy, walletMode },
    reason: 'To walk a journey with',
  })
}

/** What a member has in the wallet and at the arcade, in the smallest unit. */
async function pocketsOf({ call }: MemberCalls) {
  const { pockets } = await call(getBalance, {})
  const amountOf = (name: string) =>
    BigInt(pockets.find(({ pocket }) => pocket === name)?.amount ?? '0')
  return { main: amountOf('cash'), arcade: amountOf('vendor:ARCADE') }
}

/** One roll of the dice, whatever it brings. */
async function roll(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: /^Roll/ }).click()
  await expect(frame.getByText(/^Rolled/).first()).toBeVisible()
}

const balanceInFrame = async (frame: FrameLocator) => {
  const panel = frame.getByText('Balance', { exact: true }).first().locator('..')
  return readSum(await panel.innerText())
}

const leaveGame = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Lobby' }).click()

// Who walks beside these plays no game, so that only they meet a vendor that keeps money.
test.describe('While a provider keeps the money of its players', () => {
  test.beforeAll(({ browser }) => setMode(browser, 'transfer'))
  test.afterAll(({ browser }) => setMode(browser, 'seamless'))

  test('members move some of it there, play with that alone, and bring back what is left', async ({
    browser,
    page,
  }) => {
    test.slow()
    await enter(page, await playerNamed('one', browser))
    const calls = await callsOf(page)
    const before = await pocketsOf(calls)
    expect(before.arcade).toBe(0n)

    await test.step('the member centre moves it', async () => {
      const centre = await openCentre(page, 'transferFund', 'Transfer funds')
      const own = centre.getByRole('region', { name: 'Your wallets' })
      await expect(own.getByRole('button', { name: /^Collect everything/ })).toBeDisabled()
      const amount = centre.getByRole('textbox', { name: 'Amount', exact: true })
      await amount.fill('999999')
      await expect(centre.getByText(/^You can use .* at most/).first()).toBeVisible()
      await amount.fill('120')
      await centre.getByRole('button', { name: /^Transfer .*120\.00/ }).click()
      await expect(centre.getByText('Moved', { exact: true })).toBeVisible()
      await expect(own.getByRole('listitem').filter({ hasText: 'Arcade' })).toContainText('120.00')
      await expectAccessible(page)
      expect(await pocketsOf(calls)).toEqual({ main: before.main - 12_000n, arcade: 12_000n })
    })

    const game = `/seamless?game=${await findGame(page, 'Dice')}`
    await test.step('the game opens with what is there', async () => {
      await page.goto(game)
      await expect(page.getByRole('heading', { name: 'Move money to Arcade' })).toBeVisible()
      await expect(page.getByText('At Arcade').locator('..')).toContainText('120.00')
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Play with what is there' }).click()
      const frame = await enterFrame(page)
      await expect.poll(() => balanceInFrame(frame), { timeout: 20_000 }).toBe(12_000n)
      await roll(frame)
      const { main, arcade } = await pocketsOf(calls)
      expect(main).toBe(before.main - 12_000n)
      expect(arcade).not.toBe(12_000n)
      await expect.poll(() => balanceInFrame(frame)).toBe(arcade)
    })

    await test.step('and whoever leaves is asked for the rest', async () => {
      const { main, arcade } = await pocketsOf(calls)
      await leaveGame(page)
      const asked = await popupOverGame(page, 'Bring your money back')
      expect(readSum(await asked.innerText())).toBe(arcade)
      await asked.getByRole('button', { name: 'Bring it back' }).click()
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(await pocketsOf(calls)).toEqual({ main: main + arcade, arcade: 0n })
    })
  })

  test('it goes in and comes back by itself on a device where that was chosen', async ({
    browser,
    page,
  }) => {
    test.slow()
    await enter(page, await playerNamed('one', browser))
    const calls = await callsOf(page)
    const before = await pocketsOf(calls)
    const centre = await openCentre(page, 'transferFund', 'Transfer funds')
    await centre.getByRole('switch', { name: 'Move money by itself' }).click()

    await page.goto(`/seamless?game=${await findGame(page, 'Dice')}`)
    const frame = await enterFrame(page)
    await expect.poll(() => balanceInFrame(frame), { timeout: 20_000 }).toBe(before.main)
    expect(await pocketsOf(calls)).toEqual({ main: 0n, arcade: before.main })
    await roll(frame)
    const { arcade } = await pocketsOf(calls)
    await leaveGame(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await pocketsOf(calls)).toEqual({ main: arcade, arcade: 0n })
  })
})
