import type { Browser, Page } from '@playwright/test'
import type { CashierDocument } from '@baize/contract/cashier-settings'
import { enterAsPlayer } from './cashier-pages.ts'
import { publish, type Desk } from './documents.ts'
import { addBankAccount, callsOf, type MemberCalls } from './member-calls.ts'
import { deskOf } from './members.ts'

type Row = { readonly withdrawal: { readonly version: number } }

/** Somebody with money and an account to send it to, which need not wait. */
export async function prepareToWithdraw(
  page: Page,
  browser: Browser,
): Promise<{ desk: Desk; calls: MemberCalls }> {
  const desk = await deskOf(browser, 'finance')
  await publish<CashierDocument>(desk, 'cashier', (content) => ({
    ...content,
    payeeWaitHours: 0,
    withdrawMin: { ...content.withdrawMin, PHP: '10000' },
    withdrawTimesPerDay: 100,
  }))
  const player = await enterAsPlayer(page, browser)
  const calls = await callsOf(page)
  await addBankAccount(calls, player.password)
  return { desk, calls }
}

/** What an operator does with a withdrawal. */
export async function decide(
  desk: Desk,
  id: string,
  verb: string,
  more: object = {},
): Promise<void> {
  const path = `/ops/api/cashier/withdrawals/${id}`
  const { withdrawal } = await desk.call<Row>('GET', path)
  const body = { version: withdrawal.version, reason: 'Looked at it', ...more }
  await desk.call('POST', `${path}/${verb}`, body)
}
