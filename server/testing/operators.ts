import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import type { OperatorRole } from '@baize/contract/roles'
import type { Database } from '../src/platform/database/database.ts'
import type { Call } from '../src/platform/http/call.ts'
import { createSessions } from '../src/platform/sessions.ts'
import { createOperators } from '../src/rooms/identity/operators/operators.ts'
import { codeOfStep, stepAt } from '../src/rooms/identity/credentials/authenticator.ts'
import { createPasswords } from '../src/rooms/identity/credentials/passwords.ts'
import { createAudit } from '../src/rooms/system/audit/audit.ts'

export const goodPassword = 'green felt under lamps'

const bySetup = { id: 'setup', name: 'Setup', username: '', roles: [], ip: '', requestId: '' }

/** The operators of a database of their own, a clock that the test sets, and short ways to common states. */
export async function testOperators(db: Database, options: { production?: boolean } = {}) {
  // The clock starts at the real time, because the audit trail has partitions around it only.
  const clock = { ms: Date.now() }
  const now = () => new Date(clock.ms)
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const secret = 'a secret of tests, long enough for anyone'
  const sessions = createSessions({ db, secret, now, makeId })
  const audit = createAudit({ db, now })
  await audit.prepareMonths()
  const passwords = createPasswords({ cost: 'light' })
  const make = (production: boolean) =>
    createOperators({
      db,
      secret,
      production,
      now,
      makeId,
      sessions,
      audit,
      issuer: () => 'Felt',
      passwords,
    })
  const operators = make(options.production ?? false)

  let addresses = 0
  /** A caller from an address that nobody used yet, so that failures elsewhere do not count here. */
  const caller = (given: Partial<Call> = {}): Call => ({
    requestId: 'req_test',
    ip: `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`,
    userAgent: 'test',
    language: 'EN',
    actor: null,
    cookie: () => undefined,
    setCookie: () => {},
    ...given,
  })

  async function create(username: string, roles: OperatorRole[] = ['support']) {
    const input = { username, name: `Name of ${username}`, roles, reason: 'for a test' }
    const made = await db.transaction((tx) =>
      operators.create(tx, { ...input, password: goodPassword }, bySetup),
    )
    if (!made.ok) throw new Error(made.code)
    return made.value
  }

  const begin = (username: string, password = goodPassword, from = caller()) =>
    operators.signIn.begin({ username, password }, from)

  const finish = (ticket: string, code: string, from = caller()) =>
    db.transaction((tx) => operators.signIn.finish(tx, { ticket, code }, from))

  async function ticketFor(username: string) {
    const begun = await begin(username)
    if (!begun.ok) throw new Error(begun.code)
    return begun.value
  }

  /** Creates an operator, sets the authenticator up and moves on to a fresh code. */
  async function enrol(username: string, roles?: OperatorRole[]) {
    const { id } = await create(username, roles)
    const { ticket, enrolment } = await ticketFor(username)
    const totp = enrolment?.secret ?? ''
    const signedIn = await finish(ticket, codeAt(totp))
    if (!signedIn.ok) throw new Error(signedIn.code)
    clock.ms += 60_000
    const actor = await sessions.find(signedIn.value.token)
    if (!actor) throw new Error('The session just opened is not there.')
    return { id, totp, token: signedIn.value.token, actor, call: caller({ actor }) }
  }

  const codeAt = (totp: string, shiftMs = 0) =>
    codeOfStep(totp, stepAt(new Date(clock.ms + shiftMs)))

  /** Six digits that are the code of no step near now. */
  function wrongCode(totp: string): string {
    const right = [-30_000, 0, 30_000].map((shift) => codeAt(totp, shift))
    return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
  }

  const listAudit = async (action: string) =>
    (await audit.list({ action }, { limit: 100 })).reverse()

  return {
    db,
    clock,
    now,
    sessions,
    audit,
    operators,
    make,
    passwords,
    caller,
    create,
    begin,
    finish,
    ticketFor,
    enrol,
    codeAt,
    wrongCode,
    listAudit,
  }
}
