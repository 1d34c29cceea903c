import type { Page } from '@playwright/test'
import { createClient } from '@baize/contract/client/client'
import * as deposits from '@baize/contract/cashier/deposits'
import * as withdrawals from '@baize/contract/cashier/withdrawals'
import type { Endpoint, InputOf, ReplyOf } from '@baize/contract/endpoint'
import { changePaymentPassword } from '@baize/contract/identity/member'
import { continueSession } from '@baize/contract/identity/session'
import { getStatus, type SealKey } from '@baize/contract/system/system'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { journeyPort } from './product.ts'

const origin = `http://127.0.0.1:${journeyPort}`
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })

/** What a member does beside the pages of a journey, by the calls that those pages would make. */
export type MemberCalls = {
  call<Asked extends Endpoint>(asked: Asked, input: InputOf<Asked>): Promise<ReplyOf<Asked>>
}

/** The token of the session that the browser of a page holds, as a further tab of the site would be given it. */
export async function tokenOf(page: Page): Promise<string> {
  return await page.evaluate(async (path) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return ((await answer.json()) as { value: { token: string } }).value.token
  }, continueSession.path)
}

/** The calls of the member who is signed in on a page. */
export async function callsOf(page: Page): Promise<MemberCalls> {
  return await openCalls(await tokenOf(page))
}

/** The calls of whoever has the token, or of a visitor. */
export async function openCalls(token: string | null): Promise<MemberCalls> {
  let sealKey: SealKey | undefined
  const client = createClient({
    token: () => token,
    language: () => 'EN',
    sealKey: () => sealKey,
    fetch: (path, init) => fetch(new URL(path instanceof Request ? path.url : path, origin), init),
  })
  const call: MemberCalls['call'] = ({ method, path, sealed, form }, input) =>
    client([method, path, sealed === true ? 1 : 0, form === true ? 1 : 0], input)
  ;({ sealKey } = await call(getStatus, {}))
  return { call }
}

export const paymentPassword = '284619'

/** Gives a member who can log in an account to withdraw to; answers its id. */
export async function addBankAccount({ call }: MemberCalls, password: string): Promise<string> {
  await call(changePaymentPassword, {
    password,
    newPaymentPassword: paymentPassword,
    confirmNewPaymentPassword: paymentPassword,
  })
  const { institutions } = await call(withdrawals.listPayees, {})
  const bank = institutions.find(({ kind }) => kind === 'bank')
  if (bank === undefined) throw new Error('There is no bank to choose.')
  const id = makeId('pye')
  const number = String(Date.now()).padStart(12, '0').slice(-12)
  const input = { id, institution: bank.code, holder: 'Walker Reyes', number, paymentPassword }
  await call(withdrawals.addPayee, input)
  return id
}

/** Asks for a withdrawal; answers its id. */
export async function withdraw(
  { call }: MemberCalls,
  payee: string,
  amount: string,
): Promise<string> {
  const id = makeId('wdr')
  const input = { id, payee, amount, currency: 'PHP', paymentPassword }
  await call(withdrawals.createWithdrawal, input)
  return id
}

/** Orders a deposit; answers its id. */
export async function order(
  { call }: MemberCalls,
  method: string,
  amount: string,
): Promise<string> {
  const id = makeId('dep')
  await call(deposits.createDeposit, { id, method, amount, currency: 'PHP' })
  return id
}
