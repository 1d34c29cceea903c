import type { Locator, Page } from '@playwright/test'
import type { Desk } from './documents.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { newNumber, popup } from './members.ts'

/** What a gateway for phones may answer, and what is said of it. The last one makes the button wait. */
const words = {
  'invalid-phone-number': 'The format of the phone number is not valid.',
  'missing-phone-number': 'Enter a phone number.',
  unknown: 'Something went wrong on the way. Try again.',
  'captcha-check-failed': 'The captcha is not valid, or this domain is not allowed.',
  'quota-exceeded': 'No more messages can be sent at present. Contact customer service.',
  'operation-not-allowed': 'This function is disabled. Contact customer service.',
  'invalid-verification-code': 'The verification code is not right.',
  'missing-verification-code': 'Enter the verification code.',
  'code-expired': 'The code has expired. Ask for a new one.',
  'popup-closed-by-user': 'The login failed because its window was closed. Try again.',
  'too-many-requests': 'Too many requests. Try again after 5 minutes.',
}

/** Asks for a code once for each word, at a number for which the gateway says it. */
export async function walkPhoneErrors(page: Page, desk: Desk, dialog: Locator): Promise<void> {
  const warning = popup(page, 'Please note')
  const number = dialog.locator('input[name=mobileNum]')
  for (const [word, sentence] of Object.entries(words)) {
    await test.step(`${word}: ${sentence}`, async () => {
      const mobile = newNumber()
      await desk.call('POST', '/ops/api/faults', {
        target: 'sms',
        scope: `+63${mobile}`,
        latencyMs: 0,
        error: word,
        remaining: null,
        minutes: 5,
        reason: 'For a journey',
      })
      await number.fill(mobile)
      const said = warning.getByRole('alert')
      await expect(async () => {
        // An answer may be slow; once it is there, it stands before the button.
        if (await warning.isHidden()) {
          await dialog.getByRole('button', { name: 'Get code' }).click({ timeout: 1000 })
        }
        await expect(warning).toBeVisible({ timeout: 4000 })
        // A fault holds a moment after it was set; until then the gateway is not even asked.
        const isEarly = (await said.innerText()) !== sentence
        if (isEarly) await warning.getByRole('button', { name: 'OK' }).click()
        expect(isEarly).toBe(false)
      }).toPass({ timeout: 30_000 })
      if (word === 'unknown') await expectAccessible(page)
      await warning.getByRole('button', { name: 'OK' }).click()
      await expect(warning).toBeHidden()
    })
  }
  await expect(dialog.getByRole('button', { name: /^Try again in [45]/ })).toBeDisabled()
}
