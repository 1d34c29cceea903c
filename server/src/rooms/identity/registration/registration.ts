import type { ErrorsOf } from '@baize/contract/endpoint'
import type {
  register as registerCall,
  RegistrationInput,
} from '@baize/contract/identity/registration'
import type { LoginReply } from '@baize/contract/identity/session'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { provePerson, type Challenges } from '../challenges/challenges.ts'
import type { Codes, ProvenCode } from '../codes/codes.ts'
import type { Passwords } from '../credentials/passwords.ts'
import type { Invitations, Invited } from '../invitations/invitations.ts'
import {
  checkAccount,
  checkBirthday,
  type Member,
  type Members,
  type NewMember,
} from '../members/members.ts'
import type { Phone } from '../phone/phone.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Entry } from '../sign-in/sign-in.ts'
import type { Statistics } from '../statistics.ts'
import { readFields, type Filled, type Tab } from './fields.ts'
import { asksForCode, accountOf, profileOf, rememberedOf } from './rules.ts'
import * as store from './store.ts'
import { createUplines } from './uplines.ts'

export type RegistrationRefusal = ErrorsOf<typeof registerCall>

export type Registration = {
  /**
   * Opens an account from one of the two tabs and signs in. What anybody may know is checked first, so that a slip
   * costs neither challenge nor code; whether a name or a phone is taken is told last. Opens its own transactions.
   */
  register(
    tab: Tab,
    input: RegistrationInput,
    call: Call,
  ): Promise<Result<LoginReply, RegistrationRefusal>>
  /** Whether a name fits the rule and nobody has it. Asking costs the same either way. */
  isAvailable(username: string): Promise<boolean>
  /** Who invites with a code, by the agent's nickname and no more of theirs, and as what; a link that was opened from an address is counted. */
  findInviter(
    code: string,
    domain: string | undefined,
    openedFrom?: string,
  ): Promise<
    Result<{ code: string; invitedBy: string; makesAgent: boolean }, 'invitation_code_error'>
  >
}

export type RegistrationDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: IdentitySettings
  readonly members: Members
  readonly entry: Pick<Entry, 'open'>
  readonly challenges: Pick<Challenges, 'require' | 'checkImage'>
  readonly codes: Pick<Codes, 'examine' | 'use'>
  readonly phone: Pick<Phone, 'view' | 'verify'>
  readonly invitations: Pick<Invitations, 'find' | 'use' | 'noteLook'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly statistics: Pick<Statistics, 'add'>
  /** Links the account of a provider to the new one in the same commit. Without it no such ticket is taken. */
  readonly linkOnRegister?: (
    tx: Transaction,
    call: Call,
    ticket: string,
    member: Member,
  ) => Promise<Result<undefined, 'ticket_expired' | 'already_linked'>>
}

/** How long an account that was opened counts against its address. */
const rememberedMs = 3_600_000

/** A refusal that undoes what the transaction did so far. */
class Undone extends Error {
  readonly refusal: Refusal<RegistrationRefusal>
  constructor(refusal: Refusal<RegistrationRefusal>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

type Uplined = { readonly invited: Invited | undefined; readonly above: Member | undefined }
type Proof = { readonly verified: boolean; readonly code: ProvenCode | undefined }
type Hashes = Pick<NewMember, 'passwordHash' | 'paymentPasswordHash'>

/** All that was found good before the account is written. */
type Ready = {
  readonly account: string
  readonly filled: Filled
  readonly upline: Uplined
  readonly proof: Proof
  readonly hashes: Hashes
}

export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, now, settings, members, entry, challenges, codes, phone, passwords } = deps
  const { invitations } = deps
  const uplines = createUplines(deps)

  async function prepare(
    tab: Tab,
    input: RegistrationInput,
    call: Call,
  ): Promise<Result<Ready, RegistrationRefusal>> {
    const { isOn } = settings
    if (!isOn(tab === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3')) return refuse('not_enabled')
    const rules = settings.rules()
    const filled = readFields(input, { tab, rules, isOn })
    if (!filled.ok) return filled
    const consent = checkConsent(input, filled.value)
    if (!consent.ok) return consent
    const person = await provePerson(challenges, 'register', input, call, await needsImage(call))
    if (!person.ok) return person
    const upline = await findUpline(filled.value, input.domain)
    if (!upline.ok) return upline
    const account = accountOf(tab, filled.value)
    // The name of the mobile tab is the number, and whose that is learns only who holds it.
    const isTaken = tab === 'username' && (await members.findByAccount(db, account)) !== undefined
    if (isTaken) return refuse('name_taken')
    const proof = await provePhone(tab, input, filled.value.mobile)
    if (!proof.ok) return proof
    const hashes = await hashAll(filled.value)
    return ok({
      account,
      filled: filled.value,
      upline: upline.value,
      proof: proof.value,
      hashes,
    })
  }

  async function findUpline(
    { values: { affiliateCode, recommenderId } }: Filled,
    domain: string | undefined,
  ): Promise<Result<Uplined, 'invitation_code_error' | 'recommender_unknown'>> {
    const invited =
      affiliateCode === undefined ? undefined : await invitations.find(affiliateCode, domain)
    if (invited !== undefined && !invited.ok) return invited
    const recommended =
      recommenderId === undefined ? undefined : await uplines.findRecommender(recommenderId)
    if (recommended !== undefined && !recommended.ok) return recommended
    const above = invited?.value.agent ?? recommended?.value
    return ok({ invited: invited?.value, above })
  }

  function checkConsent(
    { terms, age18 }: RegistrationInput,
    { birthday }: Filled,
  ): Result<undefined, 'terms_required' | 'age_required' | 'too_young' | 'field_invalid'> {
    if (terms !== true) return refuse('terms_required')
    if (birthday === undefined) return age18 === true ? ok() : refuse('age_required')
    const checked = checkBirthday(birthday, settings.zone(), now())
    return checked.ok ? ok() : checked
  }

  /** Whether the image comes too: where the operator always wants it, or this address opened accounts before. */
  async function needsImage({ ip }: Call): Promise<boolean> {
    const rule = settings.rules().find(({ field }) => field === 'captcha')
    if (rule?.shown !== true || rule.required) return rule?.shown === true
    const opened = await store.countSince(db, ip, new Date(now().getTime() - rememberedMs))
    return opened >= settings.security().captchaAfterFailures
  }

  async function provePhone(
    tab: Tab,
    input: RegistrationInput,
    mobile: string | undefined,
  ): Promise<Result<Proof, RegistrationRefusal>> {
    const unproven = { verified: false, code: undefined }
    if (mobile === undefined) return ok(unproven)
    const code = input.verificationCode ?? ''
    const idToken = input.firebaseIdToken ?? ''
    const must = asksForCode(tab, settings)
    if (phone.view().enabled) {
      if (!must && idToken === '') return ok(unproven)
      const verified = await phone.verify(idToken, mobile)
      return verified.ok ? ok({ verified: true, code: undefined }) : verified
    }
    if (!must && code === '') return ok(unproven)
    const proven = await codes.examine({ purpose: 'register', target: mobile, code })
    return proven.ok ? ok({ verified: true, code: proven.value }) : proven
  }

  async function hashAll({ values: { password, paymentPassword } }: Filled): Promise<Hashes> {
    return {
      ...(password === undefined ? {} : { passwordHash: await passwords.hash(password) }),
      ...(paymentPassword === undefined
        ? {}
        : { paymentPasswordHash: await passwords.hash(paymentPassword) }),
    }
  }

  async function open(tx: Transaction, ready: Ready, input: RegistrationInput, call: Call) {
    const { filled, upline, proof } = ready
    if (proof.code !== undefined) orUndo(await codes.use(tx, proof.code))
    const code = upline.invited?.invitation.code
    if (code !== undefined) orUndo(await invitations.use(tx, code))
    const member = orUndo(takenAs(filled, await members.create(tx, newMember(ready, input, call))))
    await store.insertProfile(tx, member.id, profileOf(filled))
    const { ip, userAgent } = call
    const origin = { memberId: member.id, ip, userAgent: userAgent.slice(0, 300) }
    await store.insertRegistration(tx, {
      ...origin,
      ...rememberedOf(input),
      affiliateCode: code ?? '',
      recommenderId: upline.above?.id ?? null,
      termsAt: now(),
      ageAt: now(),
    })
    if (input.socialTicket !== undefined && input.socialTicket !== '') {
      const link = deps.linkOnRegister ?? (async () => refuse('ticket_expired'))
      orUndo(await link(tx, call, input.socialTicket, member))
    }
    const options = { how: 'register', area: 'site', secondStepDone: true } as const
    const opened = await entry.open(tx, member, call, options)
    if (!opened.ok) throw new Error(`A new account may not enter: ${opened.code}`)
    return opened
  }

  return {
    async register(tab, input, call) {
      const result = await attempt(async () => {
        const ready = await prepare(tab, input, call)
        if (!ready.ok) return ready
        return await db.transaction((tx) => open(tx, ready.value, input, call))
      })
      deps.statistics.add('register', result.ok ? 'ok' : result.code)
      return result
    },
    async isAvailable(username) {
      const account = username.trim()
      const found = await members.findByAccount(db, account)
      return checkAccount(settings.rules(), account).ok && found === undefined
    },
    async findInviter(code, domain, openedFrom) {
      const found = await invitations.find(code, domain)
      if (!found.ok) return found
      const { agent, invitation } = found.value
      if (openedFrom !== undefined) await invitations.noteLook(invitation.code, openedFrom)
      const { code: written, makesAgent } = invitation
      return ok({ code: written, invitedBy: agent.nickname, makesAgent })
    },
  }
}

function newMember(
  { account, filled, upline, proof, hashes }: Ready,
  { referralCode = '' }: RegistrationInput,
  call: Call,
): NewMember {
  const { email } = filled.values
  const { invited } = upline
  return {
    account,
    type: invited?.invitation.makesAgent === true ? invited.agent.type : 0,
    ...(invited === undefined ? {} : { invitation: invited.invitation.code }),
    language: call.language,
    ...hashes,
    ...(filled.mobile === undefined ? {} : { mobile: filled.mobile }),
    mobileVerified: proof.verified,
    ...(email === undefined ? {} : { email }),
    ...(upline.above === undefined ? {} : { uplineId: upline.above.id }),
    ...(referralCode === '' ? {} : { referral: referralCode }),
  }
}

/** On the mobile tab the name is the number, so a taken name is a taken number. */
function takenAs<T>(
  { values }: Filled,
  result: Result<T, 'name_taken' | 'mobile_taken'>,
): Result<T, 'name_taken' | 'mobile_taken'> {
  return !result.ok && values.username === undefined ? refuse('mobile_taken') : result
}

function orUndo<T>(result: Result<T, RegistrationRefusal>): T {
  if (result.ok) return result.value
  throw new Undone(result)
}

async function attempt<T>(
  work: () => Promise<Result<T, RegistrationRefusal>>,
): Promise<Result<T, RegistrationRefusal>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}
