import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import type {
  finishTwoStep,
  LoginReply,
  sendTwoStepCode,
  TwoStepWay,
} from '@baize/contract/identity/session'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { CheckRefusal, Codes, ProvenCode } from '../codes/codes.ts'
import { findStep } from '../credentials/authenticator.ts'
import type { Failures } from '../credentials/failures.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { accountKey, type Member, type Members } from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Statistics } from '../statistics.ts'
import type { Ticket, Tickets } from '../tickets/tickets.ts'
import type { Entry, LoginWay } from './entry.ts'
import { isSameName, waysOf } from './rules.ts'
import * as store from './store.ts'

type SendOutcome = Result<{ expiredMinutes: number }, ErrorsOf<typeof sendTwoStepCode>>
type FinishOutcome = Result<LoginReply, ErrorsOf<typeof finishTwoStep>>

/** What a network that the account was not used from before must prove beyond the password. */
export type TwoStep = {
  sendCode(input: InputOf<typeof sendTwoStepCode>, call: Call): Promise<SendOutcome>
  /** Counts each try of the account before it is judged, on whichever ticket; too many lock it for a while. */
  finish(input: InputOf<typeof finishTwoStep>, call: Call): Promise<FinishOutcome>
}

export type TwoStepDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: IdentitySettings
  readonly members: Members
  readonly tickets: Tickets
  readonly codes: Pick<Codes, 'send' | 'examine' | 'use'>
  readonly box: SecretBox
  readonly entry: Entry
  readonly statistics: Pick<Statistics, 'add'>
  /** Those of logins, which are forgiven to who is in. */
  readonly failures: Failures
  /** Those of second steps, counted by the member's id. */
  readonly twoStepFailures: Failures
}

/** What was right, to be used up when the session is opened. */
type Proof = { readonly code?: ProvenCode; readonly step?: number }

export function createTwoStep(deps: TwoStepDeps): TwoStep {
  const { db, now, settings, members, tickets, codes, box, entry, statistics } = deps

  /** The account behind a ticket, and whether it has this way now. */
  async function find(tx: Transaction, token: string, way: TwoStepWay) {
    const ticket = await tickets.look(tx, 'two_step', token)
    const member = ticket?.memberId ? await members.find(tx, ticket.memberId) : undefined
    if (!ticket || !member) return undefined
    const payeeName = await store.findPayeeName(tx, member.id)
    const isOffered = waysOf(member, payeeName).some((offer) => offer.way === way)
    return { ticket, member, payeeName, isOffered }
  }

  async function sendCode({ ticket, way }: InputOf<typeof sendTwoStepCode>, call: Call) {
    const found = await db.transaction((tx) => find(tx, ticket, way))
    if (!found) return refuse('ticket_expired')
    const { member, isOffered } = found
    const target = targetOf(member, way)
    if (!isOffered || target === null) return refuse('operation-not-allowed')
    const { id: memberId } = member
    const { ip, language } = call
    const code = { purpose: 'two_step', channel: way, target, memberId, ip, language } as const
    const sent = await codes.send(code)
    if (sent.ok) return sent
    return isTold(sent.code) ? { ...sent, code: sent.code } : refuse('unknown')
  }

  async function finish(input: InputOf<typeof finishTwoStep>, call: Call): Promise<FinishOutcome> {
    const { ticket: token, way, code } = input
    const begun = await db.transaction(async (tx) => {
      const found = await find(tx, token, way)
      if (!found) return refuse('ticket_expired')
      const attempt = { username: found.member.id, ip: call.ip }
      const counted = await deps.twoStepFailures.count(tx, attempt)
      return counted.ok ? ok(found) : counted
    })
    if (!begun.ok) return begun
    const { ticket, member, isOffered, payeeName } = begun.value
    const proof = isOffered
      ? await prove(member, way, code, payeeName)
      : refuse('invalid-verification-code')
    const step = { token, ticket, member, trustNetwork: input.trust ?? false }
    return await db.transaction(
      (tx) => (proof.ok ? pass(tx, step, proof.value, call) : fail(tx, step, proof.code, call)),
      { retry: true },
    )
  }

  async function prove(
    member: Member,
    way: TwoStepWay,
    code: string,
    payeeName: string,
  ): Promise<Result<Proof, CheckRefusal>> {
    if (way === 'payee') {
      return isSameName(payeeName, code) ? ok({}) : refuse('invalid-verification-code')
    }
    if (way === 'authenticator') {
      const step = stepOf(member, code)
      return step === undefined ? refuse('invalid-verification-code') : ok({ step })
    }
    const target = targetOf(member, way)
    if (target === null) return refuse('invalid-verification-code')
    const examined = await codes.examine({ purpose: 'two_step', target, code })
    if (!examined.ok) return examined
    const isOwn = examined.value.memberId === member.id
    return isOwn ? ok({ code: examined.value }) : refuse('invalid-verification-code')
  }

  function stepOf({ id, totpSecret, totpLastStep }: Member, code: string): number | undefined {
    if (totpSecret === null) return undefined
    const typed = code.replaceAll(/\s/g, '')
    return findStep(box.open(totpSecret, id), typed, now(), totpLastStep)
  }

  async function pass(
    tx: Transaction,
    step: Step,
    proof: Proof,
    call: Call,
  ): Promise<FinishOutcome> {
    // The account is held first, as everywhere; then what was right a moment ago is used, if it still is.
    const member = await members.lock(tx, step.member.id)
    if (!(await tickets.take(tx, 'two_step', step.token))) return refuse('ticket_expired')
    const used = await spend(tx, member, proof)
    if (!used.ok) return used
    await deps.twoStepFailures.clear(tx, { username: member.id, ip: call.ip })
    await deps.failures.lift(tx, accountKey(member.account))
    tx.afterCommit(() => statistics.add('two_step', 'ok'))
    const { trustNetwork } = step
    const options = { ...readContent(step.ticket), secondStepDone: true, trustNetwork }
    return await entry.open(tx, member, call, options)
  }

  async function spend(tx: Transaction, member: Member, { code, step }: Proof) {
    if (code !== undefined) return await codes.use(tx, code)
    if (step === undefined) return ok()
    if (step <= member.totpLastStep) return refuse('invalid-verification-code')
    await members.noteCodeStep(tx, member.id, step)
    return ok()
  }

  async function fail(tx: Transaction, step: Step, code: CheckRefusal, call: Call) {
    const { token, ticket, member } = step
    await tickets.countWrong(tx, 'two_step', token, settings.security().twoStepAttempts)
    const { how } = readContent(ticket)
    await entry.note(tx, member, call, { how, outcome: code })
    tx.afterCommit(() => statistics.add('two_step', code))
    return refuse(code)
  }

  return { sendCode, finish }
}

/** What is known of a try once its ticket was found. */
type Step = {
  readonly token: string
  readonly ticket: Ticket
  readonly member: Member
  readonly trustNetwork: boolean
}

function targetOf({ mobile, email }: Member, way: TwoStepWay): string | null {
  return way === 'sms' ? mobile : way === 'email' ? email : null
}

type Content = {
  readonly how: LoginWay
  readonly area: 'site' | 'agent'
  readonly remember: boolean
}

/** Only `entry.ts` writes it. */
function readContent({ content }: Ticket): Content {
  return content as Content
}

const told = ['too-many-requests', 'quota-exceeded', 'operation-not-allowed'] as const

/** A phone that was verified once is not the person's mistake now, whatever the gateway thinks of it. */
function isTold(code: string): code is (typeof told)[number] {
  return (told as readonly string[]).includes(code)
}
