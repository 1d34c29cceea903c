import { choose } from './choose.ts'
import { test } from './journey.ts'
import { allowManyCodes, deskOf, popup } from './members.ts'
import { walkPhoneErrors } from './phone-errors.ts'

test.describe('Members are told why no code comes', () => {
  test.setTimeout(150_000)

  test('in the words of the gateway', async ({ page, browser, mayFail }) => {
    // Every request is refused on purpose.
    mayFail(/status of [45]\d\d/)
    const desk = await deskOf(browser)
    await allowManyCodes(browser)
    await page.goto('/login')
    const dialog = popup(page, 'Log in')
    await choose(dialog.getByRole('radio', { name: 'Mobile number' }))
    await walkPhoneErrors(page, desk, dialog)
  })
})
