import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { face, logIn, popup } from './members.ts'
import { newMember } from './new-member.ts'
import { openDesk } from './operators.ts'
import { isPhone } from './site-menu.ts'

type Member = { readonly username: string; readonly password: string }

async function comeIn(page: Page, member: Member): Promise<void> {
  await page.goto('/login')
  await logIn(page, member.username, member.password)
  await expect(face(page, member.username)).toBeVisible()
  // Whoever comes for the first time is greeted.
  const welcome = popup(page, /Welcome/)
  if (await welcome.isVisible()) await page.keyboard.press('Escape')
}

/** The figure at the way to the inbox: in the header on a desk, at the foot on a phone. */
function badge(page: Page) {
  const place = isPhone(page)
    ? page.getByRole('navigation', { name: 'Quick access' })
    : page.getByRole('banner')
  return place.getByText(/unread message/)
}

/** Writes to one member; the dialog counts first. */
async function write(desk: Page, to: string, title: string): Promise<void> {
  await desk.goto('/ops/messages')
  await desk.getByRole('button', { name: /Write to members/ }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Account or id').fill(to)
  await dialog.getByText('Personal', { exact: true }).click()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill('We have seen your papers.\n\nAll is in order.')
  await dialog.getByLabel('Leads to').fill('/promotions')
  await dialog.getByLabel('Reason').fill('Papers seen')
  await dialog.getByRole('button', { name: 'Count who gets it' }).click()
  await expect(dialog.getByText('This reaches 1 member.')).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Send to 1 member' }).click()
  await expect(desk.getByRole('cell', { name: title })).toBeVisible()
}

test.describe('Members can read what the house writes', () => {
  test('the badge comes without a reload and goes when the message is read', async ({
    browser,
    page,
  }) => {
    test.setTimeout(150_000)
    const member = await newMember(browser)
    await comeIn(page, member)
    await expect(badge(page)).toHaveCount(0)
    const desk = await openDesk(browser, 'support')
    const title = `Papers of ${member.username}`

    await test.step('an operator writes, and the badge is there', async () => {
      await write(desk.page, member.username, title)
      await expect(badge(page)).toHaveText(/1 unread message/, { timeout: 10_000 })
    })

    await test.step('the member reads it and the badge goes', async () => {
      await page.goto('/?m=messageV2')
      const inbox = popup(page, 'Internal messages')
      await expectNoSidewaysScroll(page)
      await inbox.getByRole('link', { name: title }).click()
      await expect(inbox.getByText('All is in order.')).toBeVisible()
      await expect(badge(page)).toHaveCount(0)
      await expectAccessible(page)
      await inbox.getByRole('link', { name: 'Open the page' }).click()
      await expect(page).toHaveURL('/promotions')
    })

    await test.step('the console shows that it was read', async () => {
      await desk.page.goto('/ops/messages')
      const row = desk.page.getByRole('row').filter({ hasText: title })
      await expect(row.getByRole('cell').last()).toContainText('1')
    })
    expect(desk.problems()).toEqual([])
    await desk.close()
  })

  test('feedback is answered: a visitor leaves some, a member finds the answer in the inbox', async ({
    browser,
    page,
  }) => {
    test.setTimeout(150_000)
    const words = `The wheel stands still ${Date.now()}`

    await test.step('a visitor sends it without an account', async () => {
      await page.goto('/help#feedback')
      const form = popup(page, 'Feedback')
      await form.getByLabel('Your feedback').fill(`${words}, says a visitor`)
      await expectAccessible(page)
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('You left no contact, so we cannot answer.')).toBeVisible()
    })

    const member = await newMember(browser)
    await comeIn(page, member)
    await test.step('a member sends it', async () => {
      await page.goto('/?popup=feedback')
      const form = popup(page, 'Feedback')
      await form.getByLabel('Your feedback').fill(`${words}, says a member`)
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('it comes to your messages')).toBeVisible()
      await page.keyboard.press('Escape')
    })

    const desk = await openDesk(browser, 'support')
    await test.step('an operator closes the one and answers the other, by keys', async () => {
      await desk.page.goto('/ops/feedback')
      await desk.page.getByRole('row').filter({ hasText: 'says a visitor' }).last().click()
      await expect(desk.page.getByRole('button', { name: /^Close C?/ }).first()).toBeVisible()
      await expectAccessible(desk.page)
      await desk.page.keyboard.press('c')
      const close = desk.page.getByRole('dialog', { name: 'Close without an answer' })
      await close.getByLabel('Reason').fill('Nobody to answer')
      await close.getByRole('button', { name: 'Close', exact: true }).last().click()
      await expect(close).toBeHidden()
      await desk.page.goto('/ops/feedback')
      await desk.page
        .getByRole('row')
        .filter({ hasText: `${words}, says a member` })
        .click()
      await expect(desk.page.getByText(member.username).last()).toBeVisible()
      await expect(desk.page.getByRole('button', { name: /^Answer/ }).first()).toBeVisible()
      await desk.page.keyboard.press('a')
      const answer = desk.page.getByRole('dialog', { name: 'Answer the feedback' })
      await answer.getByLabel('Answer', { exact: true }).fill('It turns again since this morning.')
      await answer.getByRole('button', { name: 'Answer' }).click()
      await expect(answer).toBeHidden()
    })

    await test.step('the member finds the answer', async () => {
      await expect(badge(page)).toHaveText(/1 unread message/, { timeout: 10_000 })
      await page.goto('/?m=messageV2')
      const inbox = popup(page, 'Internal messages')
      await inbox.getByRole('link', { name: 'An answer to your feedback' }).click()
      await expect(inbox.getByText('It turns again since this morning.')).toBeVisible()
    })
    expect(desk.problems()).toEqual([])
    await desk.close()
  })

  test('a trial account asks for no messages', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/login')
    await popup(page, 'Log in')
      .getByRole('button', { name: 'Look around with a trial account' })
      .click()
    await expect(page.getByRole('banner').getByText('Trial', { exact: true })).toBeVisible()
    await page.goto('/promotions')
    await expect(page.getByRole('banner').getByText('Trial', { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.some((url) => url.includes('/wps/'))).toBe(true)
    expect(asked.filter((url) => url.includes('CSP_'))).toEqual([])
  })
})
