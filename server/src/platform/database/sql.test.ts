import { describe, expect, test } from 'vitest'
import { compile, fragment, join, json } from './sql.ts'

const write = (strings: TemplateStringsArray, ...holes: Parameters<typeof compile>[1]) =>
  compile(strings, holes)

describe('a statement', () => {
  test('[DB2] carries its values beside its text', () => {
    const { text, values } = write`select ${1n} where a = ${'x; drop table y'}`
    expect(text).toBe('select $1 where a = $2')
    expect(values).toEqual([1n, 'x; drop table y'])
  })

  test('[DB1] has the same name for the same text and another for another', () => {
    const byId = (id: number) => write`select * from a where id = ${id}`
    expect(byId(1).name).toBe(byId(2).name)
    expect(byId(1).name).not.toBe(write`select * from b where id = ${1}`.name)
    expect(byId(1).name).toMatch(/^b_.{32}$/)
  })

  test('takes fragments in, nested, with their values in order', () => {
    const open = fragment`open = ${true}`
    const filter = fragment`where ${open} and kind in (${'a'}, ${'b'})`
    const { text, values } = write`select ${1} from t ${filter} limit ${10}`
    expect(text).toBe('select $1 from t where open = $2 and kind in ($3, $4) limit $5')
    expect(values).toEqual([1, true, 'a', 'b', 10])
  })

  test('takes an empty fragment as nothing', () => {
    expect(write`select 1 ${fragment``}${fragment``}`.text).toBe('select 1 ')
  })

  test('joins fragments', () => {
    const conditions = join([fragment`a = ${1}`, fragment`b = ${2}`, fragment`c is null`], ' and ')
    expect(write`where ${conditions}`.text).toBe('where a = $1 and b = $2 and c is null')
    expect(write`where ${conditions}`.values).toEqual([1, 2])
    expect(write`x${join([], ', ')}y`.text).toBe('xy')
  })

  test('[DB2] refuses a value that is undefined', () => {
    const slip = undefined as unknown as string
    expect(() => write`select ${slip}`).toThrow('undefined')
  })
})

describe('json', () => {
  test('writes whole numbers beyond 2^53 as strings', () => {
    expect(json({ amount: 9007199254740993n, list: [1] }).toPostgres()).toBe(
      '{"amount":"9007199254740993","list":[1]}',
    )
  })

  test('refuses what has no form in JSON', () => {
    expect(() => json(undefined)).toThrow('no form')
  })
})
