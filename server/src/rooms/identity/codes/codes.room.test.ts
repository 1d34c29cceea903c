import { phoneErrors } from '@baize/contract/identity/verification'
import { languages } from '@baize/kernel/language'
import { describe, expect, it } from 'vitest'
import { testVerification } from '../../../../testing/verification.ts'
import { createCodes, type NewCode } from './codes.ts'

const identity = await testVerification()
const { db, clock, set, codes, caller, lastMessage, createMember } = identity
await identity.start()

let numbers = 0
const newNumber = () => `+63917${String((numbers += 1)).padStart(7, '0')}`

function order(given: Partial<NewCode> = {}): NewCode {
  const { ip, language } = caller()
  const rest = { purpose: 'register', channel: 'sms', memberId: null } as const
  return { ...rest, target: newNumber(), ip, language, ...given }
}

async function sentCode(given: Partial<NewCode> = {}) {
  const code = order(given)
  const sent = await codes.send(code)
  if (!sent.ok) throw new Error(sent.code)
  const message = await lastMessage(code.target)
  return { ...code, code: message?.code ?? '', text: message?.text ?? '' }
}

/** Opens every connection of the pool: guesses that wait for one come in turn, and prove nothing. */
const warmUp = () => Promise.all(Array.from({ length: 12 }, () => db.sql`select pg_sleep(0.1)`))

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const outcomesOf = async (results: readonly { ok: boolean; code?: string }[]) =>
  results.map((result) => (result.ok ? 'ok' : result.code))

describe('a code', () => {
  it('[I60] has six digits, goes to the phone in the language of the caller and proves it once', async () => {
    const { target, code, text } = await sentCode({ language: 'PT' })
    expect(code).toMatch(/^[0-9]{6}$/)
    expect(text).toContain(`${code} é o seu código para Felt`)
    expect(text).toContain('2 minutos')
    const proven = await codes.examine({ purpose: 'register', target, code })
    if (!proven.ok) throw new Error(proven.code)
    const use = () => db.transaction((tx) => codes.use(tx, proven.value))
    expect((await use()).ok).toBe(true)
    expect(await use()).toMatchObject({ code: 'code-expired' })
    const again = await codes.examine({ purpose: 'register', target, code })
    expect(again).toMatchObject({ code: 'code-expired' })
  })

  it.each(languages)('[I60] is written in $name', async ({ wire }) => {
    const { code, text } = await sentCode({ language: wire })
    expect(text).toContain(code)
    expect(text).toContain('Felt')
    expect(text).not.toContain('messages.')
  })

  it('[I60] is not in the table of codes, not even as a hash that six digits could be tried on', async () => {
    const { target, code } = await sentCode()
    const row = await db.sql.one<{ hash: Buffer; all: string }>`
      select code_hash as hash, c::text as all from identity.codes c where target = ${target}`
    expect(row.hash).toHaveLength(32)
    expect(row.all).not.toContain(code)
  })

  it.each([
    ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    [
      'wide digits',
      (code: string) => code.replaceAll(/\d/g, (d) => String.fromCharCode(0xff10 + +d)),
    ],
    ['a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ])('[I60] is right with %s', async (_, write) => {
    const { target, code } = await sentCode()
    const typed = write(code)
    expect((await codes.examine({ purpose: 'register', target, code: typed })).ok).toBe(true)
  })

  it('[I61] holds for as long as the operator set, and not a moment longer', async () => {
    const { target, code } = await sentCode()
    clock.ms += set.security.smsCodeMinutes * 60_000 - 1
    expect((await codes.examine({ purpose: 'register', target, code })).ok).toBe(true)
    clock.ms += 1
    expect(await codes.examine({ purpose: 'register', target, code })).toMatchObject({
      code: 'code-expired',
    })
  })

  it('[I61] is over as soon as a newer one was sent', async () => {
    const first = await sentCode()
    clock.ms += 10_000
    let second = await sentCode({ target: first.target })
    // Once in a million times the two are the same.
    while (second.code === first.code) {
      clock.ms += 10_000
      second = await sentCode({ target: first.target })
    }
    const examine = (code: string) =>
      codes.examine({ purpose: 'register', target: first.target, code })
    expect(await examine(first.code)).toMatchObject({ code: 'invalid-verification-code' })
    expect((await examine(second.code)).ok).toBe(true)
  })

  it('[I61] proves only what it was sent for', async () => {
    const { target, code } = await sentCode({ purpose: 'phone' })
    expect(await codes.examine({ purpose: 'register', target, code })).toMatchObject({
      code: 'invalid-verification-code',
    })
  })

  it('[I61] that is not there is missing, whatever invisible signs were typed', async () => {
    const { target } = await sentCode()
    for (const code of ['', '  ', '\u200b']) {
      expect(await codes.examine({ purpose: 'register', target, code })).toMatchObject({
        code: 'missing-verification-code',
      })
    }
  })

  it('[I62] is dead after as many wrong tries as the operator set, for the right one too', async () => {
    const { target, code } = await sentCode()
    const guesses: (string | undefined)[] = []
    for (let i = 0; i < 6; i += 1) {
      const result = await codes.examine({ purpose: 'register', target, code: wrongOf(code) })
      guesses.push(result.ok ? 'ok' : result.code)
    }
    const wrong = 'invalid-verification-code'
    expect(guesses).toEqual([wrong, wrong, wrong, wrong, wrong, 'too-many-requests'])
    expect(await codes.examine({ purpose: 'register', target, code })).toMatchObject({
      code: 'too-many-requests',
    })
  })

  it('[I62] of twenty guesses at the same moment no more than the limit are judged', async () => {
    const { target, code } = await sentCode()
    await warmUp()
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        codes.examine({ purpose: 'register', target, code: wrongOf(code) }),
      ),
    )
    const outcomes = await outcomesOf(results)
    expect(outcomes.filter((one) => one === 'invalid-verification-code')).toHaveLength(5)
    expect(outcomes.filter((one) => one === 'too-many-requests')).toHaveLength(15)
    const row = await db.sql.one<{ wrong: number }>`
      select wrong from identity.codes where target = ${target}`
    expect(row.wrong).toBe(5)
  })

  it('[I62] is used by one of twenty who come with it at the same moment', async () => {
    const { target, code } = await sentCode()
    await warmUp()
    const results = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const proven = await codes.examine({ purpose: 'register', target, code })
        if (!proven.ok) return proven
        return await db.transaction((tx) => codes.use(tx, proven.value))
      }),
    )
    expect((await outcomesOf(results)).filter((one) => one === 'ok')).toHaveLength(1)
  })

  it('[I62] wrong tries stay counted when the caller gives up', async () => {
    const { target, code } = await sentCode()
    const attempt = { purpose: 'register', target, code: wrongOf(code) } as const
    await expect(
      db.transaction(async () => {
        await codes.examine(attempt)
        throw new Error('gave up')
      }),
    ).rejects.toThrow('gave up')
    const row = await db.sql.one<{ wrong: number }>`
      select wrong from identity.codes where target = ${target}`
    expect(row.wrong).toBe(1)
  })
})

describe('sending codes', () => {
  const send = (given: Partial<NewCode>) => codes.send(order(given))

  it('[I63] of fifty requests for a number at the same moment one passes', async () => {
    const target = newNumber()
    const results = await Promise.all(Array.from({ length: 50 }, () => send({ target })))
    const outcomes = await outcomesOf(results)
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'too-many-requests')).toHaveLength(49)
  })

  it('[I63] of fifty requests of a network at the same moment as many pass as it may have', async () => {
    const { ip } = caller()
    const results = await Promise.all(Array.from({ length: 50 }, () => send({ ip })))
    const outcomes = await outcomesOf(results)
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(set.security.smsPerAddressPerHour)
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'too-many-requests']))
  })

  it('[I63] addresses of one line in IPv6 are one network', async () => {
    const results = await Promise.all(
      Array.from({ length: 25 }, (_, i) => send({ ip: `2001:db8:77:1::${i + 1}` })),
    )
    expect((await outcomesOf(results)).filter((one) => one === 'ok')).toHaveLength(20)
  })

  it('[I63] a number gets so many an hour and so many a day, whatever they are for', async () => {
    const target = newNumber()
    const purposes = ['register', 'phone', 'contact'] as const
    const outcomes: (string | undefined)[] = []
    const waits: unknown[] = []
    for (let i = 0; i < 14; i += 1) {
      const result = await send({ target, purpose: purposes[i % 3] ?? 'phone' })
      outcomes.push(result.ok ? 'ok' : result.code)
      if (!result.ok) waits.push(result.params?.['minutes'])
      clock.ms += 6_000
      // The seventh comes in the next hour.
      if (i === 5) clock.ms += 3_600_000
    }
    const no = 'too-many-requests'
    expect(waits).toEqual([60, 1379, 1379, 1379])
    const five = Array<string>(5).fill('ok')
    expect(outcomes).toEqual([...five, no, ...five, no, no, no])
    clock.ms += 86_400_000
    expect((await send({ target })).ok).toBe(true)
  })

  it('[I63] within seconds only one goes out for the same thing', async () => {
    const target = newNumber()
    expect((await send({ target })).ok).toBe(true)
    clock.ms += 4_000
    expect(await send({ target })).toMatchObject({ code: 'too-many-requests' })
    clock.ms += 2_000
    expect((await send({ target })).ok).toBe(true)
  })

  it.each(phoneErrors)('[I64] answers what the gateway said: %s', async (word) => {
    const target = newNumber()
    await identity.strike('sms', target, word)
    expect(await send({ target })).toMatchObject({ ok: false, code: word })
  })

  it('[I64] where the gateway says that it is too much, five minutes are the wait', async () => {
    const target = newNumber()
    await identity.strike('sms', target, 'too-many-requests')
    const refused = await send({ target })
    expect(refused).toMatchObject({ params: { minutes: 5 }, value: { minutes: 5 } })
  })

  it.each(['unavailable', 'smtp-550'])(
    '[I64] a word that is not the product’s is unknown: %s',
    async (word) => {
      const target = newNumber()
      await identity.strike('sms', target, word)
      expect(await send({ target })).toMatchObject({ ok: false, code: 'unknown' })
    },
  )

  it('[I65] to a number without an account costs the same, says so there, and never lets in', async () => {
    const target = newNumber()
    const stranger = await sentCode({ purpose: 'login', target })
    expect(stranger.code).toBe('')
    expect(stranger.text).toContain('no account has it')
    const row = await db.sql.one<{ count: number }>`
      select count(*)::int as count from identity.codes where target = ${target}`
    expect(row.count).toBe(1)
  })

  it('[I65] no code is right for a number without an account, not even the one that was drawn', async () => {
    const drawn = createCodes({ ...identity, randomBytes: (count) => new Uint8Array(count) })
    const target = newNumber()
    const attempt = (purpose: NewCode['purpose']) =>
      drawn.examine({ purpose, target, code: '000000' })
    await drawn.send(order({ purpose: 'register', target }))
    expect((await attempt('register')).ok).toBe(true)
    await drawn.send(order({ purpose: 'login', target }))
    expect(await attempt('login')).toMatchObject({ code: 'invalid-verification-code' })
  })

  it('[I65] a code to come in by belongs to the account that has the number', async () => {
    const mobile = newNumber()
    const member = await createMember({ mobile, mobileVerified: true })
    const { code } = await sentCode({ purpose: 'login', target: mobile, memberId: member.id })
    const proven = await codes.examine({ purpose: 'login', target: mobile, code })
    expect(proven).toMatchObject({ ok: true, value: { memberId: member.id } })
  })
})
