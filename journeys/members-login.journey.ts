import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, watch } from './journey.ts'
import { publish } from './documents.ts'
import { tokenOf } from './member-calls.ts'
import {
  askForCode,
  demoPassword,
  deskOf,
  face,
  logIn,
  newName,
  popup,
  readMessage,
  seesTheEnd,
  signOut,
  secondDesk,
} from './members.ts'

const wrong = 'The name or the password is wrong.'

/** Whatever the browser keeps, in one text. */
async function kept(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  return inPage + JSON.stringify(await context.cookies())
}

/** The browser once it was closed and opened again: without the cookies that end with it. */
async function reopened(browser: Browser, context: BrowserContext, gone: RegExp) {
  const cookies = (await context.cookies()).filter(({ name }) => !gone.test(name))
  return await browser.newContext({ storageState: { cookies, origins: [] } })
}

test.describe('Members can log in', () => {
  test.setTimeout(180_000)

  test('by name and password, are remembered for a day, and leave', async ({
    page,
    browser,
    context,
    mayFail,
  }) => {
    // Refusals are the point here, and the browser notes each.
    mayFail(/status of 4(00|01|03|22)/)
    // Whoever comes in for the first time is greeted, until that was seen.
    const welcome = popup(page, 'Welcome, Jessa')
    await page.addLocatorHandler(welcome, () =>
      welcome.getByRole('button', { name: 'Close' }).click(),
    )
    await page.goto('/login')
    const dialog = popup(page, 'Log in')
    const username = page.locator('input[name=username]')
    const password = page.locator('input[name=password]')
    const submit = dialog.getByRole('button', { name: 'Log in', exact: true })

    await test.step('the ways in are one dialog, which keeps what was typed', async () => {
      await username.fill('somebody')
      await dialog.evaluate((node) => node.setAttribute('data-same', ''))
      await dialog.getByRole('link', { name: 'Sign up' }).click()
      await expect(popup(page, 'Register').and(page.locator('[data-same]'))).toBeVisible()
      await expect(page).toHaveURL('/register')
      await popup(page, 'Register').getByRole('link', { name: 'Log in' }).click()
      await dialog.getByRole('link', { name: 'Forgot password' }).click()
      const forgot = popup(page, 'Forgot password')
      await expect(forgot.and(page.locator('[data-same]'))).toBeVisible()
      await forgot.getByRole('link', { name: 'Back to log in' }).click()
      await expect(username).toHaveValue('somebody')
    })

    await test.step('an empty form says what is missing, where it is missing', async () => {
      await username.fill('')
      await submit.click()
      await expect(dialog.getByRole('alert')).toContainText(
        'Please enter the username and password.',
      )
      await expect(dialog.getByText('Fill this in.')).toHaveCount(2)
      await expect(username).toBeFocused()
      await expect(username).toHaveAttribute('aria-invalid', 'true')
      await expect(username).toHaveAccessibleDescription('Fill this in.')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('password managers, pasting and Caps Lock are thought of', async () => {
      await expect(username).toHaveAttribute('autocomplete', 'username')
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      await username.fill('jessa')
      await username.press('Control+a')
      await username.press('Control+c')
      await password.press('Control+v')
      await expect(password).toHaveValue('jessa')
      await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true })
      await expect(dialog.getByText('Caps Lock is on')).toBeVisible()
    })

    await test.step('an account of the house is told that it is none of a member', async () => {
      await logIn(page, 'casa', demoPassword)
      await expect(dialog.getByRole('alert')).toContainText(
        'Non-member accounts cannot log in here.',
      )
    })

    await test.step('the second wrong password asks for a picture', async () => {
      await logIn(page, 'jessa', 'Not-the-1-word')
      await expect(dialog.getByRole('alert')).toContainText(wrong)
      await expect(dialog.getByLabel('Letters in the picture')).toBeHidden()
      await expect(password).toBeFocused()
      await logIn(page, 'jessa', 'Not-the-2-word')
      await expect(dialog.getByRole('img', { name: 'Picture with letters to copy' })).toBeVisible()
      await expect(dialog.getByRole('alert')).toContainText(wrong)
      await password.fill(demoPassword)
      await submit.click()
      await expect(dialog.getByText('Enter the characters in the picture.')).toBeVisible()
      await dialog.getByLabel('Letters in the picture').fill('0')
      await submit.click()
      await expect(dialog.getByText(/Those are not the characters/)).toBeVisible()
    })

    await test.step('who cannot read it takes the longer check and is in', async () => {
      await dialog.getByRole('button', { name: 'Use a longer check instead' }).click()
      await dialog.getByRole('checkbox', { name: /Remember me/ }).check()
      await logIn(page, 'jessa', demoPassword)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Please complete verification first.')
      await logIn(page, 'jessa', demoPassword)
      await expect(dialog).toBeHidden({ timeout: 60_000 })
      await expect(page).toHaveURL('/')
      await expect(face(page, 'Jessa')).toBeVisible()
      await expect(
        page
          .getByRole('banner')
          .getByText(/^Balance/)
          .first(),
      ).toBeAttached()
    })

    await test.step('the browser keeps no password, and the cookie holds for a day', async () => {
      expect(await kept(page, context)).not.toContain(demoPassword)
      const cookies = await context.cookies(`${new URL(page.url()).origin}/wps/session/remembered`)
      const remember = cookies.find(({ name }) => name === 'remember')
      expect(remember).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/wps/session' })
      const dayFromNow = Date.now() / 1000 + 86_400
      for (const name of ['remember', 'loginRemember', 'lastUsername']) {
        const expires = cookies.find((cookie) => cookie.name === name)?.expires ?? 0
        expect(Math.abs(expires - dayFromNow), name).toBeLessThan(600)
      }
    })

    await test.step('a reload keeps the session', async () => {
      await page.reload()
      await expect(face(page, 'Jessa')).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a browser that was closed goes on with one press', async () => {
      const later = await reopened(browser, context, /^session/)
      const tab = await later.newPage()
      await tab.goto('/login')
      await popup(tab, 'Log in').getByRole('button', { name: 'Continue as jessa' }).click()
      await expect(face(tab, 'Jessa')).toBeVisible()
      expect(await kept(tab, later)).not.toContain(demoPassword)
      await later.close()
    })

    await test.step('and after the day it asks for the password again', async () => {
      const later = await reopened(browser, context, /^(?:session|remember$)/)
      const tab = await later.newPage()
      const problems = watch(tab)
      await tab.goto('/login')
      const late = popup(tab, 'Log in')
      await late.getByRole('button', { name: 'Continue as jessa' }).click()
      await expect(late.getByText('Please log in again')).toBeVisible()
      await late.getByRole('button', { name: 'Not you? Use another account' }).click()
      await expect(late.locator('input[name=username]')).toHaveValue('')
      expect(problems().filter((line) => !/status of 401/.test(line))).toEqual([])
      await later.close()
    })

    await test.step('who signs out is asked first', async () => {
      await face(page, 'Jessa').click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await popup(page, 'Sign out').getByRole('button', { name: 'Stay' }).click()
      await expect(face(page, 'Jessa')).toBeVisible()
      await signOut(page, 'Jessa')
      expect(await tokenOf(page)).toBe('')
      await page.goto('/login')
      await expect(submit).toBeVisible()
      await expect(dialog.getByRole('button', { name: /Continue as/ })).toHaveCount(0)
    })
  })

  test('by mobile number and SMS code', async ({ page, browser, mayFail }) => {
    mayFail(/status of 4(01|22)/)
    const desk = await deskOf(browser)
    await page.goto('/promotions')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    const dialog = popup(page, 'Log in')
    await dialog.getByText('Mobile number', { exact: true }).first().click()
    const number = dialog.locator('input[name=mobileNum]')
    const getCode = dialog.getByRole('button', { name: 'Get code' })
    await number.fill('12')
    await getCode.click()
    await expect(dialog.getByText('The format of the phone number is not valid.')).toBeVisible()
    await expect(number).toHaveAttribute('autocomplete', 'tel-national')
    await number.fill('0917-000-0001')
    const asked = Date.now()
    await askForCode(dialog)
    const code = dialog.locator('input[name=code]')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    const sent = await readMessage(desk, '+639170000001', asked)
    await code.fill(sent === '111111' ? '222222' : '111111')
    await code.press('Enter')
    await expect(dialog.getByText('The verification code is not right.')).toBeVisible()
    await code.fill(sent)
    await code.press('Enter')
    await expect(face(page, 'Jessa')).toBeVisible()
    await expect(page).toHaveURL('/promotions')
  })

  test('by a token in an address, once', async ({ page, browser, mayFail }) => {
    mayFail(/status of 401/)
    await page.goto('/login')
    await logIn(page, 'jessa', demoPassword)
    await expect(face(page, 'Jessa')).toBeVisible()
    const token = await tokenOf(page)

    const first = await browser.newContext()
    const opened = await first.newPage()
    const problems = watch(opened)
    await opened.goto(`/promotions?token=${token}&from=app`)
    await expect(face(opened, 'Jessa')).toBeVisible()
    await expect(opened).toHaveURL('/promotions?from=app')
    expect(await tokenOf(opened)).not.toBe(token)
    await opened.goBack()
    expect(opened.url()).not.toContain(token)
    expect(problems()).toEqual([])

    const second = await browser.newContext()
    const late = await second.newPage()
    await late.goto(`/promotions?token=${token}`)
    await expect(late.getByText(/This link is over/).first()).toBeVisible()
    await expect(late).toHaveURL('/promotions')
    await expect(late.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(await tokenOf(late)).toBe('')
    await seesTheEnd(page)
    await first.close()
    await second.close()
  })

  test('and are told where they have no account, if the operator wants that', async ({
    page,
    browser,
    mayFail,
  }) => {
    mayFail(/status of 4\d\d/)
    const desk = await deskOf(browser, 'risk')
    const second = await secondDesk(browser)
    const tell = (tellUnknownAccounts: boolean) =>
      publish<object>(desk, 'security', (content) => ({ ...content, tellUnknownAccounts }), second)
    const name = newName()
    await tell(true)
    try {
      await page.goto('/login')
      await logIn(page, name, demoPassword)
      await expect(popup(page, 'Log in').getByRole('alert')).toContainText(
        'Please register an account first.',
      )
      await popup(page, 'Log in').getByRole('link', { name: 'Forgot password' }).click()
      const forgot = popup(page, 'Forgot password')
      await forgot.locator('input[name=username]').fill(name)
      await forgot.locator('input[name=email]').fill(`${name}@example.com`)
      await forgot.getByRole('button', { name: 'Send the link' }).click()
      await expect(forgot.locator('input[name=username]')).toHaveAccessibleDescription(
        'The username or e-mail does not exist.',
      )
    } finally {
      await tell(false)
    }
  })
})
