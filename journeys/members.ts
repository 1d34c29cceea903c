import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { publish, type Desk } from './documents.ts'
import { openDesk } from './operators.ts'
import { journeyPort } from './product.ts'
import { isPhone } from './site-menu.ts'

/** What everybody of the demo has for a password, but for those who never logged in. */
export const demoPassword = 'Baize-demo-1'
export const defaultPassword = 'Welcome-2026'

type Usual = 'support' | 'content' | 'risk' | 'finance'

const desks = new Map<string, Promise<Desk>>()

/** Two workers walk at once, and a code of an authenticator opens the console once: each has operators of its own. */
function ownOperator(usual: Usual): string {
  return test.info().parallelIndex === 0 ? usual : 'admin'
}

export function deskOf(browser: Browser, usual: Usual = 'support'): Promise<Desk> {
  return deskNamed(browser, ownOperator(usual))
}

/** Somebody who agrees to what another operator asked for. */
export function secondDesk(browser: Browser): Promise<Desk> {
  return deskNamed(browser, 'manager')
}

function deskNamed(browser: Browser, username: string): Promise<Desk> {
  const known = desks.get(username) ?? openFor(browser, username)
  desks.set(username, known)
  return known
}

async function openFor(browser: Browser, username: string): Promise<Desk> {
  const { page, close } = await openDesk(browser, username)
  const token = await page.evaluate(() => sessionStorage.getItem('ops-token'))
  await close()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    async call<Value>(method: string, path: string, body?: unknown) {
      const answer = await fetch(`http://127.0.0.1:${journeyPort}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const { value, code } = (await answer.json()) as { value: Value; code?: string }
      if (!answer.ok) throw new Error(`${method} ${path} was refused: ${code ?? answer.status}`)
      return value
    },
  }
}

type Message = { readonly to: string; readonly at: string; readonly code: string }

/** The code or the link of the newest message to somebody. Earlier ones are passed over. */
export async function readMessage(desk: Desk, to: string, after = 0): Promise<string> {
  let code = ''
  await expect(async () => {
    const { items } = await desk.call<{ items: Message[] }>('GET', '/ops/api/messages')
    // Warnings go to the same address and hold none.
    const found = items.find(
      (one) => one.code !== '' && plain(one.to) === plain(to) && Date.parse(one.at) >= after,
    )
    code = found?.code ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 10_000, intervals: [100, 200, 400] })
  return code
}

const plain = (to: string) => to.replaceAll(/[\s+-]/g, '').toLowerCase()

/** Has a code sent; the button hears one press a second, and counts down once it was heard. */
export async function askForCode(dialog: Locator): Promise<void> {
  const counting = dialog.getByRole('button', { name: /^(Again in|Try again in)/ })
  await expect(async () => {
    if (await counting.isHidden()) {
      await dialog.getByRole('button', { name: 'Get code' }).click({ timeout: 2000 })
    }
    await expect(counting).toBeDisabled({ timeout: 5000 })
  }).toPass({ timeout: 20_000 })
}

type Rules = { rules: { field: string; shown: boolean; required: boolean }[] }

/** The picture of the registration is for eyes; the operator does without it while the journeys walk. */
export async function registerWithoutPicture(browser: Browser): Promise<void> {
  const desk = await deskOf(browser, 'content')
  await publish<Rules>(desk, 'registration', ({ rules }) => ({
    rules: rules.map((rule) =>
      rule.field === 'captcha' ? { ...rule, shown: false, required: false } : rule,
    ),
  }))
}

/** All who walk here come from one address, which may ask for more codes than a household does. */
export async function allowManyCodes(browser: Browser): Promise<void> {
  const desk = await deskOf(browser, 'risk')
  const alter = (content: object) => ({ ...content, smsPerAddressPerHour: 10_000 })
  await publish(desk, 'security', alter, await secondDesk(browser))
}

let made = 0

/** A name that nobody has. */
export function newName(): string {
  made += 1
  return `walk${Date.now() % 100_000_000}${test.info().parallelIndex}${made}`
}

/** A mobile number of the Philippines that nobody has, without the country. */
export function newNumber(): string {
  made += 1
  const own = `${Date.now() % 100_000}${test.info().parallelIndex}${made % 10}`.padStart(7, '0')
  return `917${own}`
}

export function popup(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name })
}

/** Anybody's avatar in the header, also while a popup hides it from who listens. */
export function anyFace(page: Page): Locator {
  return page.getByRole('button', { name: /^Menu of/, includeHidden: true })
}

/** The avatar in the header, which only somebody who is in has. */
export function face(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: `Menu of ${name}` })
}

/** Fills in name and password and sends them; what follows is for the journey to see. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  const dialog = popup(page, 'Log in')
  await dialog
    .getByLabel('Username', { exact: true })
    .and(page.locator('input[type=text]'))
    .fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs out by the menu of the header. */
export async function signOut(page: Page, name: string): Promise<void> {
  await face(page, name).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await popup(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

type NewMember = { readonly username: string; readonly password: string; readonly email?: string }

/** Fills in the form of a registration by name, which must be open, and sends it. */
export async function fillRegistration(page: Page, member: NewMember): Promise<void> {
  const dialog = popup(page, 'Register')
  await dialog.locator('input[name=username]').fill(member.username)
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByLabel('Confirm password').fill(member.password)
  if (member.email !== undefined) {
    const email = dialog.getByLabel('E-mail')
    if ((await email.count()) === 0) await dialog.getByText('Add contact details').click()
    await email.fill(member.email)
  }
  await dialog.getByRole('checkbox', { name: /I have read and accept/ }).check()
  await dialog.getByRole('checkbox', { name: 'I am 18 or over.' }).check()
  await dialog.getByRole('button', { name: 'Create account' }).click()
}

/** Whoever came in for the first time is on the home page and greeted by name. */
export async function greeted(page: Page, name: string): Promise<void> {
  const welcome = popup(page, `Welcome, ${name}`)
  await expect(welcome).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL('/')
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(face(page, name)).toBeVisible()
}

/** Somebody ended the session from elsewhere: the next thing that the page asks for, or the server itself, tells. */
export async function seesTheEnd(page: Page): Promise<void> {
  const ask = page.getByRole('button', { name: 'Ask for the balance again' })
  // Once it was told, a popup stands before the button; a phone has none, and its page is opened anew.
  if (isPhone(page)) await page.reload()
  else await ask.click({ timeout: 2000 }).catch(() => undefined)
  const told = popup(page, 'You have been logged out')
  await expect(told).toBeVisible()
  await told.getByRole('link', { name: 'Log in' }).click()
  await expect(popup(page, 'Log in')).toBeVisible()
}
