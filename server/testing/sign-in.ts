import type { LoginReply } from '@baize/contract/identity/session'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import type { Result } from '@baize/kernel/result'
import type { Call } from '../src/platform/http/call.ts'
import {
  codeOfStep,
  makeAuthenticatorSecret,
  stepAt,
} from '../src/rooms/identity/credentials/authenticator.ts'
import type { Passwords } from '../src/rooms/identity/credentials/passwords.ts'
import type { Member } from '../src/rooms/identity/members/member.ts'
import { createBrowserSession } from '../src/rooms/identity/sign-in/browser-session.ts'
import { createEntry } from '../src/rooms/identity/sign-in/entry.ts'
import type { LoginInput } from '../src/rooms/identity/sign-in/login.ts'
import { createRemembered } from '../src/rooms/identity/sign-in/remembered.ts'
import { createSignIn } from '../src/rooms/identity/sign-in/sign-in.ts'
import { goodMemberPassword } from './identity.ts'
import { easyChallenges, testVerification } from './verification.ts'

/** All ways in over a database of their own, with short ways to common states and a count of hashes. */
export async function testSignIn({ production = false } = {}) {
  const below = await testVerification()
  const { db, now, sessions, members, tickets, box } = below
  const easy = easyChallenges()
  // The name of a purpose answers a challenge of that purpose.
  const challenges = {
    ...easy,
    require: (purposes: readonly ChallengePurpose[], answer: string | undefined) => {
      const named = answer === 'instead_of_image' ? 'longer' : 'right'
      return easy.require(purposes, purposes.some((one) => one === answer) ? named : answer)
    },
  }
  const compared: (string | undefined)[] = []
  const passwords: Passwords = {
    hash: below.passwords.hash,
    matches(hash, password) {
      compared.push(hash)
      return below.passwords.matches(hash, password)
    },
  }
  const remembered = createRemembered(below)
  const browserSession = createBrowserSession(below)
  /** Another, as production has it, or with hashing of the test's own. */
  const make = (inProduction: boolean, matches: Passwords['matches'] = passwords.matches) => {
    const entry = createEntry({ ...below, remembered, browserSession, production: inProduction })
    const own = {
      passwords: { ...passwords, matches },
      challenges,
      remembered,
      browserSession,
      entry,
    }
    return { entry, signIn: createSignIn({ ...below, ...own, production: inProduction }) }
  }
  const { entry, signIn } = make(production)
  await below.start()

  type Given = Partial<LoginInput>
  const login = (username: string, input: Given = {}, call: Call = below.caller()) =>
    signIn.login({ username, password: goodMemberPassword, challenge: 'login', ...input }, call)

  async function enter(
    { account }: Pick<Member, 'account'>,
    input: Given = {},
    call: Call = below.caller(),
  ) {
    return mustBeOk(await login(account, input, call))
  }

  const failTimes = async (times: number, username: string) => {
    for (let i = 0; i < times; i += 1) {
      await login(username, { password: 'wrong', captcha: 'right', captchaId: 'id' })
    }
  }

  /** A member who came in from somewhere once, so that another network is a new one. */
  async function settled(given: Parameters<typeof below.createMember>[0] = {}) {
    const member = await below.createMember(given)
    const home = below.caller()
    await enter(member, {}, home)
    return { member, home }
  }

  async function setAuthenticator({ id }: Member): Promise<string> {
    const secret = makeAuthenticatorSecret()
    await db.sql`
      update identity.members set totp_secret = ${box.seal(secret, id)} where id = ${id}`
    return secret
  }

  const codeNow = (secret: string) => codeOfStep(secret, stepAt(now()))

  const listLogins = (member: Pick<Member, 'id'>) =>
    db.sql<{ how: string; outcome: string; ip: string }>`
      select how, outcome, ip from identity.logins where member_id = ${member.id} order by at, id`

  const actorOf = async (reply: Pick<LoginReply, 'token'>) => await sessions.find(reply.token)

  /** A caller who holds this session. */
  async function callerWith(token: string, call: Call = below.caller()): Promise<Call> {
    return { ...call, actor: (await sessions.find(token)) ?? null }
  }

  return {
    ...below,
    members,
    tickets,
    challenges,
    compared,
    remembered,
    entry,
    signIn,
    make,
    login,
    enter,
    failTimes,
    settled,
    setAuthenticator,
    codeNow,
    listLogins,
    actorOf,
    callerWith,
  }
}

export function mustBeOk<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code)
  return result.value
}
