import { choose } from './choose.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { switchModule } from './documents.ts'
import {
  allowManyCodes,
  askForCode,
  deskOf,
  face,
  fillRegistration,
  greeted,
  newName,
  newNumber,
  popup,
  readMessage,
  registerWithoutPicture,
  signOut,
} from './members.ts'
import { walkPhoneErrors } from './phone-errors.ts'

const password = 'Green-cloth-7'

test.describe('Visitors can become members', () => {
  test.setTimeout(180_000)

  test('by a name and a password', async ({ page, browser, mayFail }) => {
    // A code that nobody invites by is refused on purpose.
    mayFail(/status of 4(04|09|22)/)
    const username = newName()
    await registerWithoutPicture(browser)
    await page.goto('/register')
    const dialog = popup(page, 'Register')
    const create = dialog.getByRole('button', { name: 'Create account' })
    const name = dialog.locator('input[name=username]')

    await test.step('an empty form names each field, and the terms', async () => {
      await create.click()
      await expect(dialog.getByText('5 fields need another look.')).toBeVisible()
      await expect(name).toBeFocused()
      await expect(dialog.getByText('Accept the terms to go on.')).toBeVisible()
      await expect(dialog.getByText('Confirm that you are 18 or over.')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('each rule is told with its bounds', async () => {
      await name.fill('ab')
      await name.blur()
      await expect(name).toHaveAccessibleDescription(
        '4 to 16 characters, starting with a letter, then letters and digits.',
      )
      const secret = dialog.getByLabel('Password', { exact: true })
      await expect(secret).toHaveAttribute('autocomplete', 'new-password')
      await secret.fill('weak')
      await secret.blur()
      await expect(secret).toHaveAccessibleDescription(
        '8 to 20 characters with at least one capital letter, one small letter, one digit and one symbol.',
      )
      await secret.fill(` ${password}`)
      await secret.blur()
      await expect(secret).toHaveAccessibleDescription(/There is a space at the beginning/)
      await secret.fill(password)
      await dialog.getByLabel('Confirm password').fill('Another-cloth-7')
      await dialog.getByLabel('Confirm password').blur()
      await expect(dialog.getByText(/Wrong confirmation/)).toBeVisible()
    })

    await test.step('a name that is taken is told before the end', async () => {
      await name.fill('jessa')
      await name.blur()
      await expect(dialog.getByText('This name is taken.')).toBeVisible()
      await page.waitForTimeout(1000)
      await name.fill(username)
      await name.blur()
      await expect(dialog.getByText('This name is free.')).toBeVisible()
    })

    await test.step('a code that nobody invites by is warned of', async () => {
      await dialog.getByText('Add contact details').click()
      const code = dialog.getByLabel('Affiliate code')
      await code.fill('NOBODY99')
      await code.blur()
      const warning = popup(page, 'Please note')
      await expect(warning).toContainText('This invitation code is not valid.')
      await warning.getByRole('button', { name: 'OK' }).click()
      await expect(code).toHaveAccessibleDescription('This invitation code is not valid.')
    })

    await test.step('a code in the address says who invites and is not asked for', async () => {
      await page.goto('/register?affiliateCode=RICO88')
      await expect(dialog.getByText('Invited by Rico Santos')).toBeVisible()
      await dialog.getByText('Add contact details').click()
      await expect(dialog.getByLabel('E-mail')).toBeVisible()
      await expect(dialog.getByLabel('Affiliate code')).toHaveCount(0)
    })

    await test.step('the account is there at once, on the home page, with a welcome', async () => {
      await fillRegistration(page, { username, password, email: `${username}@example.com` })
      const welcome = popup(page, `Welcome, ${username}`)
      await expect(welcome).toContainText('Set your limits', { timeout: 30_000 })
      await greeted(page, username)
      const desk = await deskOf(browser)
      const found = await desk.call<{ items: { account: string; upline: object | null }[] }>(
        'GET',
        `/ops/api/members?search=${username}`,
      )
      expect(found.items[0]).toMatchObject({ account: username, upline: { account: 'rico' } })
      await page.reload()
      await expect(face(page, username)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('who forgets the password gets a link by e-mail', async () => {
      await signOut(page, username)
      await page.goto('/?popup=forgotPassword')
      const forgot = popup(page, 'Forgot password')
      await forgot.getByRole('button', { name: 'Send the link' }).click()
      await expect(forgot.getByText('Fill this in.').first()).toBeVisible()
      await forgot.locator('input[name=username]').fill(username)
      await forgot
        .getByLabel('E-mail', { exact: true })
        .and(page.locator('input[name=email]'))
        .fill(`${username}@example.com`)
      const asked = Date.now()
      await forgot.getByRole('button', { name: 'Send the link' }).click()
      await expect(forgot.getByText('If the details match, we sent instructions')).toBeVisible()
      const link = await readMessage(await deskOf(browser), `${username}@example.com`, asked)
      await page.goto(new URL(link).pathname + new URL(link).search)
      const reset = popup(page, 'New password')
      await expect(reset).toBeVisible()
      await expect(page).not.toHaveURL(/reset=/)
      await expectAccessible(page)
      await reset.getByLabel('New password', { exact: true }).fill('Brown-cloth-8')
      await reset.getByLabel('Confirm password').fill('Brown-cloth-8')
      await reset.getByRole('button', { name: 'Set the password and log in' }).click()
      await expect(face(page, username)).toBeVisible({ timeout: 30_000 })
    })
  })

  test('by a number that a third party verifies', async ({ page, browser, mayFail }) => {
    // Requests for a code, and wrong codes, are refused on purpose.
    mayFail(/status of [45]\d\d/)
    const desk = await deskOf(browser)
    const content = await deskOf(browser, 'content')
    await registerWithoutPicture(browser)
    await allowManyCodes(browser)
    const dialog = popup(page, 'Register')
    const code = dialog.locator('input[name=verificationCode]')
    const create = dialog.getByRole('button', { name: 'Create account' })
    const begin = async () => {
      await page.goto('/register')
      await choose(dialog.getByRole('radio', { name: 'Mobile number' }))
    }
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await switchModule(content, 'THIRDPARTYPHONE3', true)
    try {
      await test.step('which may not be able to send a code', async () => {
        await begin()
        await walkPhoneErrors(page, desk, dialog)
        expect(asked).toContain('/wps/verification/phone/start')
        expect(asked).not.toContain('/wps/verification/sms/register')
      })

      await test.step('and whose code holds for one minute and is the only one that counts', async () => {
        await begin()
        const number = newNumber()
        await dialog.locator('input[name=mobileNum]').fill(number)
        await dialog.getByLabel('Password', { exact: true }).fill(password)
        await dialog.getByLabel('Confirm password').fill(password)
        await dialog.getByRole('checkbox', { name: /I have read and accept/ }).check()
        await dialog.getByRole('checkbox', { name: 'I am 18 or over.' }).check()
        await create.click()
        await expect(code).toHaveAccessibleDescription('Enter the verification code.')
        await code.fill('000000')
        await create.click()
        await expect(code).toHaveAccessibleDescription(/Get a code first/)
        const before = Date.now()
        await askForCode(dialog)
        await expect(dialog.getByRole('button', { name: /^Again in (60|5\d) s$/ })).toBeVisible()
        const sent = await readMessage(desk, `+63${number}`, before)
        await code.fill(sent === '111111' ? '222222' : '111111')
        await create.click()
        await expect(code).toHaveAccessibleDescription('The verification code is not right.')
        await code.fill(sent)
        await create.click()
        await greeted(page, `63${number}`)
        expect(asked).toContain('/wps/verification/phone/finish')
      })
    } finally {
      await switchModule(content, 'THIRDPARTYPHONE3', false)
    }
  })

  test('by a mobile number', async ({ page, browser, mayFail }) => {
    // A wrong code is refused on purpose.
    mayFail(/status of 4(00|01|22)/)
    const number = newNumber()
    // One account for one phone: its country is part of the name.
    const account = `63${number}`
    await registerWithoutPicture(browser)
    const desk = await deskOf(browser)
    await page.goto('/register')
    const dialog = popup(page, 'Register')
    await choose(dialog.getByRole('radio', { name: 'Mobile number' }))
    const code = dialog.locator('input[name=verificationCode]')

    await test.step('a code goes to the number, and the next one has to wait', async () => {
      await dialog.locator('input[name=mobileNum]').fill(number)
      const asked = Date.now()
      await askForCode(dialog)
      const sent = await readMessage(desk, `+63${number}`, asked)
      await dialog.getByLabel('Password', { exact: true }).fill(password)
      await dialog.getByLabel('Confirm password').fill(password)
      await dialog.getByRole('checkbox', { name: /I have read and accept/ }).check()
      await dialog.getByRole('checkbox', { name: 'I am 18 or over.' }).check()
      await code.fill(sent === '111111' ? '222222' : '111111')
      await dialog.getByRole('button', { name: 'Create account' }).click()
      await expect(code).toHaveAccessibleDescription('The verification code is not right.', {
        timeout: 30_000,
      })
      await expect(code).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await code.fill(sent)
      await dialog.getByRole('button', { name: 'Create account' }).click()
    })

    await test.step('the number is the name', async () => {
      await greeted(page, account)
      await signOut(page, account)
    })

    await test.step('who forgets the password sets another with a code and is in', async () => {
      await page.goto('/?popup=forgotPassword')
      const forgot = popup(page, 'Forgot password')
      await choose(forgot.getByRole('radio', { name: 'Mobile number' }))
      await forgot.locator('input[name=mobileNum]').fill(`+63 ${number}`)
      const asked = Date.now()
      await askForCode(forgot)
      await forgot.locator('input[name=code]').fill(await readMessage(desk, `+63${number}`, asked))
      await forgot.getByLabel('New password', { exact: true }).fill('Brown-cloth-8')
      await forgot.getByRole('button', { name: 'Set the password and log in' }).click()
      await expect(face(page, account)).toBeVisible({ timeout: 30_000 })
      await expect(page).toHaveURL('/')
    })
  })
})
