import type { Page } from '@playwright/test'
import { getWithdrawal, listPayees } from '@baize/contract/cashier/withdrawals'
import { expect, expectAccessible, test } from './journey.ts'
import { addBankAccount, callsOf, withdraw, type MemberCalls } from './member-calls.ts'
import { deskOf, logIn, secondDesk } from './members.ts'
import { openDesk, takeDesk } from './operators.ts'
import { playerNamed } from './players.ts'
import { letWithdraw } from './withdrawals.ts'

/** The member signs in on a page and has an account to withdraw to, which need not wait for a day. */
async function prepare(page: Page, browser: Parameters<typeof playerNamed>[1]) {
  const desk = await deskOf(browser, 'finance')
  await letWithdraw(desk, await secondDesk(browser))
  const player = await playerNamed('other', browser)
  await page.goto('/login')
  await logIn(page, player.username, player.password)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Menu of/ })).toBeVisible()
  const calls = await callsOf(page)
  const payee = await addBankAccount(calls, player.password)
  return { player, calls, payee }
}

/** Opens the record of a withdrawal beside the queue, by keys alone once the page stands. */
async function openRecord(desk: Page, address: string, username: string): Promise<void> {
  await desk.goto(`/ops/withdrawals?${address}`)
  await expect(desk.getByRole('table').getByText(username)).toBeVisible()
  await desk.keyboard.press('j')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('main').getByRole('complementary')).toContainText('Account number')
}

async function giveReason(desk: Page, button: string): Promise<void> {
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Looked at it')
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

async function stateOf({ call }: MemberCalls, id: string): Promise<string> {
  return (await call(getWithdrawal, { id })).state
}

test.describe('Operators can work off the cashier', () => {
  test('two approve the same withdrawal at once: one wins, the other is told; one is rejected by keys', async ({
    browser,
    page,
    mayFail,
  }) => {
    test.setTimeout(300_000)
    // Whoever is slower is refused, and the browser says so.
    mayFail(/409/)
    const member = await (await browser.newContext()).newPage()
    const { player, calls, payee } = await prepare(member, browser)
    await takeDesk(page, 'finance')
    const other = await openDesk(browser, 'admin')

    await test.step('both look at it and decide in the same moment', async () => {
      const id = await withdraw(calls, payee, '15000')
      await openRecord(page, `q=${id}`, player.username)
      await openRecord(other.page, `q=${id}`, player.username)
      const desks = [page, other.page]
      for (const desk of desks) {
        await desk.keyboard.press('a')
        await expect(desk.getByRole('dialog')).toContainText(player.username)
        await desk.getByRole('dialog').getByLabel('Reason').fill('Looked at it')
      }
      await Promise.all(
        desks.map((desk) =>
          desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click(),
        ),
      )
      const won = (desk: Page) => desk.getByText(/approved\. It now waits to be paid/)
      const told = (desk: Page) => desk.getByRole('dialog', { name: 'Somebody was faster' })
      await expect(won(page).or(told(page))).toBeVisible()
      await expect(won(other.page).or(told(other.page))).toBeVisible()
      const isFirst = await won(page).isVisible()
      const [winner, loser] = isFirst ? [page, other.page] : [other.page, page]
      await expect(won(winner)).toBeVisible()
      await expect(told(loser)).toBeVisible()
      const name = isFirst ? 'Ines Reyes' : 'Ada Admin'
      await expect(told(loser)).toContainText(name)
      await expect(told(loser)).toContainText('Your decision was not carried out')
      await expectAccessible(loser)
      await told(loser).getByRole('button', { name: 'Understood' }).click()
      expect(await stateOf(calls, id)).toBe('approved')
      await expect(loser.getByRole('table').getByText(player.username)).toHaveCount(0)
    })

    await test.step('it is refused before it is paid, and everything goes back', async () => {
      await openRecord(page, 'lane=pay', player.username)
      await page.keyboard.press('r')
      await page.getByRole('dialog').getByLabel('Note for the member').fill('Please ask again')
      await giveReason(page, 'Reject')
      await expect(page.getByText(/rejected, PHP.150\.00 went back/)).toBeVisible()
    })

    await test.step('another is approved and paid by keys, and the queue follows by itself', async () => {
      await other.page.goto('/ops/withdrawals?lane=pay')
      await expect(other.page.getByText('Nothing waits to be paid')).toBeVisible()
      const id = await withdraw(calls, payee, '12000')
      await openRecord(page, `q=${id}`, player.username)
      await page.keyboard.press('a')
      await giveReason(page, 'Approve')
      await expect(page.getByText(/approved\. It now waits/)).toBeVisible()
      await expect(other.page.getByRole('table').getByText(player.username)).toBeVisible()
      await other.page.keyboard.press('j')
      await other.page.keyboard.press('Enter')
      await other.page.keyboard.press('p')
      const dialog = other.page.getByRole('dialog')
      await dialog.getByLabel('Reference of the bank').fill('IB 7720')
      await expectAccessible(other.page)
      await dialog.getByRole('button', { name: /^Paid PHP/ }).click()
      await expect(other.page.getByText(/marked as paid/)).toBeVisible()
      expect(await stateOf(calls, id)).toBe('disbursed')
    })
    expect(other.problems().filter((line) => !line.includes('409'))).toEqual([])
    await other.close()
    await member.context().close()
  })

  test('a method made in the console appears on the member’s deposit page once a second person agreed', async ({
    browser,
    page,
  }) => {
    test.setTimeout(180_000)
    const name = `Harbour Bank ${Date.now() % 100_000}`
    const { page: desk, problems, close } = await openDesk(browser, 'finance')
    await desk.goto('/ops/payment-methods')
    await expect(desk.getByRole('heading', { level: 1, name: 'Payment methods' })).toBeVisible()
    await desk.keyboard.press('n')
    await desk.getByLabel('Name', { exact: true }).fill(name)
    await desk.getByLabel('Bank', { exact: true }).fill('Harbour Bank')
    await desk.getByLabel('Account number').fill('0091 2204 8817')
    await desk.getByLabel('Amounts to tap').fill('500 1000')
    await expect(desk.getByRole('figure')).toContainText(name)
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await giveReason(desk, 'Save')
    await expect(desk.getByText('Asked. It goes live when a second person agrees.')).toBeVisible()
    await expectAccessible(desk)
    const { page: other, close: leave } = await openDesk(browser, 'manager')
    await other.goto('/ops/approvals')
    await expect(other.getByText('0091 2204 8817')).toBeVisible()
    await other.getByRole('button', { name: 'Approve as second' }).click()
    await giveReason(other, 'Approve as second')
    await expect(other.getByText('Approved. It is done.')).toBeVisible()
    await leave()

    const player = await playerNamed('other', browser)
    await page.goto('/login')
    await logIn(page, player.username, player.password)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Menu of/ })).toBeVisible()
    await page.goto('/member?m=depositv2')
    // A limit is offered before the first deposit.
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByText(name).first()).toBeVisible({ timeout: 20_000 })
    expect(problems()).toEqual([])
    await close()
  })

  test('a bank that an operator adds can be chosen by members until it is closed', async ({
    browser,
    page,
  }) => {
    test.setTimeout(180_000)
    const name = `River Bank ${Date.now() % 100_000}`
    const player = await playerNamed('other', browser)
    await page.goto('/login')
    await logIn(page, player.username, player.password)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Menu of/ })).toBeVisible()
    const { call } = await callsOf(page)
    const offered = async () =>
      (await call(listPayees, {})).institutions.some((one) => one.name === name)
    const { page: desk, problems, close } = await openDesk(browser, 'finance')
    await desk.goto('/ops/institutions')
    await expect(desk.getByRole('heading', { level: 1, name: 'Banks and wallets' })).toBeVisible()

    await test.step('it is added', async () => {
      await desk.getByRole('button', { name: /New bank/ }).click()
      await desk.getByRole('dialog').getByLabel('Name').fill(name)
      await expectAccessible(desk)
      await giveReason(desk, 'Add')
      await expect(desk.getByText(`${name} was added`)).toBeVisible()
      expect(await offered()).toBe(true)
    })

    await test.step('it is closed', async () => {
      await desk.getByRole('row').filter({ hasText: name }).click()
      await desk.getByRole('dialog').getByRole('switch').click()
      await expect(desk.getByText('Nobody can add an account here any more.')).toBeVisible()
      await giveReason(desk, 'Save')
      await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('Closed')
      expect(await offered()).toBe(false)
    })
    expect(problems()).toEqual([])
    await close()
  })
})
