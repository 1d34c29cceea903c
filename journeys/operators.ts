import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { watch } from './journey.ts'
import { desksFolder } from './product.ts'

type DemoOperator = { username: string; password: string; code: string; codeFrom: string }

async function demoLogin(page: Page, username: string): Promise<DemoOperator> {
  const answer = await page.request.get('/ops/api/demo/operators')
  const { value } = (await answer.json()) as { value: DemoOperator[] }
  const found = value.find((operator) => operator.username === username)
  if (!found) throw new Error(`There is no demo operator ${username}.`)
  return found
}

/** Signs in as a person does: name and password, then the code of the authenticator. */
export async function signIn(page: Page, username: string): Promise<void> {
  const { password } = await demoLogin(page, username)
  await page.goto('/ops')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = page.getByLabel(/code/i).first()
  await expect(field).toBeVisible()
  // A code works once; when other desks have taken those of now, the next one is waited for, as a person would.
  const { codeFrom } = await demoLogin(page, username)
  await page.waitForTimeout(Math.max(0, Date.parse(codeFrom) - Date.now()))
  await field.fill((await demoLogin(page, username)).code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * Sits down at a desk where this operator has signed in before, on this walk or another one, or signs in. A code works
 * once and the next one comes half a minute later, so that walks about something else do not wait for one.
 */
export async function takeDesk(page: Page, username: string): Promise<void> {
  const file = join(desksFolder(), username)
  const token = await keptToken(page, file)
  if (token === undefined) {
    await signIn(page, username)
    const opened = await page.evaluate(() => sessionStorage.getItem('ops-token'))
    writeFileSync(file, opened ?? '')
    return
  }
  await page.goto('/ops')
  await page.evaluate((kept) => sessionStorage.setItem('ops-token', kept), token)
  await page.goto('/ops')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The token that was kept for an operator, if the server still knows it. */
async function keptToken(page: Page, file: string): Promise<string | undefined> {
  try {
    const token = readFileSync(file, 'utf8')
    const headers = { authorization: `Bearer ${token}` }
    return (await page.request.get('/ops/api/session', { headers })).ok() ? token : undefined
  } catch {
    return undefined
  }
}

/** A second person at a desk of her own. */
export async function openDesk(
  browser: Browser,
  username: string,
): Promise<{ page: Page; problems: () => string[]; close: () => Promise<void> }> {
  // An operator sits at a desk, also while a member walks with a phone.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    isMobile: false,
  })
  const page = await context.newPage()
  const problems = watch(page)
  await takeDesk(page, username)
  return { page, problems, close: () => context.close() }
}

/** Opens an account as the operator who is signed in on this page; answers its id. */
export async function openMember(page: Page, username: string): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('ops-token'))
  const answer = await page.request.post('/ops/api/members', {
    headers: { authorization: `Bearer ${token}` },
    data: { username, type: 0, nickname: '', reason: 'For a journey' },
  })
  const { value } = (await answer.json()) as { value: { id: string } | null }
  if (!value) throw new Error(`The account ${username} was not opened.`)
  return value.id
}
