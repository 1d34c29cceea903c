import type { Locator } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './journey.ts'
import { balanceOnPage, cashOf, findGame, openGame, playerNamed } from './players.ts'

/** What is smaller, a thumb misses. */
const leastPx = 40

/** Without scrolling, and large enough to be pressed. */
async function expectInReach(...parts: Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 })
    await expectLarge(part)
  }
}

async function expectLarge(part: Locator): Promise<void> {
  const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(leastPx)
}

test.describe('Members at a table find by its plain name what can be played, bet, and are paid', () => {
  test('blackjack: dealt, stood, told, and the books agree', async ({ browser, page }) => {
    test.slow()
    const player = await playerNamed('one', browser)
    const frame = await openGame(page, await findGame(page, 'Blackjack'), player)
    const before = await cashOf(browser, player)
    const deal = frame.getByRole('button', { name: /^Deal/ })
    const moves = frame.getByRole('group', { name: 'Moves' })
    const stand = moves.getByRole('button', { name: /^(Stand|No insurance)/ })
    const counted = frame.getByText('Rounds', { exact: true }).locator('..')
    // A push brings the stake back; then one more is played.
    for (let rounds = 1; rounds <= 5; rounds += 1) {
      await expect(deal).toBeEnabled({ timeout: 20_000 })
      await expectInReach(deal)
      await deal.click()
      const isOver = async () => (await counted.innerText()).endsWith(String(rounds))
      await expect(async () => {
        // When the round is over there is none, and it is not waited for.
        if (await stand.isEnabled({ timeout: 1_000 }).catch(() => false)) {
          await expectInReach(...(await moves.getByRole('button').all()))
          await stand.click({ timeout: 2_000 })
        }
        expect(await isOver()).toBe(true)
      }).toPass({ timeout: 30_000 })
      if ((await cashOf(browser, player)) !== before) break
    }
    const books = await cashOf(browser, player)
    expect(books).not.toBe(before)
    await expect.poll(() => balanceOnPage(page)).toBe(books)
    await expectNoSidewaysScroll(page)
  })

  test('roulette: chips on red and on a number, one spin', async ({ browser, page }) => {
    test.slow()
    const player = await playerNamed('one', browser)
    const frame = await openGame(page, await findGame(page, 'Roulette'), player)
    const before = await cashOf(browser, player)
    const spin = frame.getByRole('button', { name: /^Spin/ })
    // Two chips and one: however it falls, the balance moves.
    const red = frame.getByRole('button', { name: /^Red: pays 1:1/ })
    await red.click({ timeout: 20_000 })
    await red.click()
    await frame.getByRole('button', { name: /^Number 17: pays 35:1/ }).click()
    await expectLarge(red)
    await expectInReach(spin, frame.getByRole('button', { name: 'Undo' }))
    await spin.click()
    const list = frame.getByRole('region', { name: 'Bets of this round' })
    await expect(list.getByRole('row')).toHaveCount(3, { timeout: 20_000 })
    const books = await cashOf(browser, player)
    expect(books).not.toBe(before)
    await expect.poll(() => balanceOnPage(page)).toBe(books)
    await expectNoSidewaysScroll(page)
  })

  test('the wheel: a list of bets, one turn for all, and its proof', async ({
    browser,
    page,
    context,
    mayFail,
  }) => {
    test.slow()
    // A bet that is pressed as the betting ends may come too late, which is said; then one bets again.
    mayFail(/409 \(Conflict\)/)
    const player = await playerNamed('one', browser)
    const frame = await openGame(page, await findGame(page, 'House Wheel'), player)
    const before = await cashOf(browser, player)
    const bet = frame.getByRole('button', { name: /^Bet / })
    const fields = frame.getByRole('group', { name: 'Fields of the wheel' }).getByRole('button')
    await expect(fields).toHaveCount(7, { timeout: 20_000 })
    for (const name of [/^Field 1:/, /^Star:/, /^Sun:/]) {
      await frame.getByRole('button', { name }).click()
    }
    await expectInReach(bet, frame.getByRole('button', { name: 'Undo' }), ...(await fields.all()))
    await frame.getByRole('timer').waitFor({ timeout: 45_000 })
    await bet.click()
    await expect(frame.getByText(/is in this round/).first()).toBeVisible({ timeout: 45_000 })
    const stopped = frame.getByText(/^The wheel stopped at:/)
    await expect(stopped).toBeAttached({ timeout: 60_000 })
    await expect.poll(() => cashOf(browser, player)).not.toBe(before)
    const books = await cashOf(browser, player)
    await expect.poll(() => balanceOnPage(page)).toBe(books)
    await expectNoSidewaysScroll(page)
    await frame.getByRole('button', { name: /^See the round of/ }).click()
    const [verifier] = await Promise.all([
      context.waitForEvent('page'),
      frame.getByRole('link', { name: 'Verify this round' }).click(),
    ])
    await expect(verifier.getByText(/^It adds up, but it binds nobody/)).toBeVisible()
  })
})
