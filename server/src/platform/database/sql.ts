import { createHash } from 'node:crypto'
import type { QueryResult, QueryResultRow } from 'pg'

/** A piece of SQL with its values, to be set into a larger one. */
export type Fragment = {
  readonly [fragmentMark]: true
  readonly pieces: readonly string[]
  readonly values: readonly Value[]
}

/** A value for a `json` or `jsonb` column. */
export type Json = { toPostgres(): string }

/** What may stand in the holes of a statement. It becomes a parameter, never a part of the text. */
export type Value =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | Json
  | readonly Value[]

export type Hole = Value | Fragment

export type Statement = { readonly text: string; readonly name: string; readonly values: Value[] }

/** Whatever runs statements. */
export type Run = <Row extends QueryResultRow>(statement: Statement) => Promise<QueryResult<Row>>

type Tag<Answer> = (strings: TemplateStringsArray, ...holes: Hole[]) => Promise<Answer>

/** A statement is written as a template: sql<Row>`select … where id = ${id}`. */
export type Sql = {
  <Row>(strings: TemplateStringsArray, ...holes: Hole[]): Promise<Row[]>
  /** The one row that must exist; none or several are a defect. */
  one<Row>(strings: TemplateStringsArray, ...holes: Hole[]): Promise<Row>
  /** The row that may exist; several are a defect. */
  maybe<Row>(strings: TemplateStringsArray, ...holes: Hole[]): Promise<Row | undefined>
  /** How many rows the statement touched. */
  count: Tag<number>
}

const fragmentMark = Symbol('fragment')

/** A piece of SQL for a hole of another: sql`select … ${onlyOpen ? fragment`where open` : fragment``}`. */
export function fragment(strings: TemplateStringsArray, ...holes: Hole[]): Fragment {
  return flatten(strings, holes)
}

/** Several fragments in a row, such as conditions or columns; an empty list is an empty piece. */
export function join(
  fragments: readonly Fragment[],
  separator: ', ' | ' and ' | ' or ' | ' ',
): Fragment {
  const between = fragments.length > 0 ? fragments.slice(1).map(() => separator) : []
  return flatten(fragments.length > 0 ? ['', ...between, ''] : [''], fragments)
}

/** Marks a value as JSON. Whole numbers beyond 2^53 become strings, as on the wire. */
export function json(value: unknown): Json {
  const text = JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'bigint' ? item.toString() : item,
  )
  if (text === undefined) throw new TypeError('This value has no form in JSON.')
  return { toPostgres: () => text }
}

/** The tag over whatever runs its statements: the pool, or one transaction. */
export function createSql(run: Run): Sql {
  const rows = async <Row>(strings: TemplateStringsArray, ...holes: Hole[]) =>
    (await run(compile(strings, holes))).rows as Row[]
  const single = async <Row>(strings: TemplateStringsArray, holes: Hole[]) => {
    const found = await rows<Row>(strings, ...holes)
    if (found.length > 1) throw new Error(`Expected one row, found ${found.length}: ${strings[0]}`)
    return found[0]
  }
  return Object.assign(rows, {
    one: async <Row>(strings: TemplateStringsArray, ...holes: Hole[]) => {
      const row = await single<Row>(strings, holes)
      if (row === undefined) throw new Error(`Expected one row, found none: ${strings[0]}`)
      return row
    },
    maybe: <Row>(strings: TemplateStringsArray, ...holes: Hole[]) => single<Row>(strings, holes),
    count: async (strings: TemplateStringsArray, ...holes: Hole[]) =>
      (await run(compile(strings, holes))).rowCount ?? 0,
  })
}

/** Texts come from our source alone, so this map is as finite as the source. */
const names = new Map<string, string>()

export function compile(strings: readonly string[], holes: readonly Hole[]): Statement {
  const { pieces, values } = flatten(strings, holes)
  const text = pieces.reduce((all, piece, index) => `${all}$${index}${piece}`)
  return { text, name: nameOf(text), values: [...values] }
}

function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = `b_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
    names.set(text, name)
  }
  return name
}

function flatten(strings: readonly string[], holes: readonly Hole[]): Fragment {
  const pieces = [strings[0] ?? '']
  const values: Value[] = []
  const append = (text: string) => {
    pieces[pieces.length - 1] += text
  }
  holes.forEach((hole, index) => {
    if (isFragment(hole)) {
      append(hole.pieces[0] ?? '')
      pieces.push(...hole.pieces.slice(1))
      values.push(...hole.values)
    } else {
      values.push(requireValue(hole))
      pieces.push('')
    }
    append(strings[index + 1] ?? '')
  })
  return { [fragmentMark]: true, pieces, values }
}

function isFragment(hole: Hole): hole is Fragment {
  return typeof hole === 'object' && hole !== null && fragmentMark in hole
}

/** The driver would take `undefined` for null, and a typing slip would empty a column in silence. */
function requireValue(value: Value): Value {
  if (value === undefined) throw new TypeError('A value of this statement is undefined; say null.')
  return value
}
