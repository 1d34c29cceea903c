import { ok, refuse } from '@baize/kernel/result'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventsOf } from '../../../../testing/system.ts'
import { testRegistration } from '../../../../testing/registration.ts'
import { newRegistrationRules } from '../../../../testing/rules.ts'

const test = await testRegistration()
const { db, set, members, sessions, register, registration, newNumber, createMember } = test

const usuallyOff = new Set(set.modulesOff)
beforeEach(() => {
  set.rules = [...newRegistrationRules]
  set.modulesOff = new Set(usuallyOff)
})

const e164 = (number: string) => `+63${number.slice(1)}`
const phone = (mobileNum: string) => ({ mobileNum, countryDialingCode: '63' })

/** A number, and the code that was sent to it. */
async function proven() {
  const mobileNum = newNumber()
  const verificationCode = await test.codeFor('register', e164(mobileNum))
  return { ...phone(mobileNum), verificationCode }
}

async function mustRegister(...given: Parameters<typeof register>) {
  const result = await register(...given)
  if (!result.ok) throw new Error(result.code)
  const { token, userInfo } = result.value
  if (userInfo === null) throw new Error('nobody')
  return { token, ...(await members.get(db, userInfo.id)) }
}

describe('registering from the username tab', () => {
  it('[I74] opens an account, signs in and announces the member', async () => {
    const call = test.caller({ language: 'KO' })
    const member = await mustRegister(
      { username: 'Jessa', email: 'j@example.com' },
      'username',
      call,
    )
    expect(member).toMatchObject({ account: 'Jessa', type: 0, language: 'KO', state: 'open' })
    expect(member).toMatchObject({ email: 'j@example.com', emailVerifiedAt: null, mobile: null })
    const actor = await sessions.find(member.token)
    expect(actor).toMatchObject({ kind: 'member', id: member.id, roles: ['member'] })
    const announced = await eventsOf(db, 'member.registered')
    expect(announced.at(-1)).toMatchObject({ subject: member.id })
    const logins = await db.sql`
      select how, outcome, ip from identity.logins where member_id = ${member.id}`
    expect(logins).toEqual([{ how: 'register', outcome: 'ok', ip: call.ip }])
  })

  it('[I74] keeps how the visitor came, and when terms and age were confirmed', async () => {
    const call = test.caller()
    const given = {
      referralCode: 'friend7',
      domain: 'felt.example',
      registerUrl: 'https://felt.example/register?referralCode=friend7',
      registerMethod: 'WEB',
    } as const
    const { id } = await mustRegister(given, 'username', call)
    const row = await db.sql.one`
      select ip, url, method, domain, referral_code, affiliate_code, recommender_id,
        terms_accepted_at is not null as terms, age_confirmed_at is not null as age
      from identity.registrations where member_id = ${id}`
    expect(row).toEqual({
      ip: call.ip,
      url: given.registerUrl,
      method: 'WEB',
      domain: 'felt.example',
      referral_code: 'friend7',
      affiliate_code: '',
      recommender_id: null,
      terms: true,
      age: true,
    })
    // It puts nobody above the member.
    const told = (await eventsOf(db, 'member.registered')).at(-1)
    expect(told?.payload).toMatchObject({ member: id, referral: 'friend7', upline: null })
  })

  it('[I74] keeps every field that the brand asks for, and no other', async () => {
    const asked = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] as const
    for (const field of [...asked, 'telegram', 'zalo', 'idNumber', 'birthday'] as const) {
      test.setRule(field, { shown: true })
    }
    test.setRule('paymentPassword', { shown: true })
    const contacts = { qqNum: '12345', line: 'jl.1', whatsapp: '63917', facebook: 'jc1' }
    const { id, paymentPasswordHash } = await mustRegister({
      ...contacts,
      wechat: 'wx1',
      telegram: '@jessa',
      zalo: 'za1',
      payeeName: 'Jessa Cruz',
      idNumber: 'AB1234',
      birthday: '1990-02-28',
      paymentPassword: '284619',
    })
    const row = await db.sql.one`
      select qq, line, whatsapp, facebook, wechat, telegram, zalo, payee_name, id_number,
        birthday::text as birthday
      from identity.profiles where member_id = ${id}`
    expect(row).toEqual({
      qq: '12345',
      line: 'jl.1',
      whatsapp: '63917',
      facebook: 'jc1',
      wechat: 'wx1',
      telegram: '@jessa',
      zalo: 'za1',
      payee_name: 'Jessa Cruz',
      id_number: 'AB1234',
      birthday: '1990-02-28',
    })
    expect(await test.passwords.matches(paymentPasswordHash ?? '', '284619')).toBe(true)
    set.rules = [...newRegistrationRules]
    const other = await mustRegister({ line: 'never', paymentPassword: '1' })
    expect(other.paymentPasswordHash).toBeNull()
    const kept = await db.sql`select line from identity.profiles where member_id = ${other.id}`
    expect(kept).toEqual([{ line: '' }])
  })

  it.each([
    ['the tab is off', {}, 'not_enabled'],
    ['the challenge was not met', { challenge: 'wrong' }, 'verification_required'],
    ['there is no challenge', { challenge: undefined }, 'verification_required'],
    ['the image was not read', { captcha: '' }, 'captcha_required'],
    ['the image was misread', { captcha: 'wrong' }, 'captcha_wrong'],
    ['the terms are not accepted', { terms: false }, 'terms_required'],
    ['nobody says 18', { age18: undefined }, 'age_required'],
    ['a field does not fit', { username: '1' }, 'field_invalid'],
    ['the passwords differ', { confirmPassword: 'Green-felt-2' }, 'confirmation_differs'],
    [
      'the password is a common one',
      { password: 'Welcome-1', confirmPassword: 'Welcome-1' },
      'weak_password',
    ],
    ['the code of the agent is none', { affiliateCode: 'NONE99' }, 'invitation_code_error'],
  ])('[I74] is refused when %s', async (title, given, code) => {
    if (code === 'not_enabled') set.modulesOff.add('USERNAMEREG3')
    test.setRule('captcha', { required: true })
    const form = { ...given } as Parameters<typeof register>[0]
    expect([title, await register(form)]).toMatchObject([title, { ok: false, code }])
  })

  it('[I74] takes ten times the work instead of the image, from who cannot see it', async () => {
    test.setRule('captcha', { required: true })
    expect((await register({ challenge: 'longer', captcha: '', captchaId: '' })).ok).toBe(true)
  })

  it('[I74] begins with the work alone; where accounts were opened before, the image comes too', async () => {
    const call = test.caller()
    const unseen = { captcha: '', captchaId: '' }
    const open = (given: Parameters<typeof register>[0]) => register(given, 'username', call)
    for (let account = 0; account < set.security.captchaAfterFailures; account += 1) {
      expect((await open(unseen)).ok).toBe(true)
    }
    expect(await open(unseen)).toMatchObject({ code: 'captcha_required', value: { captcha: true } })
    expect(await open({ captcha: 'wrong' })).toMatchObject({ value: { captcha: true } })
    expect((await register(unseen)).ok).toBe(true)
    expect((await open({ challenge: 'longer', ...unseen })).ok).toBe(true)
    expect((await open({})).ok).toBe(true)
    test.clock.ms += 3_600_000
    expect((await open(unseen)).ok).toBe(true)
  })

  it('[I74] asks for no image where the brand does not', async () => {
    test.setRule('captcha', { shown: false, required: false })
    const call = test.caller()
    for (let account = 0; account < 4; account += 1) {
      expect((await register({ captcha: '', captchaId: '' }, 'username', call)).ok).toBe(true)
    }
  })

  it('[I75] a birthday that is asked for stands in for the tick, and must be 18 years ago', async () => {
    test.setRule('birthday', { shown: true })
    const yearsAgo = (years: number, days: number) => {
      const day = new Date(test.clock.ms + 8 * 3_600_000)
      day.setUTCFullYear(day.getUTCFullYear() - years)
      day.setUTCDate(day.getUTCDate() + days)
      return day.toISOString().slice(0, 10)
    }
    const refused = await register({ birthday: yearsAgo(18, 1), age18: true })
    expect(refused).toMatchObject({ code: 'too_young' })
    expect((await register({ birthday: yearsAgo(18, 0), age18: false })).ok).toBe(true)
    expect(await register({ birthday: '', age18: false })).toMatchObject({ code: 'age_required' })
  })

  it('[I76] a name is taken however it is written, and one of twenty gets it', async () => {
    await mustRegister({ username: 'Felicia' })
    for (const username of ['felicia', 'FELICIA', ' Felicia ']) {
      expect(await register({ username })).toMatchObject({ code: 'name_taken' })
    }
    const results = await Promise.all(
      Array.from({ length: 20 }, () => register({ username: 'wanted' })),
    )
    const outcomes = results.map((result) => (result.ok ? 'ok' : result.code))
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'name_taken']))
  })

  it('[I77] a number that is given is proven by its code, where the brand asks so', async () => {
    const number = newNumber()
    const without = await register(phone(number))
    expect(without).toMatchObject({ code: 'missing-verification-code' })
    const member = await mustRegister(await proven())
    expect(member.mobileVerifiedAt).not.toBeNull()
    set.modulesOff.add('REGMOBVERF3')
    const unproven = await mustRegister(phone(number))
    expect(unproven).toMatchObject({ mobile: e164(number), mobileVerifiedAt: null })
  })
})

describe('registering from the mobile tab', () => {
  it('[I77] takes the number for the name and keeps it as verified', async () => {
    const given = await proven()
    const member = await mustRegister(given, 'mobile')
    const mobile = e164(given.mobileNum)
    expect(member).toMatchObject({ account: mobile.slice(1), mobile })
    expect(member.mobileVerifiedAt).not.toBeNull()
    expect(await members.findByMobile(db, mobile)).toMatchObject({ id: member.id })
    const again = { purpose: 'register', target: mobile, code: given.verificationCode } as const
    expect(await test.codes.examine(again)).toMatchObject({ code: 'code-expired' })
  })

  it('[I77] needs no password where the brand asks for none', async () => {
    set.modulesOff.add('MOBILENUMPASSREG3')
    const given = { ...(await proven()), password: '', confirmPassword: '' }
    expect((await mustRegister(given, 'mobile')).passwordHash).toBeNull()
  })

  it('[I77] is refused with a wrong, an old and no code', async () => {
    const given = await proven()
    const wrong = given.verificationCode === '000000' ? '000001' : '000000'
    const withCode = (verificationCode: string) =>
      register({ ...given, verificationCode }, 'mobile')
    expect(await withCode(wrong)).toMatchObject({ code: 'invalid-verification-code' })
    expect(await withCode('')).toMatchObject({ code: 'missing-verification-code' })
    test.clock.ms += 3 * 60_000
    expect(await withCode(given.verificationCode)).toMatchObject({ code: 'code-expired' })
  })

  it('[I78] that a number is taken is told only to who has its code', async () => {
    const given = await proven()
    await mustRegister(given, 'mobile')
    const again = { ...given, verificationCode: '000000' }
    expect(await register(again, 'mobile')).not.toMatchObject({ code: 'mobile_taken' })
    test.clock.ms += 10_000
    const verificationCode = await test.codeFor('register', e164(given.mobileNum))
    expect(await register({ ...given, verificationCode }, 'mobile')).toMatchObject({
      code: 'mobile_taken',
    })
    const other = { ...given, verificationCode, username: 'someoneelse' }
    expect(await register(other)).toMatchObject({ code: 'mobile_taken' })
  })

  it('[I78] a refusal leaves nothing behind and the code good', async () => {
    const given = await proven()
    const taken = await createMember({ account: 'occupied' })
    expect(await register({ ...given, username: 'occupied' })).toMatchObject({ code: 'name_taken' })
    const ticketed = { ...given, username: 'halfway', socialTicket: 'none' }
    expect(await register(ticketed)).toMatchObject({ code: 'ticket_expired' })
    expect(await members.findByAccount(db, 'halfway')).toBeUndefined()
    expect((await register({ ...given, username: 'halfway' })).ok).toBe(true)
    expect(await members.get(db, taken.id)).toMatchObject({ mobile: null })
  })

  it('[I78] of twenty registrations with one code one passes', async () => {
    const given = await proven()
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => register({ ...given, username: `racer${i}a` })),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(1)
  })

  it('[I77] asks for no code where the brand does not', async () => {
    set.modulesOff.add('REGMOBVERF3')
    const member = await mustRegister(phone(newNumber()), 'mobile')
    expect(member.mobileVerifiedAt).toBeNull()
  })
})

describe('who stands above a new member', async () => {
  const agent = await createMember({ account: 'rico', nickname: 'Rico', type: 1 })
  const add = (code: string, given: { domain?: string; open?: boolean; agentId?: string } = {}) =>
    db.sql`
      insert into identity.invitations (code, code_key, agent_id, domain, open, created_at)
      values (${code}, ${code.toLowerCase()}, ${given.agentId ?? agent.id}, ${given.domain ?? ''},
        ${given.open ?? true}, ${test.now()})`
  const member = await createMember({ account: 'friend' })
  const closed = await createMember({ account: 'gone', type: 1 })
  await db.sql`update identity.members set state = 'closed' where id = ${closed.id}`
  await add('RICO88')
  await add('RICOFELT', { domain: 'felt.example' })
  await add('SHUT', { open: false })
  await add('GONE', { agentId: closed.id })
  await add('NOAGENT', { agentId: member.id })

  it.each(['RICO88', 'rico88', ' Rico88 '])(
    '[I79] the agent of the code %j',
    async (affiliateCode) => {
      const { uplineId, id } = await mustRegister({ affiliateCode })
      expect(uplineId).toBe(agent.id)
      const row = await db.sql.one`
      select affiliate_code as code, recommender_id as above from identity.registrations
      where member_id = ${id}`
      expect(row).toEqual({ code: 'RICO88', above: agent.id })
    },
  )

  it.each([
    ['felt.example', true],
    ['WWW.Felt.Example:443', true],
    ['other.example', false],
    [undefined, false],
  ])('[I79] a code of one domain, asked on %s', async (domain, isGood) => {
    const found = await registration.findInviter('RICOFELT', domain)
    expect(found.ok).toBe(isGood)
    const given = { affiliateCode: 'RICOFELT', ...(domain === undefined ? {} : { domain }) }
    expect((await register(given)).ok).toBe(isGood)
  })

  it.each(['SHUT', 'GONE', 'NOAGENT', 'NONE'])('[I79] the code %s brings nobody', async (code) => {
    const refused = { ok: false, code: 'invitation_code_error' }
    expect(await registration.findInviter(code, undefined)).toMatchObject(refused)
    expect(await register({ affiliateCode: code })).toMatchObject(refused)
  })

  it('[I79] a link counts as opened once a day for each network, of which nothing is kept', async () => {
    await add('OPENED')
    const open = (from: string, code = 'OPENED') => registration.findInviter(code, undefined, from)
    const looks = async () =>
      (
        await db.sql.one<{ looks: number }>`
        select looks from identity.invitations where code = 'OPENED'`
      ).looks
    await Promise.all(['203.0.113.9', '203.0.113.9', '::ffff:203.0.113.9'].map((ip) => open(ip)))
    await open('203.0.113.9', 'opened')
    expect(await looks()).toBe(1)
    for (const ip of ['203.0.113.10', '2001:db8:1:2::3', '2001:db8:1:2:9::4']) await open(ip)
    expect(await looks()).toBe(3)
    // Another day, told by its rows, as another link would be.
    await db.sql`update identity.invitation_visitors set day = day - 1`
    await open('203.0.113.9')
    expect(await looks()).toBe(4)
    const kept = await db.sql<{ row: string }>`
      select v::text as row from identity.invitation_visitors v`
    expect(kept.map(({ row }) => row).join()).not.toMatch(/203\.0|2001:/)
  })

  it('[I79] a name that was kept before names were cleaned is read clean', async () => {
    await add('NAMED')
    await db.sql`
      update identity.invitations set name = ${'\u202eFri\u200bends\u2028 and\n family '} where code = 'NAMED'`
    const name = 'Friends and family'
    expect(await test.invitations.findAny(db, 'NAMED')).toMatchObject({ name })
    const of = { code: 'NAMED', name }
    expect(await test.invitations.list(db, agent.id)).toContainEqual(expect.objectContaining(of))
    expect(await test.invitations.listPage(db, { code: 'NAMED', limit: 1 })).toMatchObject([of])
  })

  it('[I79] an invitation tells the nickname of the agent, and as what one comes, and nothing else', async () => {
    const found = await registration.findInviter('rico88', 'felt.example')
    expect(found).toEqual(ok({ code: 'RICO88', invitedBy: 'Rico', makesAgent: false }))
  })

  it('[I79] a recommender is meant by id or name, and comes after an agent’s code', async () => {
    test.setRule('recommenderId', { shown: true, acceptedPattern: '*', patternId: 'any' })
    const above = async (given: Parameters<typeof register>[0]) =>
      (await mustRegister(given)).uplineId
    expect(await above({ recommenderId: 'Friend' })).toBe(member.id)
    expect(await above({ recommenderId: member.id })).toBe(member.id)
    expect(await above({ recommenderId: 'friend', affiliateCode: 'RICO88' })).toBe(agent.id)
    const unknown = await register({ recommenderId: 'nobodyhere' })
    expect(unknown).toMatchObject({ code: 'recommender_unknown' })
  })
})

describe('a name that is asked for', () => {
  it('[I76] is available when it fits the rule and nobody has it', async () => {
    await createMember({ account: 'gotten' })
    const answers = ['freename', 'gotten', 'GOTTEN', '1bad', 'jеssa', ''].map((name) =>
      registration.isAvailable(name),
    )
    expect(await Promise.all(answers)).toEqual([true, false, false, false, false, false])
  })
})

describe('a registration after a login elsewhere', () => {
  it('[I85] links in the same commit, or does not happen', async () => {
    const taken: string[] = []
    const linking = test.makeRegistration({
      linkOnRegister: async (_tx, _call, ticket, member) => {
        if (ticket === 'used') return refuse('already_linked')
        taken.push(`${ticket} ${member.account}`)
        return ok()
      },
    })
    const go = (username: string, socialTicket: string) =>
      linking.register('username', test.form({ username, socialTicket }), test.caller())
    expect((await go('linked', 'good')).ok).toBe(true)
    expect(taken).toEqual(['good linked'])
    expect(await go('unlinked', 'used')).toMatchObject({ code: 'already_linked' })
    expect(await members.findByAccount(db, 'unlinked')).toBeUndefined()
  })
})

it('[I74] the desk sees how registrations went', async () => {
  await register({ username: '1' })
  await register()
  await test.statistics.flush()
  const rows = await test.statistics.list(new Date(test.clock.ms - 3_600_000))
  const outcomes = rows.filter(({ kind }) => kind === 'register').map(({ outcome }) => outcome)
  expect(outcomes).toEqual(expect.arrayContaining(['ok', 'field_invalid']))
})
