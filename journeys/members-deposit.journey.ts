import type { Browser, Locator, Page } from '@playwright/test'
import { getDeposit, listDeposits } from '@baize/contract/cashier/deposits'
import { enter, openCentre, picture, visibleButton } from './cashier-pages.ts'
import { choose } from './choose.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { callsOf } from './member-calls.ts'
import { deskOf } from './members.ts'
import { newMember } from './new-member.ts'
import { cashOf, enterFrame, findGame, popupOverGame, type Player } from './players.ts'

/** Somebody who has paid nothing in yet. */
async function newcomer(browser: Browser): Promise<Player> {
  const member = await newMember(browser)
  const desk = await deskOf(browser, 'finance')
  const search = `/ops/api/members?search=${member.username}`
  const { items } = await desk.call<{ items: { id: string }[] }>('GET', search)
  return { ...member, id: items[0]?.id ?? '' }
}

async function openDeposit(page: Page): Promise<Locator> {
  const dialog = await openCentre(page, 'depositv2', 'Deposit')
  await passOffer(dialog)
  return dialog
}

/** Before the first deposit limits are offered; whoever does not want them goes on. */
async function passOffer(dialog: Locator): Promise<void> {
  const amount = dialog.getByRole('textbox', { name: 'Amount', exact: true })
  const notNow = dialog.getByRole('button', { name: /not now|without|later|skip/i })
  await expect(amount.or(notNow).first()).toBeVisible()
  if (await notNow.isVisible()) await notNow.click()
  await expect(amount).toBeVisible()
}

type DeskDeposit = { readonly deposit: { readonly version: number; readonly state: string } }

test.describe('Members can pay in', () => {
  test('online: over the maximum is said, a double click orders once, the simulator pays, the page follows', async ({
    browser,
    page,
  }) => {
    test.slow()
    const player = await newcomer(browser)
    await enter(page, player)
    const dialog = await openDeposit(page)
    const calls = await callsOf(page)

    await test.step('the bounds are said before anything is sent', async () => {
      await choose(dialog.getByRole('radio').first())
      const amount = dialog.getByRole('textbox', { name: 'Amount' })
      await amount.fill('99999999')
      await expect(dialog.getByText(/above the maximum of PHP/)).toBeVisible()
      await expect(visibleButton(dialog, /Change the amount|^Deposit$/)).toBeDisabled()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await amount.fill('1250.50')
    })

    await test.step('a double click makes one order, whose page is the gateway’s', async () => {
      await visibleButton(dialog, /^Deposit( PHP\s1,250\.50)?$/).dblclick()
      await expect(page).toHaveURL(/\/sandbox\/pay\//)
      const { items } = await calls.call(listDeposits, {})
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({ amount: '125050', state: 'awaiting' })
    })

    await test.step('paid there, one is back at the order, and it succeeds by itself', async () => {
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(page).toHaveURL(/m=depositv2&order=dep_/)
      await expect(page.getByText(/PHP\s1,250\.50 is in your wallet/).first()).toBeVisible({
        timeout: 20_000,
      })
      await expectAccessible(page)
      expect(await cashOf(browser, player)).toBe(125_050n)
      const { items } = await calls.call(listDeposits, {})
      expect(items[0]).toMatchObject({ state: 'success', credited: '125050' })
    })
  })

  test('by bank with a slip: an operator approves, and within three seconds the page says so', async ({
    browser,
    page,
  }) => {
    test.slow()
    const player = await newcomer(browser)
    await enter(page, player)
    const dialog = await openDeposit(page)
    const calls = await callsOf(page)
    await choose(dialog.getByRole('radio', { name: /Bank transfer/ }))
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('700')
    await visibleButton(dialog, /^Deposit( PHP\s700\.00)?$/).click()
    await expect(dialog.getByRole('timer')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy: Account number' })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''

    await test.step('a file that is no picture is stopped here; a slip is seen and sent', async () => {
      const input = dialog.locator('input[type=file]')
      await input.setInputFiles({
        name: 'slip.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('paid'),
      })
      await expect(dialog.getByText(/not a picture that can be used/)).toBeVisible()
      await input.setInputFiles(picture())
      await expect(dialog.getByRole('img', { name: /^Preview of/ })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: 'Send the picture' }).click()
      await expect(dialog.getByText('Your payment is being checked')).toBeVisible()
    })

    await test.step('the order is found again from the list', async () => {
      await dialog.getByRole('button', { name: 'All methods' }).click()
      await expect(dialog.getByText('You have a deposit waiting')).toBeVisible()
      await dialog.getByRole('link', { name: /PHP\s700\.00/ }).click()
      await expect(dialog.getByText('Your payment is being checked')).toBeVisible()
    })

    await test.step('approved, it is in the wallet and on the page, without a reload', async () => {
      const desk = await deskOf(browser, 'finance')
      const path = `/ops/api/cashier/deposits/${id}`
      const { deposit } = await desk.call<DeskDeposit>('GET', path)
      const body = { version: deposit.version, reason: 'The money is there' }
      await desk.call('POST', `${path}/approve`, body)
      await expect(dialog.getByText(/PHP\s700\.00 is in your wallet/).first()).toBeVisible({
        timeout: 3000,
      })
      expect(await cashOf(browser, player)).toBe(70_000n)
      expect((await calls.call(getDeposit, { id })).credited).toBe('70000')
      await expect(dialog.getByText('New balance')).toBeVisible()
    })
  })
})

test.describe('Members can pay in from a game', () => {
  test('a bet that costs too much says by how much; after the deposit the game is as it was', async ({
    browser,
    mayFail,
    page,
  }) => {
    test.slow()
    // The bet that is refused.
    mayFail(/409/)
    const player = await newcomer(browser)
    await enter(page, player)
    await page.goto(`/seamless?game=${await findGame(page, 'Sweet Lantern')}`)
    const frame = await enterFrame(page)
    const spin = frame.getByRole('button', { name: 'Spin', exact: true })
    await expect(spin).toBeEnabled({ timeout: 20_000 })
    const stake = frame.getByRole('combobox').first()
    await stake.selectOption({ index: 1 })
    const chosen = await stake.inputValue()
    await spin.click()

    const told = await popupOverGame(page, /is missing for this bet/)
    const gap = (Number(chosen) / 100).toFixed(2)
    await expect(told).toContainText(gap)
    await told.getByRole('button', { name: 'Deposit' }).click()

    const dialog = page.getByRole('dialog', { name: 'Deposit' })
    await passOffer(dialog)
    await expect(dialog.getByText(/This bet needs PHP/)).toContainText(gap)
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('')
    await choose(dialog.getByRole('radio', { name: /Bank transfer/ }))
    await visibleButton(dialog, /^Deposit( PHP.*)?$/).click()
    await expect(dialog.getByRole('timer')).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    await dialog.locator('input[type=file]').setInputFiles(picture())
    await dialog.getByRole('button', { name: 'Send the picture' }).click()
    await expect(dialog.getByText('Your payment is being checked')).toBeVisible()
    const desk = await deskOf(browser, 'finance')
    const path = `/ops/api/cashier/deposits/${id}`
    const { deposit } = await desk.call<DeskDeposit>('GET', path)
    await desk.call('POST', `${path}/approve`, { version: deposit.version, reason: 'It is there' })
    await visibleButton(dialog, 'Done').click()

    await expect(dialog).toBeHidden()
    expect(await stake.inputValue()).toBe(chosen)
    await spin.click()
    await expect(told).toBeHidden()
    await expect(spin).toBeEnabled({ timeout: 40_000 })
    await frame.getByRole('button', { name: 'This session' }).click()
    await expect(frame.getByText('Spins', { exact: true }).first().locator('..')).toContainText('1')
  })
})
