import type { Page } from '@playwright/test'
import { choose } from './choose.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { openDesk, takeDesk } from './operators.ts'

const mark = `of ${Date.now() % 1_000_000}`

type Shown = { readonly id: string; readonly title: string; readonly content: string }

/** Asks as a visitor does, without a session; the number keeps the browser's own copy out of it. */
async function asked(
  page: Page,
  path: string,
  list: 'banners' | 'list' | 'topics',
): Promise<Shown[]> {
  return await page.evaluate(
    async ([address, name]) => {
      const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' })
      const { value } = (await answer.json()) as { value: Record<string, Shown[]> }
      return value[name] ?? []
    },
    [path, list] as const,
  )
}

async function save(page: Page, button: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** A picture of one colour, made by the browser itself. */
async function drawPicture(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 780
    canvas.height = 224
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#105e41'
      pen.fillRect(0, 0, 780, 224)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(data, 'base64')
}

test.describe('Operators can decide what people see', () => {
  test.setTimeout(240_000)

  test('from a banner with a picture to a page of help', async ({ page, browser, mayFail }) => {
    // A file that is no picture is refused on purpose, which the browser notes as an error.
    mayFail(/status of 422/)
    await takeDesk(page, 'content')
    const banners = '/wps/system/banners?language=JA&groupName=w_home'

    await test.step('a banner is published, without the script that was in it', async () => {
      await page.getByRole('link', { name: 'Banners', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Add a banner' })).toBeVisible()
      await page.keyboard.press('n')
      await page.getByLabel('Title', { exact: true }).fill(`Banner ${mark}`)
      await page
        .getByLabel('A sentence below the title')
        .fill('Hello <b>you</b><script>document.title="owned"</script>')
      await expect(page.getByText('Taken out: script')).toBeVisible()
      const input = page.getByLabel('Upload a picture')
      await input.setInputFiles({
        name: 'not.png',
        mimeType: 'image/png',
        buffer: Buffer.from('This is no picture.'),
      })
      await expect(page.getByText(/not a picture that can be used/)).toBeVisible()
      const buffer = await drawPicture(page)
      await input.setInputFiles({ name: 'felt.png', mimeType: 'image/png', buffer })
      await expect(page.locator('fieldset img')).toHaveAttribute('src', /^\/content\/pictures\//)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await save(page, 'Save', 'A new season')
      await expect(page.getByRole('row').filter({ hasText: `Banner ${mark}` })).toBeVisible()
      await expect
        .poll(async () => (await asked(page, banners, 'banners')).at(-1))
        .toMatchObject({
          title: `Banner ${mark}`,
          content: 'Hello <b>you</b>',
          fallbackLanguage: 'EN',
        })
    })

    await test.step('it comes first when it is moved up by keys', async () => {
      const handle = page.getByRole('button', { name: new RegExp(`Banner ${mark}`) })
      const rows = page.getByRole('row').filter({ has: page.getByRole('button') })
      await handle.focus()
      for (let left = await rows.count(); left > 1; left -= 1)
        await page.keyboard.press('Alt+ArrowUp')
      await expect(page.getByText('The order is not saved yet.')).toBeVisible()
      await save(page, 'Save the order', 'Seen first')
      await expect
        .poll(async () => (await asked(page, banners, 'banners'))[0]?.title)
        .toBe(`Banner ${mark}`)
    })

    await test.step('it is changed in another language, and taken away again', async () => {
      await page
        .getByRole('row')
        .filter({ hasText: `Banner ${mark}` })
        .click()
      await choose(page.getByRole('radio', { name: /^JA/ }))
      await page.getByRole('button', { name: 'Write it' }).click()
      await page.getByLabel('Title', { exact: true }).fill('新しい季節')
      await save(page, 'Save', 'In Japanese too')
      await expect
        .poll(async () => (await asked(page, banners, 'banners'))[0])
        .toMatchObject({ title: '新しい季節', fallbackLanguage: null })
      await save(page, 'Remove', 'The season is over')
      await expect(page.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible()
      await expect
        .poll(async () => (await asked(page, banners, 'banners')).map(({ title }) => title))
        .not.toContain('新しい季節')
    })

    await test.step('a notice runs in the marquee of everyone', async () => {
      await page.getByRole('link', { name: 'Notices', exact: true }).click()
      await page.getByRole('button', { name: /Add a notice/ }).click()
      await page.getByLabel('Title', { exact: true }).fill(`Notice ${mark}`)
      await page
        .getByLabel('Text', { exact: true })
        .fill('<p onclick="x()">Doors open at <b>nine</b>.</p>')
      await save(page, 'Save', 'Opening hours')
      const notices =
        '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B'
      await expect
        .poll(async () =>
          (await asked(page, notices, 'list')).find(({ title }) => title === `Notice ${mark}`),
        )
        .toMatchObject({ content: '<p>Doors open at <b>nine</b>.</p>', execution: 'B' })
      await page
        .getByRole('row')
        .filter({ hasText: `Notice ${mark}` })
        .click()
      await expectAccessible(page)
      await save(page, 'Remove', 'Said')
    })

    await test.step('a page of help is written, and one that is linked to stays', async () => {
      await page.getByRole('link', { name: 'Help and pages', exact: true }).click()
      await page.getByRole('button', { name: /Add a page/ }).click()
      const address = `page-${mark.replaceAll(/\D/g, '')}`
      await page.getByLabel('Title', { exact: true }).fill(`Page ${mark}`)
      await page.getByLabel('Text', { exact: true }).fill('<h2>Rules</h2><p>Be kind.</p>')
      await expect(page.getByRole('figure').getByText('Be kind.')).toBeVisible()
      await page.getByLabel('Address', { exact: true }).fill(address)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await save(page, 'Save', 'Asked by many')
      await expect
        .poll(async () =>
          (await asked(page, '/wps/system/helpCenter?lang=KO&device=WEB', 'topics')).find(
            ({ id }) => id === address,
          ),
        )
        .toMatchObject({ title: `Page ${mark}`, fallbackLanguage: 'EN' })
      await page.goto('/ops/topics?edit=term')
      await expect(page.getByRole('switch', { name: 'Show it' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
    })

    await test.step('links keep their history, and the apps are described', async () => {
      await page.getByRole('link', { name: 'Links and apps', exact: true }).click()
      await page.getByLabel('TikTok').fill('javascript:alert(1)')
      await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
      await page.getByLabel('TikTok').fill(`https://tiktok.example/${Date.now()}`)
      await save(page, 'Publish', 'A new channel')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('an auditor reads what was done and why, and can change nothing', async () => {
      const auditor = await openDesk(browser, 'auditor')
      await auditor.page.goto('/ops/banners')
      await expect(auditor.page.getByRole('button', { name: /Add a banner/ })).toHaveCount(0)
      await auditor.page.goto('/ops/audit')
      for (const reason of ['A new season', 'Seen first', 'The season is over', 'Asked by many']) {
        await expect(
          auditor.page.getByRole('row').filter({ hasText: reason }).first(),
        ).toBeVisible()
      }
      expect(auditor.problems()).toEqual([])
      await auditor.close()
    })
  })
})
