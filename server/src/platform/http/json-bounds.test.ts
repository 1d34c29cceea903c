import { describe, expect, it } from 'vitest'
import { staysWithin } from './json-bounds.ts'

const within = (text: string) => staysWithin(Buffer.from(text), { depth: 3, values: 6 })

describe('[H10] the bounds of a body', () => {
  it.each([
    ['', true],
    ['{}', true],
    ['[[[]]]', true],
    ['[[[[]]]]', false],
    ['[[],[]]', true],
    ['[[],[],[]]', false],
    ['{"a":{"b":{"c":1}}}', true],
    ['{"a":{"b":{"c":{}}}}', false],
    ['[1,2,3,4,5]', true],
    ['[1,2,3,4,5,6]', false],
    // What stands in a text is no value, however it is written.
    ['"[[[[,,,,,,,,"', true],
    ['["\\"[[[[,,,,,,,,"]', true],
    ['["\\\\",1,2,3,4,5]', false],
    // What is no JSON is the parser's to say; here it must only end.
    ['"', true],
    ['"\\', true],
    [']]]]', true],
  ])('%s', (text, expected) => {
    expect(within(text)).toBe(expected)
  })

  it('look at what closes a level', () => {
    expect(staysWithin(Buffer.from('[]'.repeat(50)), { depth: 1, values: 100 })).toBe(true)
  })

  it('let go of 10 MB of brackets, and let a long text be', () => {
    expect(within('['.repeat(10_000_000))).toBe(false)
    expect(within(`"${'x'.repeat(1_000_000)}"`)).toBe(true)
  })
})
