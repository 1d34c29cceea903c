import type { Page } from '@playwright/test'
import { switchModule } from './documents.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { deskOf, fillRegistration, newName, popup, registerWithoutPicture } from './members.ts'
import { becomeMember } from './new-member.ts'

const password = 'Green-cloth-7'
const provider = 'Demo account'

/** Goes to the provider as that person, or gives it up there. */
async function comeFromProvider(page: Page, name: string | undefined, next = '/help') {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await popup(page, 'Log in').getByRole('link', { name: provider }).click()
  if (name === undefined) return page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Your name there').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** As if the browser had been closed: what it held until then is gone. */
async function leaveBehind(page: Page) {
  await page.context().clearCookies({ name: /^session/ })
  await page.evaluate(() => sessionStorage.clear())
}

test.describe('Members can log in with an account of another site', () => {
  test.setTimeout(150_000)

  test('once they have linked it for good, with an old account or a new one', async ({
    page,
    browser,
    mayFail,
  }) => {
    mayFail(/status of 401/)
    await switchModule(await deskOf(browser, 'content'), 'SOCIALLOGIN3', true)
    await registerWithoutPicture(browser)
    const [username, registered] = [newName(), newName()]
    const choice = popup(page, `Link with ${provider}`)

    await test.step('giving it up there says so, and leaves nothing in the address', async () => {
      await comeFromProvider(page, undefined)
      await expect(popup(page, 'Log in')).toContainText('The login failed because its window was')
      await expect(page).not.toHaveURL(/social=/)
    })

    await test.step('the choice warns first and wants a tick', async () => {
      await comeFromProvider(page, `New ${registered}`)
      await expect(choice).toContainText('It cannot be changed or unlinked later.')
      await expect(page).not.toHaveURL(/social=/)
      await choice.getByRole('button', { name: /Create new/ }).click()
      await expect(choice.getByRole('checkbox')).toBeFocused()
      await expect(choice).toContainText('Tick this first.')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('a new account is linked as it is opened', async () => {
      await choice.getByRole('checkbox').check()
      await choice.getByRole('button', { name: /Create new/ }).click()
      await expect(popup(page, 'Register')).toContainText(`New ${registered} at ${provider}`)
      await fillRegistration(page, { username: registered, password })
      await expect(page).toHaveURL('/help', { timeout: 30_000 })
      await leaveBehind(page)
      await comeFromProvider(page, `New ${registered}`)
      await expect(page).toHaveURL('/help')
      await leaveBehind(page)
    })

    await test.step('an account that is there is linked by its password', async () => {
      await becomeMember(browser, page, { username, password })
      await leaveBehind(page)
      await comeFromProvider(page, `Old ${username}`)
      await choice.getByRole('checkbox').check()
      await choice.getByRole('button', { name: /Link to my account/ }).click()
      await choice.getByLabel('Username').fill(username)
      await choice.getByLabel('Password', { exact: true }).fill('wrong')
      await choice.getByRole('button', { name: 'Link for good and log in' }).click()
      await expect(choice.getByRole('alert')).toContainText('The name or the password is wrong.')
      await choice.getByLabel('Password', { exact: true }).fill(password)
      await choice.getByRole('button', { name: 'Link for good and log in' }).click()
      await expect(page).toHaveURL('/help')
      await leaveBehind(page)
      await comeFromProvider(page, `Old ${username}`)
      await expect(page).toHaveURL('/help')
    })
  })
})
