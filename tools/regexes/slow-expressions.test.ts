import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contract } from '@baize/contract/every-call'
import { patternKinds } from '@baize/kernel/patterns'
import { reasonPattern } from '@baize/kernel/reason'
import { expressionsOf, slowness } from './slow-expressions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where text of strangers is met. */
const folders = ['kernel', 'contract', 'texts', 'ui/art', 'server/src']
const isSource = (name: string) =>
  name.endsWith('.ts') && !/(?:\.test|-suite)\.ts$|\btesting\//.test(name)
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => `${folder}/${name}`),
)
const read = files.map((path) => ({
  path,
  ...expressionsOf(path, readFileSync(join(root, path), 'utf8')),
}))

/** Expressions that are made of parts, and what shows that they are linear. */
const made: Readonly<Record<string, string>> = {
  'kernel/patterns.ts': 'patternKinds, looked at below',
  'kernel/reason.ts': 'reasonPattern, looked at below',
  'kernel/search/words.ts': 'runs of one class each, and no end to reach',
  'server/src/rooms/identity/codes/contacts.ts': 'one of patternKinds',
  'server/src/rooms/identity/operators/names.ts': 'one letter',
  'server/src/rooms/identity/recovery/reset-links.ts': 'one of patternKinds',
}

function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { pattern } = schema as { readonly pattern?: unknown }
  const own = typeof pattern === 'string' ? [pattern] : []
  return [...own, ...Object.values(schema).flatMap(patternsIn)]
}

describe('[H16] expressions that meet text of strangers', () => {
  it('take linear time', () => {
    const slow = read.flatMap(({ path, written }) =>
      written.flatMap((expression) => {
        const found = slowness(expression)
        return found === undefined ? [] : [`${path}:${expression.line} is ${found}`]
      }),
    )
    expect(slow).toEqual([])
    expect(read.flatMap(({ written }) => written).length).toBeGreaterThan(200)
  }, 60_000)

  it('are written out, or known to be linear', () => {
    const paths = read.filter((file) => file.made.length > 0).map(({ path }) => path)
    expect(paths.toSorted((a, b) => a.localeCompare(b))).toEqual(Object.keys(made))
  })

  it('take linear time in the contract, in rules for fields and for reasons', () => {
    const kinds = Object.values(patternKinds).map(({ source }) => source)
    const patterns = [
      ...Object.values(contract).flatMap(({ input }) => patternsIn(input)),
      ...kinds.filter((source) => source !== '*'),
      reasonPattern,
    ]
    const slow = [...new Set(patterns)].filter(
      (source) => slowness({ source, flags: 'u' }) !== undefined,
    )
    expect(slow).toEqual([])
  }, 60_000)
})

describe('[H16] the check', () => {
  it.each([
    ['/\\s*;\\s*/', 'polynomial'],
    ['/^\\s+|\\s+$/g', 'polynomial'],
    ['/^(a+)+$/', 'exponential'],
    ["new RegExp('x*x*y', 'u')", 'polynomial'],
    ["RegExp('^[a-z]{1,20}$')", undefined],
    ['/^[^@]{1,64}@[a-z.]+$/', undefined],
  ])('finds that %s is %s', (written, expected) => {
    const [expression] = expressionsOf('a.ts', `export const found = ${written}`).written
    expect(expression && slowness(expression)).toBe(expected)
  })

  it('tells what is made of parts by its line', () => {
    const text = 'const part = process.argv[2]\nexport const found = new RegExp(`^${part}`)'
    expect(expressionsOf('a.ts', text)).toEqual({ written: [], made: [2] })
  })
})
