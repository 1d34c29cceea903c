import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import { country, getRegistrationRules, statusReply } from '@baize/contract/system/system'
import { list } from '@baize/contract/schema'
import { whitelabelNode } from '@baize/contract/system/whitelabel'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'
import { testGeo, testSystem } from '../../../testing/system.ts'
import { serveSystem } from './routes.ts'

const db = await testDatabase()
const { http, signIn } = await testHttp(db, { RATE_FACTOR: '1000' })
const { system } = await testSystem(db, {
  sessions: http.sessions,
  sealKey: http.seal.publicKey,
  geo: { ...testGeo('PH'), countryOf: (ip) => (ip.startsWith('8.') ? 'US' : 'PH') },
})
serveSystem(http, system)
await http.app.ready()
const admin = await signIn('operator', 'opr_ana', ['admin'])
const risk = await signIn('operator', 'opr_ben', ['risk'])
const auditor = await signIn('operator', 'opr_aud', ['auditor'])

type Sent = {
  token?: string
  body?: unknown
  from?: string
  headers?: Record<string, string>
}

async function send(method: 'GET' | 'POST' | 'PUT', url: string, sent: Sent = {}) {
  const { token, body, from = '203.0.113.9', headers = {} } = sent
  const reply = await http.app.inject({
    method,
    url,
    remoteAddress: from,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return {
    status: reply.statusCode,
    headers: reply.headers,
    ...(reply.json() as { success: boolean; value: never; message: string; code: string }),
  }
}

async function publish(name: string, change: object, token = admin) {
  const { value } = await send('GET', `/ops/api/documents/${name}`, { token })
  const { live } = value as { live: { version: number; content: object } }
  const content = { ...live.content, ...change }
  const body = { baseVersion: live.version, content, reason: 'A test' }
  return await send('POST', `/ops/api/documents/${name}/publish`, { token, body })
}

describe('public calls', () => {
  it('[S15] the status call answers with the envelope and with what the contract says', async () => {
    const reply = await send('GET', '/wps/system/status', { from: '::ffff:203.0.113.9' })
    expect(reply).toMatchObject({ status: 200, success: true, message: '', code: '' })
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect([...Compile(statusReply).Errors(reply.value)]).toEqual([])
    expect(reply.value).toMatchObject({
      status: 0,
      location: { ip: '203.0.113.9', country: 'PH' },
      info: { brand: { code: 'demo', name: 'Baize' }, mainDomain: 'baize.example' },
      sealKey: http.seal.publicKey,
    })
  })

  it('gives the licence in the language asked for, else in that of the caller', async () => {
    const licence = async (url: string, headers = {}) => {
      const { value } = await send('GET', url, { headers })
      return (value as { info: { brand: { licence: string } } }).info.brand.licence
    }
    expect(await licence('/wps/system/status?language=PT')).toContain('licença')
    expect(await licence('/wps/system/status', { 'x-language': 'KO' })).toContain('면허')
  })

  it('gives the service hours in the language asked for', async () => {
    const { value } = await send('GET', '/wps/system/status?language=PT')
    expect(value).toMatchObject({
      info: { brand: { serviceHours: 'Atendimento das 09:00 às 24:00, Manila' } },
    })
  })

  it.each([
    ['EN', 'Bonus up to 131K by Zalo'],
    ['TY', 'Bonus na hanggang 131K sa Zalo'],
    ['JA', 'Zaloで最大131Kのボーナス'],
    ['KO', '잘로로 최대 131K 보너스'],
    ['PT', 'Bônus de até 131K pelo Zalo'],
  ])('gives the bonus hint of Zalo in %s', async (language, zaloHint) => {
    const { value } = await send('GET', `/wps/system/status?language=${language}`)
    expect(value).toMatchObject({ info: { brand: { zaloHint } } })
  })

  it('[AG174] gives what agents of each type are called in the language asked for', async () => {
    const { value } = await send('GET', '/wps/system/status?language=PT')
    expect(value).toMatchObject({
      info: { brand: { agentNames: { 1: '', 2: '', 41: 'Agente regional', 42: '' } } },
    })
  })

  it('the tree, the registration rules, the routes and the countries can be read', async () => {
    const tree = await send('GET', '/wps/system/whitelabel')
    expect(Compile(list(whitelabelNode)).Check(tree.value)).toBe(true)
    expect(JSON.stringify(tree.value)).toContain('REGMOBVERF3')
    const rules = await send('GET', '/wps/system/setting/register')
    expect([...Compile(getRegistrationRules.reply).Errors(rules.value)]).toEqual([])
    expect(rules.headers['cache-control']).toBe('public, max-age=30')
    const routes = await send('GET', '/wps/system/domainRoute')
    expect(routes.value).toMatchObject([{ domain: 'baize.example' }, {}, {}])
    const countries = await send('GET', '/wps/system/country')
    expect([...Compile(list(country, 300)).Errors(countries.value)]).toEqual([])
    expect(countries.value).toContainEqual({ countryCode: 'PH', countryDialingCode: '63' })
  })

  it('refuse unknown fields and languages', async () => {
    for (const url of [
      '/wps/system/status?x=1',
      '/wps/system/status?language=XX',
      '/wps/system/country?a=',
    ]) {
      expect(await send('GET', url)).toMatchObject({
        status: 400,
        code: 'invalid_input',
        success: false,
      })
    }
  })
})

describe('operator calls', () => {
  it('need a session with the right role', async () => {
    const url = '/ops/api/documents/brand'
    expect(await send('GET', url)).toMatchObject({ status: 401, code: 'sign_in_required' })
    expect(await send('GET', url, { token: auditor })).toMatchObject({ status: 200 })
    expect(await publish('brand', { name: 'X' }, auditor)).toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
  })

  it('[S3] publish and show the history, and say no with a sentence', async () => {
    expect(await publish('brand', { name: 'Lucky Felt' })).toMatchObject({
      status: 200,
      value: { version: 2, approvalId: null },
    })
    expect(await publish('brand', {})).toMatchObject({ status: 409, code: 'nothing_changed' })
    expect(await publish('brand', { currency: 'XXX' })).toMatchObject({
      status: 422,
      code: 'invalid_setting',
      message: 'The setting currency cannot be set so.',
    })
    const versions = await send('GET', '/ops/api/documents/brand/versions?limit=1', { token: risk })
    expect(versions.value).toMatchObject({ items: [{ version: 2, by: 'opr_ana' }], next: '2' })
    const older = await send('GET', '/ops/api/documents/brand/versions?limit=1&cursor=2', {
      token: risk,
    })
    expect(older.value).toMatchObject({ items: [{ version: 1, by: 'System' }], next: null })
  })

  it('refuse unknown fields, wrong types and texts that cannot be kept', async () => {
    const good = { baseVersion: 1, content: { rules: [] }, reason: 'A test' }
    const rule = { id: 'a', match: 'else', values: [], action: 'block', note: 'half \ud800' }
    for (const body of [
      { ...good, extra: 1 },
      { ...good, content: { rules: [], more: true } },
      { ...good, baseVersion: '1' },
      { ...good, reason: 'x' },
      { ...good, reason: 'with a \0 inside' },
      { ...good, content: { rules: [rule] } },
      [],
    ]) {
      const url = '/ops/api/documents/regions/publish'
      expect(await send('POST', url, { token: admin, body })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    }
  })

  it('[S5] keep a draft and throw it away', async () => {
    const url = '/ops/api/documents/regions'
    const body = { baseVersion: 1, content: { rules: [] } }
    expect(await send('PUT', `${url}/draft`, { token: risk, body })).toMatchObject({
      status: 200,
      value: {},
    })
    const { value } = await send('GET', url, { token: admin })
    expect(value).toMatchObject({
      draft: { baseVersion: 1, by: 'opr_ben', content: { rules: [] } },
    })
    await send('PUT', `${url}/draft`, { token: admin, body: { baseVersion: 1, content: null } })
    expect((await send('GET', url, { token: admin })).value).toMatchObject({ draft: null })
  })

  it('[S2] test an address against rules that are not live', async () => {
    const rules = [{ id: 'us', match: 'country', values: ['US'], action: 'block', note: '' }]
    const ask = (body: object) => send('POST', '/ops/api/regions/test', { token: auditor, body })
    expect((await ask({ ip: '8.8.8.8', rules })).value).toEqual({
      status: 2,
      country: 'US',
      steps: [{ id: 'us', matched: true, reached: true }],
      decidedBy: 'us',
    })
    expect((await ask({ ip: '8.8.8.8' })).value).toMatchObject({ status: 0, decidedBy: null })
    expect(await ask({ ip: 'somewhere' })).toMatchObject({ status: 422, code: 'invalid_address' })
  })

  it('[S1] [S6] two people close the site: calls are refused, the status call and operators are not', async () => {
    const asked = await publish('status', {
      mode: 1,
      text: { EN: 'Back soon.', PT: 'Já voltamos.' },
    })
    const { approvalId } = asked.value as { approvalId: string }
    const decide = (token: string) =>
      send('POST', `/ops/api/approvals/${approvalId}`, {
        token,
        body: { approve: true, reason: 'Seen' },
      })
    expect(await decide(admin)).toMatchObject({ status: 409, code: 'same_person' })
    expect(await decide(await signIn('operator', 'opr_fin', ['finance']))).toMatchObject({
      status: 403,
    })
    expect(await decide(risk)).toMatchObject({ status: 200 })
    const listed = await send('GET', '/ops/api/approvals', { token: auditor })
    expect(listed.value).toMatchObject([
      { id: approvalId, state: 'approved', decidedBy: 'opr_ben' },
    ])

    expect(await send('GET', '/wps/system/setting/register')).toMatchObject({
      status: 503,
      code: 'under_maintenance',
    })
    expect((await send('GET', '/wps/system/status?language=PT')).value).toMatchObject({
      status: 1,
      text: 'Já voltamos.',
    })
    expect(await send('GET', '/wps/system/whitelabel')).toMatchObject({ status: 200 })
    expect(await publish('status', { mode: 0 })).toMatchObject({ value: { approvalId: null } })
    expect(await send('GET', '/wps/system/setting/register')).toMatchObject({ status: 200 })
  })

  it('[S1] [S2] a blocked region is refused, by its location or by its address', async () => {
    await publish('regions', {
      rules: [
        { id: 'one', match: 'range', values: ['198.51.100.7'], action: 'block', note: '' },
        { id: 'us', match: 'country', values: ['US'], action: 'block', note: '' },
      ],
    })
    for (const from of ['8.8.8.8', '198.51.100.7']) {
      expect(await send('GET', '/wps/system/setting/register', { from })).toMatchObject({
        status: 403,
        code: 'access_restricted',
      })
      expect((await send('GET', '/wps/system/status', { from })).value).toMatchObject({
        status: 2,
        regionRestriction: true,
        location: { ip: from },
      })
    }
    const hits = await send('GET', '/ops/api/regions/hits', { token: auditor })
    expect(hits.value).toEqual([
      { id: 'one', hits: 2 },
      { id: 'us', hits: 2 },
    ])
  })

  it('[S12] the console answers only inside its ranges', async () => {
    await publish('policy', { consoleRanges: ['203.0.113.0/24'] })
    const url = '/ops/api/documents/policy'
    expect(await send('GET', url, { token: admin, from: '198.51.100.1' })).toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
    expect(await send('GET', url, { token: admin })).toMatchObject({ status: 200 })
    await publish('policy', { consoleRanges: [] })
  })

  it('[S13] show the audit trail, one entry and the proof', async () => {
    const page = await send('GET', '/ops/api/audit?limit=2&actor=opr_ana', { token: auditor })
    const { items, next, actions, actors } = page.value as {
      items: { sequence: string; hash: string }[]
      next: string
      actions: string[]
      actors: string[]
    }
    expect(items).toHaveLength(2)
    expect(actions).toContainEqual({ action: 'brand.published', says: 'Published brand' })
    expect(actors).toEqual(['System', 'opr_ana', 'opr_ben'])
    const more = await send('GET', `/ops/api/audit?limit=100&actor=opr_ana&cursor=${next}&text=`, {
      token: auditor,
    })
    expect((more.value as { items: unknown[]; next: null }).next).toBeNull()

    const one = await send('GET', `/ops/api/audit/${items[0]?.sequence}`, { token: auditor })
    expect(one.value).toMatchObject({
      recomputedHash: items[0]?.hash,
      // To let everybody in again is asked for, and waits.
      after: { action: 'policy.publish', content: { loosens: ['consoleRanges'] } },
    })
    const missing = await send('GET', '/ops/api/audit/9999999999999999999', { token: auditor })
    expect(missing).toMatchObject({ status: 404, code: 'not_found' })
    const proof = await send('POST', '/ops/api/audit/prove', { token: auditor, body: {} })
    expect(proof.value).toMatchObject({ holds: true, brokenAt: null, head: items[0]?.hash })
  })
})
