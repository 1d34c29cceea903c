import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathParameters, type Endpoint } from '@baize/contract/endpoint'
import { errors } from '@baize/contract/errors'
import { sealWindowMs } from '@baize/contract/client/seal'
import { everyCall, testApp } from '../testing/app.ts'
import { fittingInput, spoiltInput } from '../testing/inputs.ts'
import { sealBody, sealText } from '../testing/seal-body.ts'
import { hasBody } from './platform/http/schema.ts'

const seed = 20_261_115
const { server, seal, defects, tokenFor } = await testApp()

type Asked = { status: number; code: string; type: string; body: string; defects: string[] }
type Request = { url: string; payload?: string | Buffer; type?: string }

const tokens = new Map<Endpoint, string>()

/** Asks as somebody who may call, so that the guard does not answer in place of what stands behind it. */
async function ask(endpoint: Endpoint, request: Request): Promise<Asked> {
  const first = await askOnce(endpoint, request)
  if (first.code !== 'sign_in_required') return first
  tokens.delete(endpoint)
  return await askOnce(endpoint, request)
}

async function askOnce(endpoint: Endpoint, { url, payload, type }: Request): Promise<Asked> {
  const [role] = endpoint.access === 'everyone' ? [] : endpoint.access
  if (role && !tokens.has(endpoint)) tokens.set(endpoint, await tokenFor(role))
  const token = tokens.get(endpoint)
  defects.length = 0
  const answer = await server.inject({
    method: endpoint.method,
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const code = readCode(answer.body)
  const contentType = String(answer.headers['content-type'])
  const { statusCode: status, body } = answer
  return { status, code, type: contentType, body: body.slice(0, 300), defects: [...defects] }
}

/** The code of a proper envelope, or a word that is none. */
function readCode(body: string): string {
  try {
    const { success, message, code, requestId } = JSON.parse(body) as Record<string, unknown>
    if (success === true && message === '' && code === '') return ''
    const isRefusal = success === false && typeof code === 'string' && code in errors
    const isFull = typeof message === 'string' && message !== '' && typeof requestId === 'string'
    return isRefusal && isFull ? code : 'no envelope'
  } catch {
    return 'no envelope'
  }
}

const json = 'application/json'

/** Puts an input where the endpoint wants it: the path, the query, the body, the sealed body. */
async function requestOf(endpoint: Endpoint, input: unknown): Promise<Request> {
  const fields = (
    typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {}
  ) as Record<string, unknown>
  const inPath = pathParameters(endpoint.path)
  const path = inPath.reduce(
    (all, name) => all.replace(`:${name}`, encodeURIComponent(wellFormed(fields[name]))),
    endpoint.path,
  )
  const rest = Object.entries(fields).filter(
    ([name]) => !inPath.includes(name) && name !== endpoint.carries,
  )
  if (!hasBody(endpoint) || endpoint.carries !== undefined) {
    const query = rest.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => [name, wellFormed(item)]),
    )
    const url = `${path}?${new URLSearchParams(query).toString()}`
    const { picture } = fields
    if (endpoint.carries === undefined || picture === undefined) return { url }
    return { url, payload: Buffer.from(wellFormed(picture)), type: 'image/png' }
  }
  const body = fields === input ? Object.fromEntries(rest) : input
  const payload = endpoint.sealed === true ? await sealBody(seal.publicKey, body) : body
  return { url: path, payload: JSON.stringify(payload) ?? '', type: json }
}

/** Addresses cannot hold half a surrogate pair. */
function wellFormed(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  return Buffer.from(text === '' ? ' ' : text).toString()
}

/** What is wrong with an answer that should be a refusal. */
function wrongAsRefusal(answer: Asked): string[] {
  const { status, code, type } = answer
  return [
    ...wrongAtAll(answer),
    ...(status >= 400 && code !== '' ? [] : [`was taken, with ${status}`]),
    ...(type === 'application/json; charset=utf-8' ? [] : [`came as ${type}`]),
  ]
}

/** What is wrong with an answer whatever was asked. */
function wrongAtAll({ status, code, body, defects }: Asked): string[] {
  return [
    ...defects,
    ...(status < 500 ? [] : [`failed with ${status}: ${body}`]),
    ...(code === 'no envelope' ? [`came without the envelope: ${body}`] : []),
    ...(code === 'unknown_call' ? ['is bound to nothing'] : []),
  ]
}

const plainPath = ({ path }: Endpoint) => path.replaceAll(/:[A-Za-z]+/g, '0')
const carrying = everyCall.filter(([, endpoint]) => endpoint.carries !== undefined)
const withBody = everyCall.filter(
  ([, endpoint]) => hasBody(endpoint) && endpoint.carries === undefined,
)
const sealed = everyCall.filter(([, endpoint]) => endpoint.sealed === true)

describe('a body that is no input', () => {
  const deep = '['.repeat(60_000) + ']'.repeat(60_000)
  const bodies: readonly (readonly [string, string | Buffer, string, string?])[] = [
    ['broken JSON', '{"a":', json, 'invalid_json'],
    ['nothing at all', '', json, 'invalid_json'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00]), json, 'invalid_json'],
    ['XML', '<a/>', 'application/xml', 'invalid_content_type'],
    ['plain text', 'hello', 'text/plain', 'invalid_content_type'],
    ['JSON called plain text', '{}', 'text/plain', 'invalid_content_type'],
    ['a form of parts', '--x--', 'multipart/form-data; boundary=x', 'invalid_content_type'],
    ['a nonsense type', '{}', 'a/b; c=";', 'invalid_content_type'],
    ['null', 'null', json],
    ['a number', '5', json],
    ['a text', '"text"', json],
    ['a list', '[{}]', json],
    ['depth', deep, json],
    ['depth under a name', `{"reason":${deep}}`, json],
    ['a prototype', '{"__proto__":{"roles":["admin"]}}', json],
    ['a constructor', '{"constructor":{"prototype":{"roles":["admin"]}}}', json],
    ['a number without end', '{"baseVersion":1e999,"limit":1e999,"extra":1e999}', json],
    ['the same name twice', '{"extra":1,"extra":2}', json],
  ]

  it.each(withBody)('[H1] %s refuses more than its limit', async (_, endpoint) => {
    const payload = `{"a":"${'x'.repeat(endpoint.bodyBytes ?? 64 * 1024)}"}`
    const answer = await ask(endpoint, { url: plainPath(endpoint), payload, type: json })
    expect(wrongAsRefusal(answer)).toEqual([])
    expect(answer.code).toBe('body_too_large')
  })

  it.each(withBody)('[H1] %s refuses it', async (_, endpoint) => {
    const url = plainPath(endpoint)
    for (const [body, payload, type, code] of bodies) {
      const answer = await ask(endpoint, { url, payload, type })
      expect(wrongAsRefusal(answer)).toEqual([])
      expect({ body, code: answer.code }).toEqual({ body, code: code ?? answer.code })
    }
  })

  it.each(withBody.filter(([, endpoint]) => endpoint.form !== true))(
    '[H1] %s takes no form',
    async (_, endpoint) => {
      const type = 'application/x-www-form-urlencoded'
      const answer = await ask(endpoint, { url: plainPath(endpoint), payload: 'reason=abc', type })
      expect(answer).toMatchObject({ status: 415, code: 'invalid_content_type' })
    },
  )

  it.each(carrying)('[H14] %s takes nothing but a picture', async (_, endpoint) => {
    const url = plainPath(endpoint)
    for (const type of [json, 'text/plain', 'multipart/form-data; boundary=x', 'image/svg+xml']) {
      const answer = await ask(endpoint, { url, payload: '{}', type })
      expect(answer).toMatchObject({ status: 415, code: 'invalid_content_type' })
    }
    const large = Buffer.alloc((endpoint.bodyBytes ?? 0) + 1)
    const answer = await ask(endpoint, { url, payload: large, type: 'image/png' })
    expect(answer).toMatchObject({ status: 413, code: 'body_too_large' })
  })

  it.each(withBody)('[H14] %s takes no picture', async (_, endpoint) => {
    const payload = Buffer.from([0x89, 0x50, 0x4e, 0x47])
    const answer = await ask(endpoint, { url: plainPath(endpoint), payload, type: 'image/png' })
    expect(answer).toMatchObject({ status: 415, code: 'invalid_content_type' })
  })

  it('[H1] what a prototype was offered did not stick', () => {
    expect(({} as Record<string, unknown>).roles).toBeUndefined()
  })
})

describe('an input that does not fit', () => {
  it.each(withBody)(
    '[H2] %s refuses it',
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(spoiltInput(endpoint.input), async (input) => {
          const answer = await ask(endpoint, await requestOf(endpoint, input))
          expect(wrongAsRefusal(answer)).toEqual([])
        }),
        { seed, numRuns: 30 },
      )
    },
    30_000,
  )

  it.each(everyCall)('[H2] %s refuses an unknown name in the address', async (_, endpoint) => {
    const url = `${plainPath(endpoint)}?unknown=1`
    const body = endpoint.sealed === true ? await sealBody(seal.publicKey, {}) : {}
    const takesJson = hasBody(endpoint) && endpoint.carries === undefined
    const request = takesJson ? { url, payload: JSON.stringify(body), type: json } : { url }
    expect(await ask(endpoint, request)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it.each(everyCall.filter(([, { method }]) => method === 'DELETE'))(
    '[H2] %s lets no body in by the back door',
    async (_, endpoint) => {
      const payload = JSON.stringify({ id: { a: 1 }, reason: 5, extra: [] })
      const url = `${plainPath(endpoint)}?reason=abcd`
      const bare = await ask(endpoint, { url })
      expect(wrongAtAll(bare)).toEqual([])
      const { status, code } = await ask(endpoint, { url, payload, type: json })
      expect({ status, code }).toEqual({ status: bare.status, code: bare.code })
    },
  )
})

describe('an input that fits and means harm', () => {
  // Publishing these changes what every later call meets, so they come last.
  const lasting = ['publishStatus', 'publishRegions', 'publishPolicy']
  // A fault that was put in makes calls fail on purpose.
  const calls = everyCall.filter(([name]) => name !== 'putFault')
  const ordered = calls.toSorted(
    ([one], [other]) => Number(lasting.includes(one)) - Number(lasting.includes(other)),
  )

  it.each(ordered)(
    '[H3] %s meets it without a defect',
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(fittingInput(endpoint.input), async (input) => {
          const answer = await ask(endpoint, await requestOf(endpoint, input))
          expect(wrongAtAll(answer)).toEqual([])
        }),
        { seed, numRuns: 20 },
      )
    },
    30_000,
  )
})

describe('a sealed call', () => {
  it.each(sealed)('[H4] %s refuses what is not sealed, or sealed badly', async (_, endpoint) => {
    const { publicKey } = seal
    const message = (fields: object) =>
      JSON.stringify({ id: 'a'.repeat(20), at: Date.now(), ...fields })
    const past = Date.now() - sealWindowMs - 5_000
    const cases: readonly (readonly [unknown, string])[] = [
      [{}, 'seal_invalid'],
      [{ sealed: 5 }, 'seal_invalid'],
      [{ sealed: '' }, 'seal_invalid'],
      [{ sealed: 'a.b.c.d.e' }, 'seal_invalid'],
      [{ ...(await sealBody(publicKey, {})), more: 1 }, 'seal_invalid'],
      [await sealText(publicKey, 'not JSON'), 'seal_invalid'],
      [await sealText(publicKey, 'null'), 'seal_invalid'],
      [await sealText(publicKey, '[]'), 'seal_invalid'],
      [await sealText(publicKey, message({ id: 5 })), 'seal_invalid'],
      [await sealText(publicKey, message({ id: '\u0000'.repeat(20) })), 'seal_invalid'],
      [await sealText(publicKey, message({ at: 'now' })), 'seal_invalid'],
      [await sealText(publicKey, message({ at: 1e300 })), 'seal_expired'],
      [await sealText(publicKey, message({ at: past })), 'seal_expired'],
      [await sealBody(publicKey, undefined), 'invalid_input'],
      [await sealBody(publicKey, null), 'invalid_input'],
      [await sealBody(publicKey, 'text'), 'invalid_input'],
      [await sealBody(publicKey, []), 'invalid_input'],
      [await sealBody(publicKey, { sealed: 'again' }), 'invalid_input'],
    ]
    for (const [body, code] of cases) {
      const request = { url: plainPath(endpoint), payload: JSON.stringify(body), type: json }
      const answer = await ask(endpoint, request)
      expect(wrongAsRefusal(answer)).toEqual([])
      expect({ body, code: answer.code }).toEqual({ body, code })
    }
  })

  it.each(sealed)('[H4] %s opens a message once', async (_, endpoint) => {
    const payload = JSON.stringify(await sealBody(seal.publicKey, { wrong: true }))
    const request = { url: plainPath(endpoint), payload, type: json }
    expect(await ask(endpoint, request)).toMatchObject({ code: 'invalid_input' })
    expect(await ask(endpoint, request)).toMatchObject({ status: 409, code: 'seal_replayed' })
  })
})

describe('an address that is none', () => {
  const addresses = [
    '/wps/nothing',
    '/ops/api/nothing',
    '/wps/system/status/more',
    '/ops/api/operators/a/b/c',
  ]

  it.each(addresses)('[H5] %s is an unknown call', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const answer = await server.inject({ method, url })
      expect(answer.json()).toMatchObject({ success: false, code: 'unknown_call' })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('[H5] a known address with another method is an unknown call', async () => {
    const answer = await server.inject({ method: 'PUT', url: '/wps/system/status' })
    expect(answer.json()).toMatchObject({ success: false, code: 'unknown_call' })
  })

  it.each([
    '/ops/api/%',
    '/wps/%zz',
    '/ops/api/operators/%ff',
    `/ops/api/audit/${'9'.repeat(500)}`,
  ])('[H5] %s cannot be read and is refused with the envelope', async (url) => {
    const answer = await server.inject({ url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(readCode(answer.body)).not.toMatch(/^(|no envelope)$/)
  })
})
