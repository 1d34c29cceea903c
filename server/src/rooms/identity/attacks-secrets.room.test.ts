import { describe, expect, it } from 'vitest'
import { registrationDocument } from '@baize/contract/system/system-settings'
import * as member from '@baize/contract/identity/member'
import { register } from '@baize/contract/identity/registration'
import type { RegistrationRule } from '@baize/contract/system/system'
import * as calls from '@baize/contract/identity/session'
import { sendLoginSms } from '@baize/contract/identity/verification'
import { patternKinds } from '@baize/kernel/patterns'
import { ownerOf } from '../../../testing/database.ts'
import { testVisitors } from '../../../testing/visitors.ts'

const site = await testVisitors({ LOG_LEVEL: 'debug' })
const { db, defects: lines, send, logIn, worked, lastCode, newAddress } = site
const owner = await ownerOf(db)
const headers = { 'x-forwarded-for': newAddress() }

/** Publishes rules for registering in which some are other than those of a new brand. */
async function changeRules(given: Partial<Record<string, Partial<RegistrationRule>>>) {
  const token = await site.tokenFor('admin')
  const { live } = (await send(registrationDocument.calls.get, {}, { token })).value
  const rules = live.content.rules.map((rule) => ({ ...rule, ...given[rule.field] }))
  const input = { baseVersion: live.version, content: { rules }, reason: 'for a test' }
  expect((await send(registrationDocument.calls.publish, input, { token })).code).toBe('')
}

const none = { shown: false, required: false }
await changeRules({ captcha: none, email: { shown: true, required: true } })

const form = (username: string, password: string) => ({
  username,
  password,
  confirmPassword: password,
  email: `${username}@example.com`,
  terms: true,
  age18: true,
})

async function signUp(username: string, password: string, given: object = {}) {
  const challenge = await worked('register')
  return await send(register, { ...form(username, password), challenge, ...given }, { headers })
}

/** Every row of every table as text, under the name of its table. */
async function wholeDatabase(): Promise<Map<string, string>> {
  const tables = await owner.sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`
  const all = new Map<string, string>()
  for (const { name } of tables) {
    // `query_to_xml` runs a query that is text, which names of tables must be.
    const { text } = await owner.sql.one<{ text: string }>`
      select query_to_xml(${`select t::text as row from ${name} t`}, true, true, '')::text as text`
    all.set(name, text)
  }
  return all
}

/** Whether a secret stands in a text: plain, or as bytes are written. */
function stands(secret: string, text: string): boolean {
  // Six digits are found in many a time and hash; as a word of their own they are a code.
  if (/^\d{6}$/.test(secret)) return new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text)
  const bytes = Buffer.from(secret)
  const written = (['utf8', 'hex', 'base64', 'base64url'] as const).map((as) => bytes.toString(as))
  return written.some((one) => text.includes(one))
}

function placesOf(secrets: Record<string, string>, texts: Iterable<readonly [string, string]>) {
  const found: string[] = []
  for (const [place, text] of texts) {
    for (const [what, secret] of Object.entries(secrets)) {
      if (stands(secret, text)) found.push(`${what} in ${place}`)
    }
  }
  return found
}

describe('a life of an account, from registering to a new password,', async () => {
  const name = 'scanned88'
  const mobile = '+639181234567'
  const secrets: Record<string, string> = {
    first: 'First-felt-11',
    wrong: 'Wrong-felt-22',
    second: 'Second-felt-33',
    third: 'Third-felt-44',
    payment: '905173',
  }
  const { first = '', wrong = '', second = '', third = '', payment = '' } = secrets
  /** Tables as they were on the way: what ends later, such as a session, is looked at while it is there. */
  const moments: (readonly [string, string])[] = []
  const lookAround = async (...there: readonly string[]) => {
    const tables = await wholeDatabase()
    for (const table of there) expect(tables.get(table)).toContain('<row')
    // A demo keeps what it sent in its outbox, for people to read; production does not (P37).
    moments.push(...[...tables].filter(([table]) => table !== 'platform.messages'))
  }

  it('[I57] is lived', async () => {
    const registered = await signUp(name, first)
    expect(registered.code).toBe('')
    secrets['token of the registration'] = registered.value.token
    expect((await logIn(name, wrong, {}, { headers })).code).toBe('wrong_credentials')
    const came = await logIn(name, first, { remember: true }, { headers })
    secrets['token of the login'] = came.value.token
    secrets['validator'] = /remember=[\w-]+\.([\w-]+)/.exec(came.cookies.join())?.[1] ?? ''
    await lookAround('platform.sessions', 'identity.remembered')

    const { token } = came.value
    const set = { password: first, newPaymentPassword: payment, confirmNewPaymentPassword: payment }
    expect((await send(member.changePaymentPassword, set, { token, headers })).code).toBe('')
    const change = { oldPassword: first, newPassword: second, confirmNewPassword: second }
    const changed = await send(member.changePassword, change, { token, headers })
    expect(changed.code).toBe('')
    secrets['token after the change'] = changed.value.token

    const email = `${name}@example.com`
    expect((await send(member.forgotByEmail, { username: name, email })).code).toBe('')
    await expect.poll(() => lastCode(email), { timeout: 10_000 }).toContain('reset=')
    const link = /reset=([\w-]+)/.exec(await lastCode(email))?.[1] ?? ''
    secrets['token of the link'] = link
    await lookAround('platform.sessions', 'identity.tickets')
    const reset = { token: link, newPassword: third, confirmNewPassword: third }
    expect((await send(member.resetByEmail, reset, { headers })).code).toBe('')

    await db.sql`
      update identity.members set mobile = ${mobile}, mobile_verified_at = now()
      where account = ${name}`
    const number = { countryDialingCode: '+63', mobileNum: '0918 123 4567' }
    expect((await send(sendLoginSms, number)).code).toBe('')
    secrets['code'] = await lastCode(mobile)
    const bySms = { type: 'sms', countryDialingCode: '+63' } as const
    const phoned = await logIn('09181234567', secrets['code'], bySms, { headers })
    secrets['token of the phone'] = phoned.value.token
    await lookAround('platform.sessions', 'identity.codes')
    expect((await send(calls.logout, {}, { token: phoned.value.token })).code).toBe('')
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(5)
  })

  it('[I57] leaves no password, token, validator or code in any table', async () => {
    const tables = await wholeDatabase()
    expect(tables.get('identity.members')).toContain(name)
    const outbox = tables.get('platform.messages') ?? ''
    tables.delete('platform.messages')
    expect(placesOf(secrets, [...moments, ...tables])).toEqual([])
    expect(placesOf({ code: secrets['code'] ?? '' }, [['outbox', outbox]])).toHaveLength(1)
    const { code: _, 'token of the link': __, ...never } = secrets
    expect(placesOf(never, [['outbox', outbox]])).toEqual([])
  })

  it('[I98] leaves none of it in the log, nor who it was, also when a call breaks down', async () => {
    await owner.sql`alter table identity.members rename to gone`
    const token = secrets['token after the change'] ?? ''
    await logIn(name, third, {}, { token, headers })
    await send(member.forgotByEmail, { username: name, email: `${name}@example.com` }, { headers })
    await send(sendLoginSms, { countryDialingCode: '+63', mobileNum: mobile })
    await owner.sql`alter table identity.gone rename to members`
    expect(lines.length).toBeGreaterThan(1)
    const who = { name, email: `${name}@example.com`, mobile, digits: '9181234567' }
    expect(placesOf({ ...secrets, ...who }, [['log', lines.join('\n')]])).toEqual([])
    lines.length = 0
  })

  it('[I57] the search finds a password that lies about', async () => {
    await owner.sql`create table public.careless (kept bytea, said text)`
    await owner.sql`insert into public.careless values (${Buffer.from(first)}, ${`x ${second}`})`
    expect(placesOf(secrets, await wholeDatabase())).toEqual(
      expect.arrayContaining(['first in public.careless', 'second in public.careless']),
    )
    await owner.sql`drop table public.careless`
  })
})

describe('a name that is not what it seems', () => {
  const tricks: readonly [string, string][] = [
    ['a Cyrillic letter', 'jеssa'],
    ['a Greek letter', 'jessα'],
    ['a mark without width', 'jes\u200Bsa'],
    ['a joiner', 'jes\u200Dsa'],
    ['a mark that turns the direction', '\u202Eassej'],
    ['an isolate', '\u2066jessa\u2069'],
    ['a soft hyphen', 'jes\u00ADsa'],
    ['a letter with an accent apart', 'jessa\u0301'],
    ['a variation selector', 'jessa\uFE0F'],
    ['a tag', 'jessa\u{E0041}'],
  ]

  it.each(tricks)('[I71] by %s opens no account', async (_, name) => {
    const answer = await signUp(name, 'Green-felt-1')
    expect(answer).toMatchObject({ code: 'field_invalid', value: { field: 'username' } })
  })

  it.each(tricks)('[I16] by %s is nobody at the login', async (_, name) => {
    expect((await logIn(name, 'Baize-demo-1')).code).toBe('wrong_credentials')
  })

  it('[I16] by the width of its letters, capitals or spaces around it is who it is', async () => {
    for (const name of ['ＪＥＳＳＡ', 'Jessa', '\u3000jessa ']) {
      const { value } = await logIn(name, 'Baize-demo-1', {}, { headers })
      expect(value.userInfo).toMatchObject({ account: 'jessa' })
    }
  })

  it('[I45] by letters that stand for many is counted like any other', async () => {
    const long = Array.from(
      { length: 100 },
      (_, n) => ['\uFDFA', '\uFDFB', '\u3300', '\u33C2'][(n * 7 + (n >> 2)) % 4],
    )
    for (const name of [
      '\uFDFA'.repeat(100),
      long.join(''),
      '🎲'.repeat(50),
      '\u0301'.repeat(100),
    ]) {
      expect((await logIn(name, 'Green-felt-1')).code).toBe('wrong_credentials')
    }
    expect(lines.filter((line) => line.includes('defect'))).toEqual([])
  })
})

describe('a login with something else than text', () => {
  const bad: readonly [string, unknown][] = [
    ['null', null],
    ['a list', ['jessa']],
    ['an object', { $ne: '' }],
    ['a number', 7],
    ['a flag', true],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a zero byte', 'jes\u0000sa'],
    ['half a letter', 'jes\uD800sa'],
    ['more than fits', 'x'.repeat(5000)],
  ]

  it.each(bad)('[I43] of %s for any field is refused before a room is asked', async (_, value) => {
    const refused = ['invalid_input', 'body_too_large', 'seal_invalid']
    for (const field of Object.keys(calls.login.input.properties)) {
      if (field === 'remember' && value === true) continue
      const { code } = await logIn('jessa', 'Baize-demo-1', { [field]: value })
      expect({ field, refused: refused.includes(code) }).toEqual({ field, refused: true })
    }
    expect(lines.filter((line) => line.includes('defect'))).toEqual([])
  })
})

describe('a password', () => {
  it('[I72] with spaces around it is told, and is not what is in the middle', async () => {
    for (const password of [
      ' Green-felt-1',
      'Green-felt-1 ',
      '\u3000Green-felt-1',
      'Green-felt-1\u00A0',
    ]) {
      const answer = await signUp('spacious1', password)
      expect(answer).toMatchObject({ code: 'field_invalid', value: { why: 'spaces_around' } })
      expect(answer.message).not.toBe('')
    }
    expect((await logIn('jessa', ' Baize-demo-1 ')).code).toBe('wrong_credentials')
  })

  it('[I72] of emoji comes in however a keyboard writes it, where the rule lets it through', async () => {
    const kind = { patternId: 'no_spaces', acceptedPattern: patternKinds.no_spaces.source } as const
    await changeRules({ password: kind })
    const password = 'féltros🎲🃏👩‍🚀'
    expect((await signUp('emojilover', password)).code).toBe('')
    for (const typed of [password, password.normalize('NFD')]) {
      expect((await logIn('emojilover', typed, {}, { headers })).code).toBe('')
    }
    expect((await logIn('emojilover', 'féltros🎲🃏👩')).code).toBe('wrong_credentials')
  })
})
