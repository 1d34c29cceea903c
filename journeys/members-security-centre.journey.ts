import { deflateSync, crc32 } from 'node:zlib'
import { TOTP } from 'otpauth'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { anyFace, deskOf, face, logIn, newName, popup, readMessage, seesTheEnd } from './members.ts'
import { becomeMember } from './new-member.ts'

const password = 'Green-cloth-7'

/** A whole profile, by the names of its fields. */
const said = {
  nickname: 'Felt Walker',
  realName: 'Fely Walker',
  birthday: '1990-05-17',
  idNumber: 'AB1234567',
  address: 'Mango Avenue, Cebu',
  occupation: 'Gardener',
  sourceOfIncome: 'Salary',
  qq: '1234567',
  wechat: 'felywalks',
  whatsapp: '639175550142',
  facebook: 'fely.walks',
  telegram: 'felywalks',
  line: 'felywalks',
  zalo: 'felywalks',
  skype: 'felywalks',
}

/** A green square, made here so that nothing of it comes from elsewhere. */
function greenPng(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(size * 3, Buffer.from([15, 79, 55]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.describe('Members can look after their account', () => {
  test.setTimeout(180_000)

  test('what protects it, what is known of them and where it is open', async ({
    page,
    browser,
    mayFail,
  }) => {
    // A wrong password, code and picture are refused on purpose.
    mayFail(/status of 4(00|01|22)/)
    const username = newName()
    await becomeMember(browser, page, { username, password })
    const centre = popup(page, 'Security centre')

    await test.step('it is a page of the member centre, and a popup over any other', async () => {
      await page.goto('/member')
      await page.getByRole('main').getByRole('link', { name: 'Security centre' }).click()
      await expect(page).toHaveURL('/member?m=securityCenter')
      await expect(page.getByText('1 of 5 protections are set')).toBeVisible()
      await page.goto('/?m=securityCenter')
    })

    await test.step('what is set is counted', async () => {
      await expect(centre.getByText('1 of 5 protections are set')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('a picture is taken, and what is none is told', async () => {
      const files = centre.locator('input[type=file]')
      await files.setInputFiles({
        name: 'note.png',
        mimeType: 'image/png',
        buffer: Buffer.from('this is no picture'),
      })
      await expect(centre.getByText(/This file is not a picture/)).toBeVisible()
      await files.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: greenPng(32) })
      await expect(centre.getByRole('button', { name: 'Remove picture' })).toBeVisible()
      const drawn = anyFace(page).locator('img')
      await expect(drawn).toHaveJSProperty('complete', true)
      expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      )
    })

    await test.step('an authenticator app counts once its first code is right', async () => {
      await centre.getByRole('button', { name: 'Add: Authenticator app' }).click()
      const dialog = popup(page, 'Authenticator app')
      await dialog.getByLabel('Login password').fill('Not-the-1-word')
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog.getByLabel('Login password')).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel('Login password').fill(password)
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      const secret = (await dialog.locator('code').textContent()) ?? ''
      const totp = new TOTP({ secret })
      const field = dialog.getByLabel('Code of the authenticator app')
      await field.fill(totp.generate({ timestamp: Date.now() - 3_600_000 }))
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog.getByText('The code is wrong.')).toBeVisible()
      await expectAccessible(page)
      await field.fill(totp.generate())
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog).toBeHidden()
      await expect(centre.getByText('2 of 5 protections are set')).toBeVisible()
    })

    await test.step('an address counts once its code is right', async () => {
      const email = `${username}@example.com`
      await centre.getByRole('button', { name: 'Add: E-mail' }).click()
      const dialog = popup(page, 'E-mail')
      await dialog.getByLabel('E-mail').and(page.locator('input')).fill('nowhere')
      await dialog.getByRole('button', { name: 'Send a code' }).click()
      await expect(dialog.getByText('This is not an e-mail address.')).toBeVisible()
      await dialog.getByLabel('E-mail').and(page.locator('input')).fill(email)
      await dialog.getByRole('button', { name: 'Send a code' }).click()
      const code = dialog.getByLabel('Code', { exact: true })
      await code.fill(await readMessage(await deskOf(browser), email))
      await code.press('Enter')
      await expect(centre.getByText('3 of 5 protections are set')).toBeVisible()
    })

    await test.step('what they say of themselves is kept', async () => {
      await centre.getByRole('tab', { name: 'Profile' }).click()
      for (const [name, value] of Object.entries(said)) {
        await centre.locator(`input[name=${name}]`).fill(value)
      }
      await centre.getByLabel('Nationality').selectOption('PH')
      await centre.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Your profile was saved.').first()).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(face(page, 'Felt Walker')).toBeVisible()
      await centre.getByRole('tab', { name: 'Profile' }).click()
      for (const [name, value] of Object.entries(said)) {
        await expect(centre.locator(`input[name=${name}]`)).toHaveValue(value)
      }
      await expect(centre.getByLabel('Nationality')).toHaveValue('PH')
      await expect(centre.locator('input[name=birthday]')).not.toBeEditable()
    })

    await test.step('another device is seen and ended', async () => {
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto('/login')
      await logIn(other, username, password)
      await expect(face(other, 'Felt Walker')).toBeVisible()
      await page.reload()
      await centre.getByRole('tab', { name: 'Devices and networks' }).click()
      await expect(centre.getByText('This device')).toHaveCount(1)
      await expectAccessible(page)
      await centre.getByRole('button', { name: /^Sign out: / }).click()
      await expect(centre.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)
      await seesTheEnd(other)
      await context.close()
    })
  })
})
