import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { printResult, printSum } from './report.ts'

const result = {
  case: 3,
  title: 'One posts',
  mode: 'plain',
  passed: true,
  problem: '',
  tookMs: 12,
} as const

describe('the command line of the kit', () => {
  it('takes the sandboxes of the demo unless told otherwise', () => {
    const url = 'http://localhost:3000'
    expect(readArguments([url], {})).toMatchObject({
      endpoints: [
        { url, vendor: 'SANDBOX' },
        { url, vendor: 'SANDBOX_TRANSFER' },
      ],
      crowd: 50,
    })
    const given = ['https://x.example', '--vendor', 'ACME', '--crowd', '5', '--only', '1,17']
    expect(readArguments(given, { CONFORMANCE_SECRET: 'quiet' })).toEqual({
      endpoints: [{ url: 'https://x.example', vendor: 'ACME', secret: 'quiet' }],
      crowd: 5,
      only: [1, 17],
    })
  })

  it.each([
    [[]],
    [['localhost']],
    [['http://x', '--what', '1']],
    [['http://x', '--crowd']],
    [['http://x', '--crowd', '0']],
  ])('does not guess what %j means', (given) => {
    expect(readArguments(given, {})).toBeUndefined()
  })
})

describe('the report of the kit', () => {
  it('says what was wrong and counts a case once', () => {
    const bad = { ...result, mode: 'crowd', passed: false, problem: 'It posted twice.' } as const
    expect(printResult(bad)).toContain('FAIL  3 crowd')
    expect(printResult(bad)).toContain('It posted twice.')
    expect(printSum([result, bad, { ...result, case: 4 }], 1500)).toContain('1 of 2 cases hold')
  })
})
