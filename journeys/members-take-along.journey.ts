import { expect, test } from './journey.ts'
import { isPhone } from './site-menu.ts'

test.describe('Visitors can take the site along', () => {
  test('an iPhone gets a profile that it can read', async ({ page }) => {
    await page.goto('/down')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the profile' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('baize.mobileconfig')
    const answer = await page.request.get(download.url())
    expect(answer.headers()['content-type']).toBe('application/x-apple-aspen-config')
    const read = await page.evaluate(readProfile, await answer.text())
    expect(read).toMatchObject({ PayloadType: 'com.apple.webClip.managed', Label: 'Baize' })
    expect(new URL(String(read['URL'])).pathname).toBe('/')
  })

  test('a desk shows codes of 200 pixels, a phone shows buttons', async ({ page }) => {
    await page.goto('/down')
    const code = page.getByRole('main').getByRole('img', { name: 'QR code for iPhone' })
    await expect(page.getByRole('link', { name: 'Download the profile' })).toBeVisible()
    await expect(code).toBeVisible({ visible: !isPhone(page) })
    if (!isPhone(page)) expect((await code.boundingBox())?.width).toBe(200)
    await expect(page.getByText('has not published an app for Android yet')).toBeVisible()
  })

  test('a manifest names the brand and icons that are there', async ({ page }) => {
    await page.goto('/')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await page.request.get(href ?? '')).json()
    expect(manifest).toMatchObject({ name: 'Baize', display: 'standalone', start_url: '/' })
    for (const { src } of manifest.icons as { src: string }[]) {
      expect((await page.request.get(src)).status()).toBe(200)
    }
  })
})

/** The one payload of a profile as names and values; a browser's own reader says whether it is well-formed. */
function readProfile(xml: string): Record<string, string> {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (document.querySelector('parsererror')) throw new Error('The profile is not well-formed')
  const payload = document.querySelector('array > dict')
  const entries = [...(payload?.querySelectorAll(':scope > key') ?? [])]
  return Object.fromEntries(
    entries.map((key) => [key.textContent, key.nextElementSibling?.textContent ?? '']),
  )
}
