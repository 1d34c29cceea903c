import type { Browser } from '@playwright/test'
import { becomeMember, newName } from './members.ts'

/** Somebody who registered elsewhere, for a journey that begins with a visitor who has an account. */
export async function newMember(
  browser: Browser,
): Promise<{ readonly username: string; readonly password: string }> {
  const member = { username: newName(), password: 'Walk-by-1-day' }
  const context = await browser.newContext()
  await becomeMember(browser, await context.newPage(), member)
  await context.close()
  return member
}
