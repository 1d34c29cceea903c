import { readFileSync } from 'node:fs'
import { languages } from '@baize/kernel/language'
import { expect, expectNoSidewaysScroll, test } from './journey.ts'
import { isPhone, languageSelect } from './site-menu.ts'

const shell = (folder: string) =>
  JSON.parse(
    readFileSync(new URL(`../texts/${folder}/shell.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

test.describe('Visitors can read the site in their language', () => {
  test('the language changes while words are being typed, and nothing is lost', async ({
    page,
  }) => {
    await page.goto(isPhone(page) ? '/search' : '/')
    const box = page.locator('input[type=search]').filter({ visible: true })
    await box.fill('tiger')
    for (const { wire, folder, tag, name } of [...languages].reverse()) {
      await (await languageSelect(page)).selectOption(wire)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(box).toHaveValue('tiger')
      await expect(box).toHaveAttribute('aria-label', shell(folder)['searchGames'] ?? '')
      await expect((await languageSelect(page)).locator('option:checked')).toHaveText(name)
    }
  })

  for (const { wire, folder, tag } of languages) {
    test(`a reload keeps ${wire}, on every page and in the title`, async ({ page }) => {
      await page.goto('/help')
      await (await languageSelect(page)).selectOption(wire)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await page.reload()
      const words = shell(folder)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['helpCentre'] ?? '')
      await page.goto('/down')
      await expect(page).toHaveTitle(`${words['appDownload']} · Baize`)
      await expectNoSidewaysScroll(page)
    })
  }

  test('the server writes the language into the page itself', async ({ page, request }) => {
    await page.goto('/')
    await (await languageSelect(page)).selectOption('TY')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const html = await (await request.get('/', { headers: { cookie } })).text()
    expect(html).toContain('<html lang="fil-PH"')
  })

  test('the faces of Japanese and Korean are asked for with their language only', async ({
    page,
  }) => {
    // A device that has a face of its own for them fetches the sheet and no slice.
    const faces: string[] = []
    page.on('request', (request) => {
      const name = /(?:fonts-(ja|ko)|noto-sans-(?:jp|kr))[^/]*$/.exec(request.url())
      if (name) faces.push(name[1] ?? name[0])
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(faces).toEqual([])
    await (await languageSelect(page)).selectOption('JA')
    await expect.poll(() => faces.includes('ja')).toBe(true)
    expect(faces).not.toContain('ko')
    await (await languageSelect(page)).selectOption('KO')
    await expect.poll(() => faces.includes('ko')).toBe(true)
  })
})
