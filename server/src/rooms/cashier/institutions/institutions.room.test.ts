import { describe, expect, it } from 'vitest'
import { testCashierOut } from '../../../../testing/cashier-out.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { testOperator, testSystem } from '../../../../testing/system.ts'
import { createInstitutions } from './institutions.ts'

const db = await testDatabase({ poolSize: 12 })
const { system } = await testSystem(db)
const out = await testCashierOut(db)
const now = () => new Date('2026-11-15T08:00:00Z')
const make = (production: boolean) =>
  createInstitutions({ db, now, production, audit: system.audit })
const institutions = make(false)
const inProduction = make(true)

const ines = testOperator('Ines', 'finance')
const by = { operator: ines, reason: 'A test' }
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : (result.code ?? ''))
const lastAct = async (action: string) => (await system.audit.list({ action }, { limit: 1 }))[0]
const offered = async (production = false) =>
  (await out.payeesIn(production).listInstitutions()).map(({ code }) => code)

let made = 0
async function create(given: Partial<Parameters<typeof institutions.create>[0]> = {}) {
  made += 1
  const code = `RIVER_${made}`
  const created = await institutions.create({
    code,
    form: 'bank',
    name: 'River Bank',
    ...by,
    ...given,
  })
  if (!created.ok) throw new Error(created.code)
  return created.value
}

describe('a bank, a wallet or a network', () => {
  it('[X91] that operators add is offered to members at once, also in production', async () => {
    const bank = await create({ name: '  River\u200B  Bank ' })
    expect(bank).toMatchObject({
      kind: 'bank',
      name: 'River Bank',
      enabled: true,
      demo: false,
      accounts: 0,
      version: 1,
      changedAt: now(),
      changedBy: 'Ines',
    })
    expect((await offered(true)).at(-1)).toBe(bank.code)
    const member = await out.person()
    await out.payeeOf(member, { institution: bank.code, number: '0091 2204 8817' })
    const [there] = (await institutions.list()).filter(({ code }) => code === bank.code)
    expect(there?.accounts).toBe(1)
  })

  it('[X91] has a code that nobody else has, also one that is not shown', async () => {
    const { code } = await create()
    const again = { form: 'bank', name: 'Another', ...by } as const
    expect(codeOf(await institutions.create({ ...again, code }))).toBe('name_taken')
    expect((await inProduction.list()).map((each) => each.code)).not.toContain('CHALKLINE')
    expect(codeOf(await inProduction.create({ ...again, code: 'CHALKLINE' }))).toBe('name_taken')
  })

  it('[X91] has a name of more than signs that cannot be seen', async () => {
    const blank = { code: 'BLANK', form: 'bank', name: ' \u200B ', ...by } as const
    expect(codeOf(await institutions.create(blank))).toBe('invalid_setting')
    const { code } = await create()
    expect(
      codeOf(await institutions.change({ code, version: 1, name: ' ', enabled: true, ...by })),
    ).toBe('invalid_setting')
  })

  it.each([
    ['bank', 'bank'],
    ['phone', 'wallet'],
    ['tron', 'crypto'],
    ['evm', 'crypto'],
  ] as const)('[X92] whose numbers are of the form %s is a %s', async (form, kind) => {
    expect(await create({ form })).toMatchObject({ form, kind })
  })

  it('[X92] keeps its code and form and is never removed, says the table', async () => {
    const { code } = await create()
    await expect(
      db.sql`update cashier.institutions set form = 'phone', kind = 'wallet' where code = ${code}`,
    ).rejects.toThrow('is refused')
    await expect(
      db.sql`update cashier.institutions set code = 'OTHER' where code = ${code}`,
    ).rejects.toThrow('is refused')
    const owner = await ownerOf(db)
    await expect(owner.sql`delete from cashier.institutions where code = ${code}`).rejects.toThrow(
      'is refused',
    )
  })

  it('[X93] that somebody changed meanwhile is not changed again from an old look', async () => {
    const { code } = await create()
    const change = (name: string) =>
      institutions.change({ code, version: 1, name, enabled: true, ...by })
    const answers = await Promise.all(['One', 'Two', 'Three'].map(change))
    expect(answers.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'ok'])
    const [now] = (await institutions.list()).filter((each) => each.code === code)
    expect(
      codeOf(
        await institutions.change({
          ...by,
          code,
          version: 2,
          name: now?.name ?? '',
          enabled: true,
        }),
      ),
    ).toBe('nothing_changed')
    expect(
      codeOf(
        await institutions.change({ ...by, code: 'NONE', version: 1, name: 'A', enabled: true }),
      ),
    ).toBe('not_found')
    const hidden = { ...by, code: 'CHALKLINE', version: 1, name: 'A', enabled: true }
    expect(codeOf(await inProduction.change(hidden))).toBe('not_found')
  })

  it('[X94] that is closed takes no new account, and keeps those that are there', async () => {
    const { code } = await create()
    const member = await out.person(100_000n)
    const payee = await out.payeeOf(member, { institution: code, number: '0091 2204 8818' })
    const name = 'River Bank'
    expect(
      await institutions.change({ ...by, code, version: 1, name, enabled: false }),
    ).toMatchObject({ value: { enabled: false, version: 2, accounts: 1 } })
    expect(await offered()).not.toContain(code)
    const asked = out.payeeAsk(await out.person(), { institution: code })
    expect(codeOf(await out.payees.add(asked))).toBe('not_found')
    expect(await out.payees.find(db, member, payee.id)).toMatchObject({ institutionName: name })
    await institutions.change({ ...by, code, version: 2, name, enabled: true })
    expect(codeOf(await out.payees.add(asked))).toBe('ok')
  })

  it('[X95] stands where operators put it, when exactly those that are shown are named', async () => {
    const codes = (await institutions.list()).map(({ code }) => code)
    const turned = codes.toReversed()
    expect(codeOf(await institutions.order(turned, by))).toBe('ok')
    expect((await institutions.list()).map(({ code }) => code)).toEqual(turned)
    expect(await offered()).toEqual(turned)
    expect(codeOf(await institutions.order(codes.slice(1), by))).toBe('changed_meanwhile')
    const doubled = [...codes.slice(1), ...codes.slice(1, 2)]
    expect(codeOf(await institutions.order(doubled, by))).toBe('changed_meanwhile')
    expect(codeOf(await inProduction.order(codes, by))).toBe('changed_meanwhile')
    const shown = (await inProduction.list()).map(({ code }) => code)
    expect(codeOf(await inProduction.order(shown.toReversed(), by))).toBe('ok')
    expect(await offered(true)).toEqual(shown.toReversed())
  })

  it('[X96] leaves each act in the audit trail, with what was before', async () => {
    const { code } = await create()
    expect(await lastAct('institution.created')).toMatchObject({ actor: 'Ines', object: code })
    const change = { ...by, code, name: 'Lake Bank' }
    await institutions.change({ ...change, version: 1, enabled: true })
    const renamed = await lastAct('institution.changed')
    expect(JSON.parse(renamed?.before ?? '')).toEqual({ name: 'River Bank', enabled: true })
    expect(JSON.parse(renamed?.after ?? '')).toEqual({ name: 'Lake Bank', enabled: true })
    await institutions.change({ ...change, version: 2, enabled: false })
    expect(await lastAct('institution.closed')).toMatchObject({ object: code, reason: 'A test' })
    await institutions.change({ ...change, version: 3, enabled: true })
    expect(await lastAct('institution.opened')).toMatchObject({ object: code })
    const acts = (await system.audit.list({}, { limit: 100 })).length
    await institutions.change({ ...change, version: 3, enabled: false })
    expect((await system.audit.list({}, { limit: 100 })).length).toBe(acts)
  })
})
