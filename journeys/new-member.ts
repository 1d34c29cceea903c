import type { Browser, Page } from '@playwright/test'
import { markFirstLogin } from '@baize/contract/identity/member'
import { openCalls, type MemberCalls } from './member-calls.ts'
import { greeted, newName, registerWithoutPicture } from './members.ts'
import { registerPatiently } from './register-patiently.ts'

export const walkPassword = 'Walk-by-1-day'

export type NewMember = { readonly username: string; readonly password: string }

async function registerByCall(browser: Browser, member: NewMember): Promise<string> {
  await registerWithoutPicture(browser)
  return await registerPatiently(member)
}

/** Somebody who registered elsewhere and was greeted, with the session that was opened by it. */
export async function registerMember(
  browser: Browser,
): Promise<MemberCalls & { readonly account: string; readonly token: string }> {
  const account = newName()
  const token = await registerByCall(browser, { username: account, password: walkPassword })
  const { call } = await openCalls(token)
  await call(markFirstLogin, {})
  return { call, account, token }
}

/** The same, for a journey that begins with a visitor who has an account. */
export async function newMember(browser: Browser): Promise<NewMember> {
  const { account } = await registerMember(browser)
  return { username: account, password: walkPassword }
}

/** Becomes a member, and is on the home page, greeted. */
export async function becomeMember(browser: Browser, page: Page, member: NewMember): Promise<void> {
  const token = await registerByCall(browser, member)
  await page.goto('/down')
  await page.evaluate((own) => sessionStorage.setItem('token', own), token)
  await page.goto('/')
  await greeted(page, member.username)
}
