import { readFileSync } from 'node:fs'
import { languages } from '@baize/kernel/language'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './journey.ts'
import { playerNamed } from './players.ts'
import { languageSelect } from './site-menu.ts'

/** What a name of the page is in a language, with whatever stands in its gaps. */
function wordsOf(folder: string, room: string) {
  const file = new URL(`../texts/${folder}/${room}.json`, import.meta.url)
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  /** `end` is empty for words that something else follows, such as a number. */
  return (key: string, end = '$') => {
    const text = words[key]
    if (text === undefined) throw new Error(`${room}.${key} has no words in ${folder}.`)
    const [before = '', after = ''] = text.split(/\{.*\}/)
    const plain = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`^${plain(before)}.*${plain(after)}${end}`)
  }
}

/** The game of the seed that is called so in English. */
const sought = {
  EN: 'Book of Sun',
  JA: '太陽の書',
  KO: '태양의 서',
  PT: 'Livro do Sol',
  TY: 'Aklat ng Araw',
}

for (const { wire, folder, tag } of languages.filter((entry) => entry.wire !== 'EN')) {
  test(`Who reads ${tag} finds, keeps and opens a game`, async ({ browser, page }) => {
    test.slow()
    const player = await playerNamed('one', browser)
    const [shell, lobby, auth] = [
      wordsOf(folder, 'shell'),
      wordsOf(folder, 'catalogue'),
      wordsOf(folder, 'identity'),
    ]
    await page.emulateMedia({ colorScheme: wire === 'JA' || wire === 'PT' ? 'light' : 'dark' })
    await page.goto('/')
    await (await languageSelect(page)).selectOption(wire)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    const tiles = page.locator('main [data-tile]')

    // Home: every category that somebody serves, by its name.
    for (const key of ['categoryLive', 'categorySlots', 'categoryFish', 'categoryCards']) {
      await expect(page.getByRole('region', { name: shell(key) }).first()).toBeAttached()
    }
    await expectNoSidewaysScroll(page)

    // A list: vendor, kind, page, and back.
    await page.goto('/rng')
    await expect(tiles).toHaveCount(24)
    const groups = (name: RegExp) => page.getByRole('group', { name })
    await groups(shell('vendors')).getByRole('button', { name: /^Kite/ }).click()
    await expect(page).toHaveURL('/rng?vendor=KITE')
    await page.getByRole('button', { name: lobby('showMore') }).click()
    await expect(page).toHaveURL('/rng?vendor=KITE&page=2')
    await page.goBack()
    await expect(page).toHaveURL('/rng?vendor=KITE')
    const jackpots = groups(lobby('kinds')).getByRole('button', { name: lobby('kindJackpot', '') })
    await jackpots.click()
    await expect(page).toHaveURL('/rng?vendor=KITE&classify=JP')
    await expect(jackpots).toHaveAttribute('aria-pressed', 'true')
    await expectNoSidewaysScroll(page)

    // By its name in this language, then by the login to that same game.
    await page.goto('/search')
    await page.locator('input[type=search]').filter({ visible: true }).first().fill(sought[wire])
    await page.keyboard.press('Enter')
    await expect(tiles.first()).toHaveAttribute('aria-label', new RegExp(sought[wire]))
    await tiles.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=username]').fill(player.username)
    await dialog.getByLabel(auth('password')).first().fill(player.password)
    await dialog
      .getByRole('button', { name: shell('logIn') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/seamless\?game=\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: sought[wire] })).toBeVisible()
    await expectNoSidewaysScroll(page)

    // A favourite, which home then shows.
    await page.goto('/rng?sort=name')
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: shell('favouriteGame') })
      .first()
    const added = page.waitForResponse(/addFavoriteGameV2/)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await added
    await page.goto('/favorite')
    const kept = page.getByRole('main').locator('[aria-pressed=true]')
    await expect(kept).toHaveCount(1)
    // Taken back for whoever walks next; a heart is asked for once a second.
    await page.waitForTimeout(1_100)
    const removed = page.waitForResponse(/removeFavoriteGameV2/)
    await kept.click()
    await removed
  })
}

/** Goes on by the Tab key until it stands there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < 60; stops += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there.')
}

/** Past the menus, by the link that the first Tab shows. */
async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

for (const { wire, folder, tag } of languages.filter((entry) => entry.wire !== 'EN')) {
  const words = (room: string) => wordsOf(folder, room)
  const [shell, lobby, auth] = [words('shell'), words('catalogue'), words('identity')]

  test.describe(`Who reads ${tag}, by keys alone`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), wire)
    })

    test('finds the games with a jackpot', async ({ page }) => {
      await page.goto('/rng')
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      const tiles = page.locator('main [data-tile]')
      await expect(tiles).toHaveCount(24)
      const kinds = page.getByRole('group', { name: lobby('kinds') })
      await skipToMain(page)
      await tabTo(page, kinds.getByRole('button', { name: lobby('kindJackpot', '') }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/rng?classify=JP')
      await expect(tiles).toHaveCount(24)
      await tabTo(page, tiles.first())
      await page.keyboard.press('ArrowRight')
      await expect(tiles.nth(1)).toBeFocused()
    })

    test('looks around with a trial account, and hears what a real one is for', async ({
      page,
      mayFail,
    }) => {
      mayFail(/403|in_need_true_account/)
      const counts: string[] = []
      page.on('request', (request) => {
        if (/unreadCount/i.test(request.url())) counts.push(request.url())
      })
      await page.goto('/login')
      const dialog = page.getByRole('dialog', { name: shell('logIn') })
      await tabTo(page, dialog.getByRole('button', { name: auth('freePlay') }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('banner').getByText(shell('trial'))).toBeVisible()
      await page.goto('/fish')
      const tile = page.locator('main [data-tile]').first()
      await expect(tile).toBeVisible()
      await skipToMain(page)
      await tabTo(page, tile)
      await page.keyboard.press('Enter')
      const warning = page.getByRole('dialog', { name: shell('needRealAccount') })
      await expect(warning).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(warning).toHaveCount(0)
      await expect(tile).toBeFocused()
      await page.goto('/member')
      await expect(warning).toBeVisible()
      expect(counts).toEqual([])
    })
  })

  test.describe(`Who reads ${tag} is told the news of the house`, () => {
    test.use({ announcements: true })

    test('once, in a card that is closed for good', async ({ page }) => {
      test.slow()
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), wire)
      await page.goto('/')
      const news = page.getByRole('complementary', { name: shell('announcements') })
      await expect(news).toBeVisible({ timeout: 30_000 })
      await expectNoSidewaysScroll(page)
      await news.getByRole('button').last().click()
      await expect(news).toHaveCount(0)
      await page.reload()
      await page.waitForTimeout(3_500)
      await expect(news).toHaveCount(0)
    })
  })
}
