import { Type } from 'typebox'
import { placeOf, type Endpoint } from '@baize/contract/endpoint'

/** The same object each time, by which what was compiled for it is known again. */
const schemas = new WeakMap<Endpoint, object>()

/** What the path, the query and the body of a call carry of its one input, and what it answers. */
export function schemaOf(endpoint: Endpoint): object {
  const schema = schemas.get(endpoint) ?? makeSchema(endpoint)
  schemas.set(endpoint, schema)
  return schema
}

export function hasBody({ method }: Endpoint): boolean {
  return method === 'POST' || method === 'PUT'
}

function makeSchema(endpoint: Endpoint): object {
  const pick = (place: 'path' | 'query' | 'body') =>
    Type.Object(
      Object.fromEntries(
        Object.entries(endpoint.input.properties).filter(
          ([name]) => placeOf(endpoint, name) === place,
        ),
      ),
      { additionalProperties: false },
    )
  return {
    params: pick('path'),
    querystring: pick('query'),
    ...(hasBody(endpoint) && endpoint.carries === undefined ? { body: pick('body') } : {}),
    response: {
      200: Type.Object({
        success: Type.Literal(true),
        value: endpoint.reply,
        message: Type.Literal(''),
        code: Type.Literal(''),
      }),
    },
  }
}
