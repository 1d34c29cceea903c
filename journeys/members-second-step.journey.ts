import { choose } from './choose.ts'
import { tokenOf } from './member-calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import {
  anyFace,
  askForCode,
  demoPassword,
  deskOf,
  face,
  logIn,
  popup,
  readMessage,
} from './members.ts'

test.describe('Members who come from a new network', () => {
  test.setTimeout(120_000)

  test('prove with a code that it is they', async ({ page, browser, mayFail }) => {
    // A wrong code is refused on purpose.
    mayFail(/status of 4(01|22)/)
    const desk = await deskOf(browser)
    await page.goto('/login?next=%2Fpromotions')
    await logIn(page, 'mara', demoPassword)
    const step = popup(page, 'Two-step verification')
    await expect(step).toBeVisible()
    await expect(anyFace(page)).toHaveCount(0)
    expect(await tokenOf(page)).toBe('')
    await expect(step.getByRole('radio', { name: /Code by SMS/ })).toBeChecked()
    await expect(step).not.toContainText('9170000002')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await choose(step.getByRole('radio', { name: /Code by e-mail/ }))
    const code = step.locator('input[name=code]')
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(code).toHaveAccessibleDescription('Enter the verification code.')
    const asked = Date.now()
    await askForCode(step)
    const sent = await readMessage(desk, 'mara@example.com', asked)
    await code.fill(sent === '111111' ? '222222' : '111111')
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(code).toHaveAccessibleDescription('The verification code is not right.')
    await code.fill(sent)
    await step.getByRole('checkbox', { name: /Trust this network/ }).check()
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(face(page, 'Mara')).toBeVisible()
    await expect(page).toHaveURL('/promotions')

    // The network is trusted now, so a browser that knows nothing of it is not asked again.
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto('/login')
    await logIn(other, 'mara', demoPassword)
    await expect(face(other, 'Mara')).toBeVisible()
    await context.close()
  })
})

test.describe('Visitors can look around with a trial account', () => {
  test('which may look and not enter', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/login')
    await popup(page, 'Log in')
      .getByRole('button', { name: /trial account/ })
      .click()
    await expect(page).toHaveURL('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Trial', exact: true })).toBeVisible()
    await expect(header.getByText(/^Balance/)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const real = popup(page, 'You need a real account')
    await page
      .getByRole('main')
      .getByLabel(/^Play .*, /)
      .first()
      .click()
    await expect(real).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto('/?m=securityCenter')
    await expect(real).toBeVisible()
    await page.reload()
    await expect(real).toBeVisible()
    await real.getByRole('link', { name: 'Create a real account' }).click()
    await expect(popup(page, 'Register')).toBeVisible()
    expect(asked.filter((path) => path.includes('unreadCount'))).toEqual([])
  })
})
