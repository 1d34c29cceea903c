import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { openDesk, takeDesk } from './operators.ts'

type Card = {
  readonly vassalage: string
  readonly maintenance: boolean
  readonly maintenanceUntil?: string
}
type Lanes = { readonly data: { readonly lanes: readonly { readonly cards: readonly Card[] }[] } }
type Shown = { readonly displayName: string; readonly labels: readonly string[] }

/** Asks as a visitor does, without a session and past the browser's own copy. */
async function asked<Value>(page: Page, path: string): Promise<Value> {
  return await page.evaluate(async (address) => {
    const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' })
    return ((await answer.json()) as { value: Value }).value
  }, path)
}

/** The vendor as every lane of the lobby shows it. */
async function cardsOf(page: Page, vendor: string): Promise<Card[]> {
  const { data } = await asked<Lanes>(page, '/wps/relay/GCSGAME_newGameVendor')
  return data.lanes.flatMap(({ cards }) => cards).filter(({ vassalage }) => vassalage === vendor)
}

const hotNames = async (page: Page) =>
  (await asked<{ list: Shown[] }>(page, '/wps/relay/GCSGAME_hotGamesV2')).list.map(
    ({ displayName }) => displayName,
  )

async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test.describe('Operators can decide what is played', () => {
  test.setTimeout(300_000)

  test('a vendor closes for maintenance and opens again', async ({ page, browser }) => {
    await takeDesk(page, 'content')

    await test.step('a vendor is closed, and the lobby says so until when', async () => {
      await page.getByRole('link', { name: 'Games and vendors', exact: true }).click()
      await expect(page.getByRole('table', { name: 'Games' }).getByRole('row').nth(3)).toBeVisible()
      const panel = page.getByRole('complementary', { name: 'Vendors' })
      await panel.getByRole('switch', { name: 'Maintenance of Tidal' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '1 h' }).click()
      await confirm(page, 'Start maintenance', 'The vendor asked for it')
      await expect(panel.getByText('Tidal is in maintenance')).toBeVisible()
      await expect
        .poll(async () => (await cardsOf(page, 'TIDAL')).map(({ maintenance }) => maintenance))
        .not.toContain(false)
      const [card] = await cardsOf(page, 'TIDAL')
      expect(Date.parse(card?.maintenanceUntil ?? '')).toBeGreaterThan(Date.now())
    })

    await test.step('its games do not open, which a test of them shows', async () => {
      const panel = page.getByRole('complementary', { name: 'Vendors' })
      await panel.getByRole('button', { name: /^Tidal/ }).click()
      await expect(page).toHaveURL(/vendor=TIDAL/)
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
      await expect(page.getByText('by its vendor').first()).toBeVisible()
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await page.keyboard.press('l')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('0 of 2 open')).toBeVisible()
      await expect(dialog.getByText('The game or its vendor is in maintenance.')).toHaveCount(2)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Done' }).click()
    })

    await test.step('several of them get a label at once', async () => {
      await page.getByRole('button', { name: 'Label', exact: true }).click()
      const items = page.getByRole('menuitem')
      await items.filter({ hasText: 'Add the label Jackpot' }).click()
      await confirm(page, 'Add the label Jackpot', 'They pay into the pot')
      await expect(page.getByRole('row').filter({ hasText: 'Jackpot' }).first()).toBeVisible()
    })

    await test.step('vendors change places, and the closed one opens again', async () => {
      await page.getByRole('link', { name: 'Vendors', exact: true }).click()
      await page.getByRole('button', { name: 'Move Kite up' }).click()
      await page.getByRole('button', { name: 'Save the order' }).click()
      await confirm(page, 'Save the order', 'Kite leads now')
      await page.getByRole('switch', { name: 'Maintenance of Tidal' }).click()
      await confirm(page, 'End maintenance', 'It is back')
      await expect
        .poll(async () => (await cardsOf(page, 'TIDAL')).map(({ maintenance }) => maintenance))
        .not.toContain(true)
    })

    await test.step('an auditor reads what was done and why, and can change nothing', async () => {
      const auditor = await openDesk(browser, 'auditor')
      await auditor.page.goto('/ops/vendors')
      await expect(auditor.page.getByRole('row').nth(2)).toBeVisible()
      await expect(auditor.page.getByRole('switch')).toHaveCount(0)
      await expect(auditor.page.getByRole('button', { name: /^Move/ })).toHaveCount(0)
      await auditor.page.goto('/ops/audit')
      for (const reason of ['The vendor asked for it', 'They pay into the pot', 'It is back']) {
        await expect(
          auditor.page.getByRole('row').filter({ hasText: reason }).first(),
        ).toBeVisible()
      }
      expect(auditor.problems()).toEqual([])
      await auditor.close()
    })
  })

  test('a game gets another name and enters the hot list', async ({ page }) => {
    await takeDesk(page, 'content')
    const name = `Lantern ${Date.now() % 1_000_000}`

    await test.step('a game is renamed in its drawer', async () => {
      await page.goto('/ops/games?category=RNG&vendor=KITE')
      const rows = page.getByRole('table', { name: 'Games' }).getByRole('row')
      await rows.nth(1).click()
      const field = page.getByLabel('English', { exact: true })
      await field.fill(name)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await confirm(page, 'Save', 'A better name')
      await expect(page.getByRole('heading', { name })).toBeVisible()
    })

    await test.step('it enters the hot list at its head, by a key and a button', async () => {
      await page.getByRole('link', { name: 'Hot list', exact: true }).click()
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('button', { name: `Add ${name}` }).click()
      const items = page.getByRole('list', { name: 'Hot games' }).getByRole('listitem')
      await page.getByRole('button', { name: new RegExp(`^Move ${name}\\. `) }).focus()
      const before = await items.count()
      await page.keyboard.press('Alt+ArrowUp')
      await expect(items.nth(before - 2)).toContainText(name)
      await page.getByRole('button', { name: `Move ${name} to the top` }).click()
      await expect(items.first()).toContainText(name)
      await expect(
        page.getByRole('figure', { name: 'The row in the lobby' }).getByRole('listitem').first(),
      ).toContainText(name)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Save the list' }).click()
      await confirm(page, 'Save the list', 'Much asked for')
      await expect.poll(async () => (await hotNames(page))[0]).toBe(name)
    })
  })
})
