import { describe, expect, it } from 'vitest'
import { forgotByEmail } from '@baize/contract/identity/member'
import { sendLoginSms } from '@baize/contract/identity/verification'
import { type Answer, testVisitors } from '../../../testing/visitors.ts'
import { createPasswords } from './credentials/passwords.ts'

// At full cost: what is measured here is whether a hash was saved.
const { send, logIn, addMembers, db } = await testVisitors({ PASSWORD_COST: 'full' })

const tries = 200
const rounds = 3
const password = 'Green-felt-1'
const hash = await createPasswords().hash(password)
await addMembers('known', tries * rounds, hash, '+63917300')

type Asked = (n: number) => Promise<Answer<unknown>>

/** What an answer says, without what is another in every answer. */
function saidBy({ status, success, code, message, value, cookies, head }: Answer<unknown>) {
  const lines = head.split('\n').filter((line) => !/^(x-request-id|date|set-cookie):/.test(line))
  return { status, success, code, message, value, cookies, lines }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

async function timeOf(asked: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await asked()
  return performance.now() - began
}

/**
 * By how many milliseconds the first way is slower. The two are asked in pairs, right after one another and in turns
 * first, so that what else the machine does falls on both; of the differences of the pairs the middle one counts.
 */
async function slowerBy(one: Asked, other: Asked, from: number, count = tries): Promise<number> {
  const differences: number[] = []
  for (let n = from; n < from + count; n += 1) {
    const first = n % 2 === 0
    const before = await timeOf(() => (first ? one : other)(n))
    const after = await timeOf(() => (first ? other : one)(n))
    differences.push(first ? before - after : after - before)
  }
  return medianOf(differences)
}

/** A way that takes longer does so each time, and a busy machine does not: the least of three measures counts. */
async function leastSlower(one: Asked, other: Asked): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least >= 5; round += 1) {
    least = Math.min(least, Math.abs(await slowerBy(one, other, 1 + round * tries)))
  }
  return least
}

const wrong =
  (name: string): Asked =>
  (n) =>
    logIn(`${name}${n}`, 'Wrong-felt-1')

const link = (name: string, owner: string) => (n: number) =>
  send(forgotByEmail, { username: `${name}${n}`, email: `${owner}${n}@example.com` })

const code = (prefix: string) => (n: number) =>
  send(sendLoginSms, {
    countryDialingCode: '+63',
    mobileNum: `${prefix}${String(n).padStart(4, '0')}`,
  })

const ways: readonly [string, Asked, Asked, string][] = [
  ['[I44] a login with a wrong password', wrong('known'), wrong('nobody'), 'wrong_credentials'],
  ['[I94] asking for a link by mail', link('known', 'known'), link('nobody', 'nobody'), ''],
  ['[I65] asking for a code to come in by', code('917300'), code('917400'), ''],
]

describe('who has an account is told by neither words nor time:', () => {
  it.each(ways)(
    '%s answers the same for an account and for none',
    async (_, known, unknown, says) => {
      const n = tries * rounds
      const told = saidBy(await known(n))
      expect(told.code).toBe(says)
      expect(saidBy(await unknown(n))).toEqual(told)
    },
  )

  it.each(ways)(
    '%s takes as long, within 5 ms of the median over 200',
    async (_, known, unknown) => {
      expect(await leastSlower(known, unknown)).toBeLessThan(5)
    },
    240_000,
  )

  it('[I44] the measure sees the hash that a lock saves', async () => {
    await db.sql`
      insert into identity.sign_in_failures (subject, failures, started_at)
      select 'members:name:shut' || n, 5, now() from generate_series(1, 40) n`
    expect(await slowerBy(wrong('open'), wrong('shut'), 1, 40)).toBeGreaterThan(5)
  }, 60_000)
})

describe('who has an account is not told either', () => {
  it('[I44] by the failure from which an image is asked, nor by the lock', async () => {
    const told = async (name: string) => {
      const answers: unknown[] = []
      for (let n = 0; n < 6; n += 1) answers.push(saidBy(await logIn(name, 'Wrong-felt-1')))
      return answers
    }
    const [known, unknown] = [await told('jessa'), await told('jessie')]
    expect(known).toEqual(unknown)
    expect(known[1]).toMatchObject({ value: { captcha: true } })
    expect(known[5]).toMatchObject({ code: 'sign_in_locked' })
  })

  it('[I44] by a name that belongs to the house, a locked or a closed account', async () => {
    const expected = saidBy(await logIn('nobody-at-all', 'Wrong-felt-1'))
    await addMembers('barred', 2, hash, '+63917500')
    await db.sql`update identity.members set state = 'locked' where account = 'barred1'`
    await db.sql`update identity.members set state = 'closed' where account = 'barred2'`
    for (const name of ['casa', 'barred1', 'barred2']) {
      expect(saidBy(await logIn(name, 'Wrong-felt-1'))).toEqual(expected)
    }
  })

  it('[I65] by a code that is guessed for a number', async () => {
    const guess = (mobile: string) =>
      logIn(mobile, '000000', { type: 'sms', countryDialingCode: '+63' })
    await code('917500')(1)
    await code('917600')(1)
    expect(saidBy(await guess('9175000001'))).toEqual(saidBy(await guess('9176000001')))
    expect(saidBy(await guess('9175000002'))).toEqual(saidBy(await guess('9176000002')))
  })

  it('[I94] by a name with the address of another', async () => {
    const own = await link('known', 'known')(1)
    expect(saidBy(await link('known', 'nobody')(2))).toEqual(saidBy(own))
  })
})
