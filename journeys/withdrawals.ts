import type { Browser, Page } from '@playwright/test'
import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { enter } from './cashier-pages.ts'
import { publish, type Desk } from './documents.ts'
import { addBankAccount, callsOf, type MemberCalls } from './member-calls.ts'
import { deskOf, secondDesk } from './members.ts'
import { newPlayer } from './players.ts'

type Row = { readonly withdrawal: { readonly version: number } }

/** Sums that a walk can play for, as often as it walks. */
export async function letWithdraw(desk: Desk, second: Desk): Promise<void> {
  const alter = (content: CashierDocument): CashierDocument => ({
    ...content,
    payeeWaitHours: 0,
    withdrawMin: { ...content.withdrawMin, PHP: '10000' },
    withdrawTimesPerDay: 100,
  })
  await publish(desk, 'cashier', alter, second)
}

/** Somebody with money and an account to send it to, which need not wait. */
export async function prepareToWithdraw(
  page: Page,
  browser: Browser,
): Promise<{ desk: Desk; calls: MemberCalls }> {
  const desk = await deskOf(browser, 'finance')
  await letWithdraw(desk, await secondDesk(browser))
  // A first payment password is set once, so it is somebody new each time.
  const player = await newPlayer(browser)
  await enter(page, player)
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
