import { expect, type Browser, type Page } from '@playwright/test'
import { exchangeSeeds, openArcade, playRound } from '@baize/contract/arcade/arcade'
import { listDepositMethods } from '@baize/contract/cashier/deposits'
import { launchGame } from '@baize/contract/play/launch'
import { openCalls, order, tokenOf, type MemberCalls } from './member-calls.ts'
import { anyFace, deskOf } from './members.ts'
import { registerMember } from './new-member.ts'
import { giveMoney } from './players.ts'

/** What members do for their rewards, by the calls that their pages make. */

export type Walker = MemberCalls & {
  readonly account: string
  readonly token: string
  readonly id: string
}

/** Somebody new with money to play with. */
export async function newWalker(browser: Browser): Promise<Walker> {
  const walker = await registerMember(browser)
  return { ...walker, id: await giveMoney(browser, walker.account, '200000') }
}

/** Opens a page of the site in somebody's session, which goes on there; answers the calls of it from now on. */
export async function openAs(page: Page, { token }: Walker, address: string): Promise<MemberCalls> {
  // The site takes the token from where a tab of before left it; any answer of its origin is a place to leave it.
  await page.goto('/readyz')
  await page.evaluate((own) => sessionStorage.setItem('token', own), token)
  await page.goto(address)
  await expect(anyFace(page)).toBeAttached()
  return await openCalls(await tokenOf(page))
}

/** Pays in by bank, and an operator sees the money, in the smallest unit. */
export async function payIn(browser: Browser, member: MemberCalls, amount: string): Promise<void> {
  const { methods } = await member.call(listDepositMethods, {})
  const bank = methods.find(({ kind, stop }) => kind === 'bank' && stop === null)
  if (bank === undefined) throw new Error('No bank takes deposits.')
  const path = `/ops/api/cashier/deposits/${await order(member, bank.id, amount)}`
  const desk = await deskOf(browser, 'finance')
  type Row = { readonly deposit: { readonly version: number } }
  const { deposit } = await desk.call<Row>('GET', path)
  const body = { version: deposit.version, reason: 'The money is there' }
  await desk.call('POST', `${path}/approve`, body)
}

let rounds = 0
// All but two of a hundred rolls win a little, so that nobody runs out of money on the way.
const choice = { side: 'under', target: 9_800 }

/** Opens dice, and answers what bets there: so much in all, in stakes as high as they may be. */
export async function sitAtDice({ call }: MemberCalls, nodeId: number) {
  const { frame } = await call(launchGame, { nodeId })
  const token = new URL(frame?.url ?? '', 'http://dice').searchParams.get('token') ?? ''
  const { session, stakes, seed, nextSeed } = await call(openArcade, { token })
  const own = { session, clientSeed: 'of-a-walk', commitment: nextSeed.commitment }
  if (seed === null) await call(exchangeSeeds, own)
  return async (total: bigint) => {
    const most = BigInt(stakes.max)
    for (let left = total; left > 0n; left -= most) {
      const stake = String(left < most ? left : most)
      const request = `walk-${process.pid}-${(rounds += 1)}`
      const { round } = await call(playRound, { session, request, stake, choice })
      expect(round.state).toBe('settled')
    }
  }
}
