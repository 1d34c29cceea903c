import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LoginReply } from '@baize/contract/identity/session'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Attempt, Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import { accountKey, type Member, type Members } from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Entry, EntryRefusal } from '../sign-in/sign-in.ts'
import type { Statistics } from '../statistics.ts'
import type { Ticket, Tickets } from '../tickets/tickets.ts'
import { makeHandshake, type Claims, type Handshake, type Provider } from './providers.ts'
import { findLinked, insertLink } from './store.ts'

export { listProviders } from './list-providers.ts'
export type { Provider } from './providers.ts'

/** Which browser began; the way back ends in no other. */
export const browserCookie = 'social'
// A registration, which may take a link along, is told which browser asks too.
const browserCookiePath = '/wps'
export const socialPath = '/wps/session/social'

const minuteMs = 60_000
const handshakeMs = 10 * minuteMs
const arrivalMs = 2 * minuteMs
const choiceMs = 30 * minuteMs

export type Choice = {
  readonly ticket: string
  readonly provider: string
  readonly name: string
  readonly email: string
}

export type Arrival = { readonly login: LoginReply | null; readonly choice: Choice | null }

export type LinkRefusal =
  | Exclude<EntryRefusal, 'non_agent'>
  | 'ticket_expired'
  | 'wrong_credentials'
  | 'sign_in_locked'
  | 'already_linked'

/** Login through accounts that people have elsewhere. A link between two accounts is for good. */
export type Social = {
  list(): { readonly id: string; readonly name: string }[]
  /** Where to send the person; nothing when there is no such provider or it does not answer. */
  begin(providerId: string, call: Call, next: string): Promise<string | undefined>
  /** The person is back: gives the path to go on at, with a ticket for the page in it. */
  comeBack(providerId: string, call: Call, cameBackTo: URL): Promise<string>
  /** The page hands in its ticket: somebody known comes in, somebody new chooses. */
  exchange(
    call: Call,
    ticket: string,
  ): Promise<Result<Arrival, 'ticket_expired' | Exclude<EntryRefusal, 'non_agent'>>>
  /** Links with an account here, whose password proves that it is the person's own. */
  link(
    call: Call,
    input: { readonly ticket: string; readonly username: string; readonly password: string },
  ): Promise<Result<LoginReply, LinkRefusal>>
  /** Links with an account that is being registered, in the same commit and the browser that chose. */
  linkOnRegister(
    tx: Transaction,
    call: Call,
    ticket: string,
    member: Pick<Member, 'id'>,
  ): Promise<Result<undefined, 'ticket_expired' | 'already_linked'>>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly providers: readonly Provider[]
  readonly settings: IdentitySettings
  readonly members: Members
  readonly tickets: Tickets
  readonly entry: Entry
  readonly passwords: Passwords
  readonly failures: Failures
  readonly statistics: Statistics
}

export function createSocial(deps: Deps): Social {
  const { db, log, now, settings, members, tickets, entry, statistics } = deps

  const isOn = () => settings.isOn('SOCIALLOGIN3')
  const findProvider = (id: string) =>
    isOn() ? deps.providers.find((provider) => provider.id === id) : undefined
  const redirectUri = ({ id }: Provider) => `${settings.siteUrl()}${socialPath}/${id}/callback`

  async function begin(providerId: string, call: Call, next: string) {
    const provider = findProvider(providerId)
    if (provider === undefined) return undefined
    const browser = randomBytes(32).toString('base64url')
    const { nonce, verifier } = makeHandshake('')
    const content = { provider: provider.id, nonce, verifier, next, browser: hashOf(browser) }
    // The ticket is the state that goes round by the provider.
    const state = await db.transaction((tx) =>
      tickets.issue(tx, { kind: 'social_login', memberId: null, content, lifeMs: handshakeMs }),
    )
    try {
      const url = await provider.authorizeUrl({ state, nonce, verifier }, redirectUri(provider))
      const cookie = { name: browserCookie, path: browserCookiePath }
      call.setCookie({ ...cookie, value: browser, maxAgeSeconds: choiceMs / 1000 })
      return url.href
    } catch (error) {
      log.warn({ provider: provider.id, error: errorText(error) }, 'A provider did not answer.')
      return undefined
    }
  }

  async function comeBack(providerId: string, call: Call, cameBackTo: URL) {
    const state = cameBackTo.searchParams.get('state') ?? ''
    const ticket = await db.transaction((tx) => tickets.take(tx, 'social_login', state))
    const provider = findProvider(providerId)
    const next = textOf(ticket?.content['next'])
    if (!provider || !ticket || !isSameBrowser(ticket, call) || !isOf(ticket, provider)) {
      statistics.add('social', 'stale')
      return `/login?social=expired`
    }
    const claims = await redeem(provider, handshakeOf(ticket, state), cameBackTo)
    if (claims === undefined) {
      statistics.add('social', 'denied')
      return withNext('/login?social=denied', next)
    }
    const content = { ...claims, provider: provider.id, browser: ticket.content['browser'] }
    const token = await db.transaction((tx) =>
      tickets.issue(tx, { kind: 'social_login', memberId: null, content, lifeMs: arrivalMs }),
    )
    return withNext(`/login?social=${token}`, next)
  }

  async function redeem(provider: Provider, handshake: Handshake, url: URL) {
    try {
      // Behind a proxy the server sees another address than the one that was agreed with the provider.
      return await provider.redeem(handshake, new URL(`${redirectUri(provider)}${url.search}`))
    } catch (error) {
      log.info({ provider: provider.id, error: errorText(error) }, 'A social login did not end.')
      return undefined
    }
  }

  async function exchange(call: Call, token: string) {
    return await db.transaction(async (tx) => {
      const ticket = await tickets.take(tx, 'social_login', token)
      const claims = ticket && isSameBrowser(ticket, call) ? claimsOf(ticket) : undefined
      if (claims === undefined) return refuse('ticket_expired')
      const linked = await findLinked(tx, claims.provider, claims.subject)
      if (linked !== undefined) {
        const login = await comeIn(tx, call, await members.lock(tx, linked))
        return login.ok ? ok({ login: login.value, choice: null }) : login
      }
      const { provider, name, email } = claims
      const content = { ...claims, browser: ticket?.content['browser'] }
      const choice = { kind: 'social_choice', memberId: null, content, lifeMs: choiceMs } as const
      return ok({
        login: null,
        choice: {
          ticket: await tickets.issue(tx, choice),
          provider: nameOf(provider),
          name,
          email,
        },
      })
    })
  }

  const nameOf = (id: string) => deps.providers.find((provider) => provider.id === id)?.name ?? id

  /** The provider has already asked for whatever it asks for on a strange network. */
  async function comeIn(tx: Transaction, call: Call, member: Member) {
    const opened = await entry.open(tx, member, call, {
      how: 'social',
      area: 'site',
      secondStepDone: true,
    })
    statistics.add('social', opened.ok ? 'ok' : opened.code)
    // The site admits whoever is no stranger to it; only the agents' page refuses members.
    return opened as Result<LoginReply, Exclude<EntryRefusal, 'non_agent'>>
  }

  async function link(call: Call, input: Parameters<Social['link']>[1]) {
    const { username, password } = input
    // Without a choice that is open no password is judged: here nobody did the work that a login asks for.
    const chosen = await db.transaction((tx) => tickets.look(tx, 'social_choice', input.ticket))
    if (!chosen || !isSameBrowser(chosen, call)) return refuse('ticket_expired')
    const attempt = { username: accountKey(username), ip: call.ip }
    const counted = await db.transaction((tx) => deps.failures.count(tx, attempt))
    if (!counted.ok) return counted
    const member = await members.findByAccount(db, username)
    const right = await compare(member, password, attempt)
    if (!right || member === undefined) return refuse('wrong_credentials')
    return await db.transaction(async (tx) => {
      const ticket = await tickets.look(tx, 'social_choice', input.ticket)
      if (!ticket || !isSameBrowser(ticket, call)) {
        await deps.failures.takeBack(tx, attempt)
        return refuse('ticket_expired')
      }
      await deps.failures.clear(tx, attempt)
      const held = await members.lock(tx, member.id)
      // A password that was changed meanwhile links nothing.
      if (held.passwordHash !== member.passwordHash) return refuse('wrong_credentials')
      const entered = await comeIn(tx, call, held)
      if (!entered.ok) return entered
      const linked = await linkOnRegister(tx, call, input.ticket, held)
      // Nothing of it may stay when the link cannot be made.
      if (!linked.ok) throw new LinkRefused(linked.code)
      return entered
    })
  }

  /** Where hashing itself is refused, nobody was wrong. */
  async function compare(member: Member | undefined, password: string, attempt: Attempt) {
    try {
      return await deps.passwords.matches(member?.passwordHash ?? undefined, password)
    } catch (error) {
      await db.transaction((tx) => deps.failures.takeBack(tx, attempt))
      throw error
    }
  }

  async function linkOnRegister(
    tx: Transaction,
    call: Call,
    token: string,
    { id }: Pick<Member, 'id'>,
  ) {
    const ticket = await tickets.take(tx, 'social_choice', token)
    const claims = ticket && isSameBrowser(ticket, call) ? claimsOf(ticket) : undefined
    if (claims === undefined) return refuse('ticket_expired')
    const { provider, subject } = claims
    const made = await insertLink(tx, { provider, subject, memberId: id, at: now() })
    return made ? ok() : refuse('already_linked')
  }

  return {
    list: () => (isOn() ? deps.providers.map(({ id, name }) => ({ id, name })) : []),
    begin,
    comeBack,
    exchange,
    async link(call, input) {
      try {
        return await link(call, input)
      } catch (error) {
        if (error instanceof LinkRefused) return refuse(error.code)
        throw error
      }
    },
    linkOnRegister,
  }
}

/** Takes back the transaction in which a link failed. */
class LinkRefused extends Error {
  readonly code: 'ticket_expired' | 'already_linked'
  constructor(code: 'ticket_expired' | 'already_linked') {
    super(code)
    this.code = code
  }
}

function hashOf(browser: string): string {
  return createHash('sha256').update(browser).digest('base64url')
}

/** A link that somebody else began must not end in this browser. */
function isSameBrowser({ content }: Ticket, call: Call): boolean {
  const own = Buffer.from(hashOf(call.cookie(browserCookie) ?? ''))
  const meant = Buffer.from(textOf(content['browser']))
  return own.length === meant.length && timingSafeEqual(own, meant)
}

function isOf({ content }: Ticket, { id }: Provider): boolean {
  return content['provider'] === id
}

function handshakeOf({ content }: Ticket, state: string): Handshake {
  return { state, nonce: textOf(content['nonce']), verifier: textOf(content['verifier']) }
}

/** What a provider said, so far as this ticket is one of a person who came back. */
function claimsOf({ content }: Ticket): (Claims & { provider: string }) | undefined {
  const { provider, subject, name, email } = content
  if (typeof provider !== 'string' || typeof subject !== 'string') return undefined
  return { provider, subject, name: textOf(name), email: textOf(email) }
}

function withNext(path: string, next: string): string {
  return next === '' ? path : `${path}&next=${encodeURIComponent(next)}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
