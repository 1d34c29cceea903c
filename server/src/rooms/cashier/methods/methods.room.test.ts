import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testDeposits } from '../../../../testing/deposits.ts'
import { testOperator } from '../../../../testing/system.ts'

const db = await testDatabase({ poolSize: 12 })
const test = await testDeposits(db)
const { methods, system, order, get, makeId, methodOf, deposits, asking } = test
const { makeMethod, changeMethod } = test
const ines = testOperator('Ines', 'finance')
const by = { operator: ines, reason: 'A test' }
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : (result.code ?? ''))

const other = await testDeposits(db)
await other.methods.start()
afterAll(() => other.methods.stop())

/** Until the other node shows it, a second at most. */
async function seenElsewhere(isSeen: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 50 && !isSeen(); tries += 1) await sleep(20)
  return isSeen()
}

async function create(change: object = {}) {
  const created = await makeMethod({
    content: { ...methodOf('bank').content, ...change },
    ...by,
  })
  if (!created.ok) throw new Error(created.code)
  return created.value
}

describe('a method', () => {
  it('[C1] is created and changed with audit, and another node shows it within a second', async () => {
    const made = await create({ name: { EN: 'River Bank' } })
    expect(made).toMatchObject({ version: 1, changedBy: 'Ines' })
    expect(await seenElsewhere(() => other.methods.find(made.id) !== undefined)).toBe(true)
    const content = { ...made.content, enabled: false }
    const changed = await changeMethod(made.id, 1, { content, ...by })
    expect(changed).toMatchObject({ value: { version: 2 } })
    expect(await seenElsewhere(() => other.methods.find(made.id)?.version === 2)).toBe(true)
    const [entry] = await system.audit.list({ action: 'method.changed' }, { limit: 1 })
    expect(entry).toMatchObject({ actor: 'Ines', object: made.id })
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ enabled: true })
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ enabled: false })
  })

  it('[C1] that somebody changed meanwhile is not changed again from an old look', async () => {
    const made = await create()
    const change = { content: { ...made.content, max: '700000' }, ...by }
    expect(codeOf(await changeMethod(made.id, 1, change))).toBe('ok')
    expect(codeOf(await changeMethod(made.id, 1, change))).toBe('changed_meanwhile')
    expect(codeOf(await changeMethod('mth_none', 1, change))).toBe('not_found')
  })

  it('[C1] of two changes at once one wins', async () => {
    const made = await create()
    const answers = await Promise.all(
      ['700000', '800000', '900000'].map((max) =>
        changeMethod(made.id, 1, { content: { ...made.content, max }, ...by }),
      ),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'ok'])
  })

  it('[C1] leaves orders with the terms that they were made with', async () => {
    const made = await create({ feeBps: 100 })
    const member = makeId('mem')
    const { id, version } = await order(member, { method: made.id })
    const content = { ...made.content, feeBps: 5000, name: { EN: 'Dear Bank' } }
    await changeMethod(made.id, 1, { content, ...by })
    await deposits.desk.approve({ id, version, operator: ines, reason: 'Seen' })
    expect(await get(id)).toMatchObject({ credited: 49500n, methodVersion: 1 })
  })

  it('[C2] that cannot be so is refused, and the setting is named', async () => {
    const content = { ...methodOf('bank').content, min: '900', max: '800' }
    expect(await makeMethod({ content, ...by })).toMatchObject({
      code: 'invalid_setting',
      params: { setting: 'max' },
    })
    const made = await create()
    expect(
      await changeMethod(made.id, 1, { content: { ...made.content, gateway: 'NOBODY' }, ...by }),
    ).toMatchObject({ code: 'invalid_setting', params: { setting: 'gateway' } })
  })

  it('[C3] that is closed takes no order', async () => {
    const made = await create({ enabled: false })
    expect(methods.standingOf(made)).toEqual({ stop: 'closed', opensAt: null })
    expect(codeOf(await deposits.create(asking(makeId('mem'), { method: made.id })))).toBe(
      'method_unavailable',
    )
  })

  it('[C1] stands where operators put it, when all of them are named', async () => {
    const ids = methods.list().map(({ id }) => id)
    const turned = ids.toReversed()
    expect(codeOf(await methods.order(turned, by))).toBe('ok')
    expect(methods.list().map(({ id }) => id)).toEqual(turned)
    expect(codeOf(await methods.order(ids.slice(1), by))).toBe('changed_meanwhile')
    const doubled = [...ids.slice(1), ...ids.slice(1, 2)]
    expect(codeOf(await methods.order(doubled, by))).toBe('changed_meanwhile')
    expect(methods.list().map(({ id }) => id)).toEqual(turned)
  })

  it('[C3] of a gateway that went down on another node is stopped here too', async () => {
    const online = methodOf('online')
    await test.sandbox.setManner('is_down', ines)
    const isStopped = () => other.methods.standingOf(online).stop === 'gateway_down'
    expect(await seenElsewhere(isStopped)).toBe(true)
    await test.sandbox.setManner('pays', ines)
    expect(await seenElsewhere(() => !isStopped())).toBe(true)
  })
})

describe('the demo', () => {
  it('[C1] has its ways to pay once, however often it is started', async () => {
    const kinds = (await testDeposits(db)).methods.list().map(({ content }) => content.kind)
    for (const kind of ['online', 'wallet', 'crypto']) {
      expect(kinds.filter((each) => each === kind)).toHaveLength(1)
    }
  })
})
