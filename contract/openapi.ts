import { pictureTypes, placeOf, type Endpoint } from './endpoint.ts'
import { errors, transportErrors } from './errors.ts'

type Json = Record<string, unknown>

export type Described = {
  readonly title: string
  /** Where the calls are answered. */
  readonly server: string
}

/** The contract as OpenAPI 3.1. Nothing is written by hand: what a call accepts is what is printed. */
export function toOpenApi(calls: readonly Endpoint[], { title, server }: Described): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of calls) {
    const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: 'Every answer is an envelope of success, value, message and code.',
      license: { name: 'Proprietary', url: `${server}/notices.txt` },
    },
    servers: [{ url: server }],
    tags: [...new Set(calls.map(tagOf))]
      .toSorted()
      .map((name) => ({ name, description: `The calls of ${name}.` })),
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}

/** The part of the house that a call belongs to, as its path says it. */
function tagOf({ path }: Endpoint): string {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '')
  if (first === 'ops') return `operators ${third}`
  return second === '' || second.startsWith(':') ? first : `${first} ${second}`
}

function operation(endpoint: Endpoint): Json {
  const { access, summary, input, method, sealed, errors: own } = endpoint
  const hasBody = method === 'POST' || method === 'PUT'
  const required = new Set<string>(input.required ?? [])
  const parameters = Object.entries(input.properties)
    .filter(([field]) => placeOf(endpoint, field) !== 'body')
    .map(([field, schema]) => ({
      name: field,
      in: placeOf(endpoint, field),
      required: placeOf(endpoint, field) === 'path' || required.has(field),
      schema,
    }))
  return {
    operationId: `${method.toLowerCase()}${endpoint.path.replaceAll(/[^A-Za-z0-9]+/g, '_')}`,
    tags: [tagOf(endpoint)],
    summary,
    description: describe(endpoint),
    ...(access === 'everyone'
      ? { security: [] }
      : { security: [{ session: [] }], 'x-roles': access }),
    ...(sealed === true ? { 'x-sealed': 'The body is { "sealed": "<compact JWE>" }.' } : {}),
    parameters,
    ...(hasBody ? { requestBody: body(endpoint) } : {}),
    responses: {
      200: { description: 'Done.', content: json(envelope(endpoint.reply)) },
      ...refusals([...new Set([...own, ...transportErrors])]),
    },
  }
}

function describe({ access, sealed }: Endpoint): string {
  const who = access === 'everyone' ? 'Anyone may call it.' : `For ${access.join(', ')}.`
  return sealed === true ? `${who} The body travels sealed.` : who
}

function body(endpoint: Endpoint): Json {
  const { input, carries, form } = endpoint
  const isInBody = (field: string) => placeOf(endpoint, field) === 'body'
  const required = (input.required ?? []).filter(isInBody)
  if (carries !== undefined) {
    const picture = { schema: input.properties[carries] }
    const content = Object.fromEntries(pictureTypes.map((type) => [type, picture]))
    return { required: required.length > 0, content }
  }
  const properties = Object.fromEntries(
    Object.entries(input.properties).filter(([field]) => isInBody(field)),
  )
  const schema = { type: 'object', properties, required, additionalProperties: false }
  const media = form === true ? 'application/x-www-form-urlencoded' : 'application/json'
  return { required: true, content: { [media]: { schema } } }
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } }
}

function envelope(value: unknown): Json {
  const empty = { type: 'string', const: '' }
  return {
    type: 'object',
    required: ['success', 'value', 'message', 'code'],
    properties: { success: { const: true }, value, message: empty, code: empty },
  }
}

/** Refusals grouped by status, each with its codes. */
function refusals(codes: readonly (keyof typeof errors)[]): Record<string, Json> {
  const byStatus = new Map<number, string[]>()
  for (const code of codes)
    byStatus.set(errors[code], [...(byStatus.get(errors[code]) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: `Refused: ${list.join(', ')}.`,
        content: json({
          type: 'object',
          required: ['success', 'message', 'code'],
          properties: {
            success: { const: false },
            value: {},
            message: { type: 'string' },
            code: { enum: list },
            requestId: { type: 'string' },
          },
        }),
      },
    ]),
  )
}
