import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import write from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

const options = {
  allErrors: false,
  removeAdditional: false,
  useDefaults: true,
  strict: true,
} as const

// One of each for the process: they know a schema again, which a second platform in one process then need not compile.
const exact = withFormats(new Ajv({ ...options, coerceTypes: false }))
const fromText = withFormats(new Ajv({ ...options, coerceTypes: true }))

/**
 * Bodies are taken as they are: a number sent as text is refused. Query strings and paths can only
 * carry text, so numbers and booleans are read from it there.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  return ({ schema, httpPart }): ValidateFunction =>
    atFirstUse(schema, httpPart === 'body' ? exact : fromText)
}

type Judge = ((data: unknown) => boolean) & Pick<ValidateFunction, 'errors'>

/** Hundreds of schemas take seconds, in which nothing else would be done; most of them nobody needs for a long time. */
function atFirstUse(schema: object, ajv: Ajv): ValidateFunction {
  let compiled: ValidateFunction | undefined
  const judge: Judge = (data) => {
    compiled ??= ajv.compile(schema)
    const fits = compiled(data)
    judge.errors = compiled.errors ?? null
    return fits
  }
  return judge as ValidateFunction
}

type Writer = (data: unknown) => string
const writers = new WeakMap<object, Writer>()

/** How answers are written; of each kind found out when it is first given. */
export function createSerializerCompiler(): FastifySerializerCompiler<object> {
  return ({ schema }) =>
    (data) =>
      writerOf(schema)(data)
}

function writerOf(schema: object): Writer {
  const known = writers.get(schema)
  if (known !== undefined) return known
  const made: Writer = write(schema)
  writers.set(schema, made)
  return made
}

function withFormats(ajv: Ajv): Ajv {
  // The package is CommonJS; under ESM its function is the default export's default.
  const add = (formats as unknown as { default?: typeof formats }).default ?? formats
  ;(add as unknown as (ajv: Ajv, names: string[]) => void)(ajv, [
    'date-time',
    'date',
    'email',
    'uri',
  ])
  refuseWhatIsNoMoment(ajv)
  return ajv
}

/** A leap second, or an offset without minutes, is a moment by the standard, and none that a `Date` can hold. */
function refuseWhatIsNoMoment(ajv: Ajv): void {
  const known = ajv.formats['date-time'] as { validate(text: string): boolean }
  const validate = (text: string) => known.validate(text) && !Number.isNaN(Date.parse(text))
  ajv.addFormat('date-time', { type: 'string', validate })
}
