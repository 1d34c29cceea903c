import { isReason, reasonPattern } from '@baize/kernel/reason'
import * as fc from 'fast-check'
import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** The parts of JSON Schema that the contract uses. */
type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly maximum?: number
}

const unkindTexts = [
  '\u0000',
  'null\u0000byte',
  '\ud800 half a pair',
  "'; drop table identity.operators; --",
  '%_\\',
  '{{constructor}}',
  '\u202eright to left',
  '🎲🎲🎲',
  '../../etc/passwd',
  '\r\nset-cookie: a=b',
]

/** Inputs that fit the schema, with texts as unkind as the schema allows. */
export function fittingInput(schema: TObject): fc.Arbitrary<Record<string, unknown>> {
  return fitting(schema) as fc.Arbitrary<Record<string, unknown>>
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.type === 'object') return fittingObject(schema)
  if (schema.type === 'array') return fittingArray(schema)
  if (schema.type === 'string') return fittingText(schema)
  if (schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 5 })
  }
  if (schema.type === 'number') {
    return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 5, noNaN: true })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return fc.jsonValue({ maxDepth: 2 })
}

function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fitting(property)]),
  )
  return fc.record(model, { requiredKeys: [...required] })
}

function fittingArray(schema: Schema): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = 3, uniqueItems = false } = schema
  const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) }
  return uniqueItems ? fc.uniqueArray(fitting(items), lengths) : fc.array(fitting(items), lengths)
}

function fittingText(schema: Schema): fc.Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = 50 } = schema
  if (pattern === reasonPattern) {
    // A pattern over all scripts is more than the generator knows: any text that begins with a word, if it still fits.
    const any = fittingText({ maxLength: maxLength - 4 })
    return any.map((text) => `Why ${text}`).filter(isReason)
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (format === 'date-time') {
    const range = { min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }
    return fc.date(range).map((date) => date.toISOString())
  }
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  return fc.oneof(
    fc.string({ unit: 'binary', ...size }),
    fc.string({ unit: 'grapheme-ascii', ...size }),
    fc.constantFrom(...unkindTexts, 'x'.repeat(maxLength)).filter(fits),
  )
}

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '\u0000',
  'x'.repeat(5000),
  '1e999',
  [],
  {},
  [[[[[[]]]]]],
  { sealed: 'x' },
  { toString: 2, valueOf: 3, length: -1 },
]

const unknownNames = ['extra', 'id ', 'constructor', 'toString', 'hasOwnProperty', '$where', '']

/** A list with a foreign constructor cannot be judged, and no JSON carries one: it is left out. */
function isRefused(check: ReturnType<typeof Compile>, input: unknown): boolean {
  try {
    return !check.Check(input)
  } catch {
    return false
  }
}

/** Inputs that the schema refuses: a fitting one with something wrong put in, left out or added. */
export function spoiltInput(schema: TObject): fc.Arbitrary<unknown> {
  const check = Compile(schema as TSchema)
  const spoiling = fc.oneof(
    fc.record({ how: fc.constant('put' as const), at: fc.nat(), value: fc.constantFrom(...junk) }),
    fc.record({ how: fc.constant('drop' as const), at: fc.nat(), value: fc.constant(null) }),
    fc.record({ how: fc.constant('add' as const), at: fc.nat(), value: fc.constantFrom(...junk) }),
  )
  return fc
    .tuple(fittingInput(schema), spoiling)
    .map(([input, { how, at, value }]) => spoil(input, how, at, value))
    .filter((input) => isRefused(check, input))
}

type Place = { readonly holder: Record<string, unknown>; readonly key: string }

function spoil(input: unknown, how: 'put' | 'drop' | 'add', at: number, value: unknown): unknown {
  const copy = { root: structuredClone(input) }
  const places = placesIn(copy, 'root')
  const place = places[at % places.length]
  if (!place) return value
  const { holder, key } = place
  const inside = holder[key]
  if (how === 'put') holder[key] = value
  else if (how === 'drop') delete holder[key]
  else if (typeof inside === 'object' && inside !== null) {
    const name = unknownNames[at % unknownNames.length] ?? 'extra'
    ;(inside as Record<string, unknown>)[name] = value
  } else holder.extra = value
  return copy.root
}

function placesIn(holder: Record<string, unknown>, key: string): Place[] {
  const value = holder[key]
  if (typeof value !== 'object' || value === null) return [{ holder, key }]
  const inner = value as Record<string, unknown>
  return [{ holder, key }, ...Object.keys(inner).flatMap((name) => placesIn(inner, name))]
}
