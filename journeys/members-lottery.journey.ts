import type { Browser, Locator, Page } from '@playwright/test'
import { listLotteries } from '@baize/contract/lottery/lottery'
import { listChases } from '@baize/contract/lottery/lottery-chases'
import { listLotteryTickets } from '@baize/contract/lottery/lottery-tickets'
import { enter, visibleButton } from './cashier-pages.ts'
import { choose } from './choose.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { callsOf, openCalls } from './member-calls.ts'
import { deskOf } from './members.ts'
import { newMember } from './new-member.ts'
import { cashOf, newPlayer, type Player } from './players.ts'

const quickOne = 'always-five-1-minute'
const southern = 'vietnam-south'

/** A draw is drawn by the minute and settled within seconds. */
const untilSettled = { timeout: 85_000 }

async function openLottery(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('tablist', { name: 'Plays' })).toBeVisible({ timeout: 20_000 })
}

/** A product that has just begun plans its first draws once its chain is salted. */
const untilPlanned = { timeout: 80_000 }

const slipOf = (page: Page): Locator => page.getByRole('region', { name: 'Slip' })

/** Any digit in the last place: ten bets of which one wins, however it is drawn. */
async function pickAllUnits(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Fixed place', exact: true }).click()
  await page.getByRole('button', { name: 'Units: All' }).click()
}

/** In two presses, in a draw that is on sale for some seconds yet. */
async function place(page: Page): Promise<void> {
  // A sheet that is open hides it from who listens.
  const left = page.getByRole('timer', { includeHidden: true })
  await expect(async () => {
    const seconds = Number(/\d+/.exec((await left.getAttribute('aria-label')) ?? '')?.[0])
    expect(seconds).toBeGreaterThan(4)
  }).toPass({ timeout: 20_000 })
  await visibleButton(slipOf(page), /^Place PHP/).click()
  await visibleButton(slipOf(page), /^Confirm PHP/).click()
  await expect(page.getByText(/^1 ticket bought for draw/).locator('visible=true')).toBeVisible()
}

/** Somebody who has paid nothing in yet. */
async function newcomer(browser: Browser): Promise<Player> {
  const member = await newMember(browser)
  const desk = await deskOf(browser, 'finance')
  const path = `/ops/api/members?search=${member.username}`
  const { items } = await desk.call<{ items: { id: string }[] }>('GET', path)
  return { ...member, id: items[0]?.id ?? '' }
}

test.describe('Members play a lottery', () => {
  test('a ticket of Vietnam and one of five digits are drawn, settled and in the record; a chase stops on its win', async ({
    browser,
    page,
  }) => {
    test.slow()
    const player = await newPlayer(browser)
    await enter(page, player)

    await test.step('of Vietnam every pair of digits is typed, so that one wins', async () => {
      await openLottery(page, `/vnLottery?gameCode=${southern}`)
      await expect(page.getByRole('timer')).toBeVisible(untilPlanned)
      await page.getByRole('tab', { name: 'Last digits' }).click()
      await page.getByRole('button', { name: 'Last 2 of the special prize', exact: true }).click()
      const all = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
      await page.getByRole('textbox', { name: 'Or type it' }).fill(all.join(' '))
      await choose(page.getByRole('radio', { name: '0.1', exact: true }))
      await expect(page.getByText('100 bets, PHP 10.00').locator('visible=true')).toBeVisible()
      await visibleButton(page.getByRole('region', { name: 'Stake' }), 'Add to slip').click()
      await place(page)
    })

    await test.step('of five digits every last one', async () => {
      await openLottery(page, `/lottery?gameCode=${quickOne}`)
      await pickAllUnits(page)
      await page.getByRole('button', { name: 'Add to slip' }).click()
      await place(page)
    })

    await test.step('the same over five draws is a chase, whose whole sum is set aside', async () => {
      await page.getByRole('button', { name: 'Repeat last' }).click()
      await slipOf(page).getByRole('button', { name: 'Repeat over coming draws' }).click()
      const dialog = page.getByRole('dialog', { name: 'Play on over coming draws' })
      await expect(dialog.getByText('PHP 50.00', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: /^Place PHP/ }).click()
      await dialog.getByRole('button', { name: /^Confirm PHP/ }).click()
      await expect(dialog).toBeHidden()
      expect(await cashOf(browser, player)).toBe(50_000n - 1_000n - 1_000n - 5_000n)
    })

    await test.step('its win ends it while one looks, and the rest comes back', async () => {
      await page.getByRole('tab', { name: 'Chases' }).click()
      const chases = page.getByRole('table', { name: 'Your chases' })
      await expect(chases.getByText('Running')).toBeVisible()
      await expect(chases.getByText('Ended by a win')).toBeVisible(untilSettled)
      await expect(chases).toContainText('40.00')
      await page.getByRole('tab', { name: 'Tickets' }).click()
      const tickets = page.getByRole('table', { name: 'Your last bets' })
      await expect(tickets.getByText('Won').first()).toBeVisible()
    })

    await test.step('each came to what it says, and the books agree', async () => {
      const calls = await callsOf(page)
      const settled = async () => {
        const { items } = await calls.call(listLotteryTickets, { limit: 50 })
        return items.filter(({ state }) => state === 'won')
      }
      await expect.poll(async () => (await settled()).length, untilSettled).toBe(3)
      const { items } = await calls.call(listChases, {})
      expect(items[0]).toMatchObject({ state: 'won', staked: '1000', refunded: '4000' })
      const paid = (await settled()).reduce((sum, { payout }) => sum + BigInt(payout), 0n)
      await expect.poll(() => cashOf(browser, player)).toBe(50_000n - 3_000n + paid)
    })

    await test.step('the draw is drawn again in the browser', async () => {
      await page.getByRole('button', { name: 'Verify', exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Verify this draw' })
      await dialog.getByRole('button', { name: 'Draw it again here' }).click()
      await expect(dialog.getByText('Drawn again here')).toBeVisible({ timeout: 20_000 })
      await expect(dialog.getByText('Fails')).toHaveCount(0)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Close' }).click()
    })

    // Less came back than was staked: the record counts what is left.
    await test.step('all of them stand in the betting record', async () => {
      await page.goto('/member?m=personalHistoryCopy')
      await choose(page.getByRole('radio', { name: 'Today' }))
      const record = page.getByRole('table', { name: 'Betting record' })
      const rowsOf = (title: string, net: string) =>
        record.getByRole('row').filter({ hasText: title }).filter({ hasText: net })
      await expect(rowsOf('Vietnam South', '−0.50')).toHaveCount(1)
      await expect(rowsOf('Always Five 1 Minute', '−0.40')).toHaveCount(2)
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('a draw that is closed says when the next one opens and offers another; too little money keeps the slip through a deposit', async ({
      browser,
      page,
    }) => {
      test.slow()
      const player = await newcomer(browser)
      await enter(page, player)

      await test.step('closed: nothing can be picked, and the way on is there', async () => {
        // Some are not drawn every day, and always one of them is not on sale.
        const calls = await openCalls(null)
        const find = async () => {
          const { list } = await calls.call(listLotteries, { vendor: 'TCG_LOTTO_VN' })
          return list.find(({ current, next }) => current === null && next !== null)
        }
        await expect.poll(find, untilPlanned).toBeDefined()
        const closed = await find()
        await openLottery(page, `/vnLottery?gameCode=${closed?.id ?? ''}`)
        await expect(page.getByText('This draw is closed')).toBeVisible()
        await expect(
          page.getByText(new RegExp(`${closed?.next?.number} is on sale from`)),
        ).toBeVisible()
        await expect(page.getByRole('button', { name: '00', exact: true })).toBeDisabled()
        await expectNoSidewaysScroll(page)
        await page.getByRole('link', { name: /^Play / }).click()
        await expect(page.getByText('Betting closes in')).toBeVisible()
        await expect(page.getByRole('button', { name: '00', exact: true })).toBeEnabled()
      })

      await test.step('without money it says what is missing, and the slip waits over the deposit', async () => {
        await openLottery(page, `/lottery?gameCode=${quickOne}`)
        await pickAllUnits(page)
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await page.getByRole('button', { name: 'Slip (1)' }).click()
        const slip = page.getByRole('dialog', { name: 'Slip' })
        await expect(slip.getByText(/^PHP\s10\.00 is missing$/)).toBeVisible()
        await expect(slip.getByRole('button', { name: /^Place/ })).toBeDisabled()
        await expectAccessible(page)
        await slip.getByRole('link', { name: 'Deposit' }).click()
      })

      await test.step('paid at the gateway, one is back with the slip and places it', async () => {
        const deposit = page.getByRole('dialog', { name: 'Deposit' })
        const amount = deposit.getByRole('textbox', { name: 'Amount', exact: true })
        const notNow = deposit.getByRole('button', { name: /not now|without|later|skip/i })
        await expect(amount.or(notNow).first()).toBeVisible()
        if (await notNow.isVisible()) await notNow.click()
        await choose(deposit.getByRole('radio').first())
        await amount.fill('500')
        await visibleButton(deposit, /^Deposit( PHP\s500(\.00)?)?$/).click()
        await page.getByRole('button', { name: 'Pay', exact: true }).click()
        await expect(page.getByText(/PHP\s500\.00 is in your wallet/).first()).toBeVisible({
          timeout: 20_000,
        })
        await openLottery(page, `/lottery?gameCode=${quickOne}`)
        await page.getByRole('button', { name: 'Slip (1)' }).click()
        await place(page)
        await expect.poll(() => cashOf(browser, player)).toBe(49_000n)
      })
    })
  })
})
