import { expect, type Browser, type Page } from '@playwright/test'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import * as contracts from '@baize/contract/agents/contracts'
import { createInvitation } from '@baize/contract/agents/downlines'
import { markFirstLogin } from '@baize/contract/identity/member'
import { login } from '@baize/contract/identity/session'
import { getChallenge } from '@baize/contract/identity/verification'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { answerChallenge } from '../server/testing/solve-challenge.ts'
import { openCalls, tokenOf, type MemberCalls } from './member-calls.ts'
import { demoPassword, deskOf, newName, registerWithoutPicture, secondDesk } from './members.ts'
import { registerPatiently } from './register-patiently.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })

/** Somebody of a team, with the session that was opened by registering. */
export type TeamMember = MemberCalls & { readonly account: string; readonly token: string }

/** An agent below the one of the demo, an agent below that one, and a member below both. */
export async function makeTeam(browser: Browser): Promise<{
  readonly top: TeamMember
  readonly middle: TeamMember
  readonly low: TeamMember
}> {
  await registerWithoutPicture(browser)
  const top = await invite(await demoAgent(), true)
  const middle = await invite(top, true)
  const low = await invite(middle, false)
  return { top, middle, low }
}

/** The agent of the demo, who has a team with some days behind it and a contract of each kind. */
export async function demoAgent(): Promise<TeamMember> {
  const { call } = await openCalls(null)
  const { challenge } = await call(getChallenge, { purpose: 'login' })
  const { token } = await call(login, {
    username: 'rico',
    password: demoPassword,
    challenge: await answerChallenge(challenge),
  })
  return { ...(await openCalls(token)), account: 'rico', token }
}

export const teamPassword = 'Walk-by-1-day'

/** Lets somebody in by an invitation of this agent; they are greeted and may begin. */
async function invite(agent: MemberCalls, makesAgent: boolean): Promise<TeamMember> {
  const invitation = await agent.call(createInvitation, {
    name: 'For a journey',
    makesAgent,
    rate: 0,
    expiresAt: null,
    mostUses: 1,
  })
  const account = newName()
  const token = await registerPatiently({
    username: account,
    password: teamPassword,
    affiliateCode: invitation.code,
  })
  const own = await openCalls(token)
  await own.call(markFirstLogin, {})
  return { ...own, account, token }
}

type Kind = ContractTerms['kind']

const periods = {
  dividend: 'Weekly',
  daily: 'Daily',
  hourly: 'Hourly',
  realtime: 'Daily',
} as const satisfies Record<Kind, ContractTerms['periodicType']>

/** Terms with one tier, which asks for nothing. */
export function termsOf(kind: Kind, rate: number): ContractTerms {
  return {
    kind,
    basis: kind === 'dividend' ? 'loss' : 'validBet',
    periodicType: periods[kind],
    products: null,
    tiers: [{ rate, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
    cap: null,
    betAmount: '10000',
    carry: 'none',
  }
}

const answers = {
  dividend: contracts.answerDividend,
  daily: contracts.answerDailySalary,
  hourly: contracts.answerHourSalary,
  realtime: contracts.answerRealTimeSalary,
} as const

/** The house gives a contract to an agent by two people, and the agent accepts it. */
export async function houseGives(
  browser: Browser,
  agent: TeamMember,
  terms: ContractTerms,
): Promise<void> {
  const desk = await deskOf(browser, 'finance')
  const id = makeId('ctr')
  // Who is above them may have a contract too, which this one goes beyond (AG236).
  const offer = { id, downline: agent.account, terms, confirmed: true, reason: 'For a journey' }
  const { approvalId } = await desk.call<{ approvalId: string }>(
    'POST',
    '/ops/api/agents/contracts',
    offer,
  )
  const second = await secondDesk(browser)
  await second.call('POST', `/ops/api/approvals/${approvalId}`, {
    approve: true,
    reason: 'For a journey',
  })
  await agent.call(answers[terms.kind], { id, action: 'accept' })
}

/** An agent offers a contract by the call that the editor makes; answers its id. */
export async function offerTo(
  agent: TeamMember,
  downline: TeamMember,
  terms: ContractTerms,
): Promise<string> {
  const id = makeId('ctr')
  await agent.call(contracts.offerContract, { id, downline: downline.account, terms })
  return id
}

export async function accept(member: TeamMember, kind: Kind, id: string): Promise<void> {
  await member.call(answers[kind], { id, action: 'accept' })
}

/** The state of the newest contract of a kind that somebody was given. */
export async function stateOf(member: TeamMember, kind: Kind): Promise<string> {
  const { items } = await member.call(contracts.listContracts, { side: 'got', kind, limit: 1 })
  return items[0]?.state ?? 'none'
}

/** Opens an address of the site in somebody's session, which goes on there; answers who calls in it from now on. */
export async function enter(page: Page, who: TeamMember, address: string): Promise<TeamMember> {
  await page.goto('/down')
  await page.evaluate((own) => sessionStorage.setItem('token', own), who.token)
  await page.goto(address)
  await expect(page.getByRole('banner').getByText('PHP').first()).toBeAttached()
  const token = await tokenOf(page)
  return { ...who, ...(await openCalls(token)), token }
}
