import { describe, expect, test } from 'vitest'
import { chooseBenchmarks } from './arguments.ts'
import { type Figure, holds, median, printFigure } from './frame.ts'
import { type Circumstances, mergeReport } from './report.ts'

const ratio = (value: number): Figure => ({
  name: 'ratio',
  value,
  unit: 'of the bare route',
  goal: { atLeast: 0.5 },
})

describe('a line for each figure', () => {
  test.each([
    [ratio(0.7123), 'ratio 0.71 of the bare route (goal >= 0.5): holds'],
    [ratio(0.5), 'ratio 0.5 of the bare route (goal >= 0.5): holds'],
    [ratio(0.4), 'ratio 0.4 of the bare route (goal >= 0.5): falls short'],
    [
      { name: 'load', value: 125, unit: 'KB', goal: { atMost: 125 } },
      'load 125 KB (goal <= 125): holds',
    ],
    [
      { name: 'load', value: 126, unit: 'KB', goal: { atMost: 125 } },
      'load 126 KB (goal <= 125): falls short',
    ],
    [
      { name: 'share', value: 3, unit: '%', goal: { atLeast: 1, atMost: 2 } },
      'share 3 % (goal >= 1, <= 2): falls short',
    ],
    [{ name: 'bare', value: 23456.78, unit: 'requests/s' }, 'bare 23457 requests/s'],
  ])('%j', (figure: Figure, line) => {
    expect(printFigure(figure)).toBe(line)
  })

  test('rounding never contradicts the verdict', () => {
    expect(printFigure(ratio(0.4996))).toContain('ratio 0.4996 ')
    const load = { name: 'load', value: 125.02, unit: 'KB', goal: { atMost: 125 } }
    expect(printFigure(load)).toBe('load 125.02 KB (goal <= 125): falls short')
  })

  test('a value that is not a number does not hold', () => {
    expect(holds(ratio(Number.NaN))).toBe(false)
  })
})

describe('the median', () => {
  test.each([
    [[5], 5],
    [[9, 1, 2], 2],
    [[10, 2, 1, 4], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  test('of nothing is a defect', () => {
    expect(() => median([])).toThrow('nothing')
  })
})

describe('the report', () => {
  const circumstances: Circumstances = {
    date: '2026-01-01T00:00:00.000Z',
    node: 'v20.20.0',
    cpu: 'a processor',
    cores: 2,
    commit: null,
    changed: false,
  }

  test('new figures take the place of old ones of the same name, and others stay', () => {
    const old = mergeReport({}, 'status', [ratio(0.4)], circumstances)
    const both = mergeReport(old, 'shell', [{ name: 'load', value: 1, unit: 'KB' }], circumstances)
    const now = { ...circumstances, date: '2026-01-02T00:00:00.000Z' }
    expect(mergeReport(both, 'status', [ratio(0.6)], now)).toEqual({
      shell: { ...circumstances, figures: [{ name: 'load', value: 1, unit: 'KB' }] },
      status: { ...now, figures: [{ ...ratio(0.6), holds: true }] },
    })
  })
})

describe('the command line', () => {
  const known = ['shell', 'start', 'status']

  test('without a name every benchmark runs', () => {
    expect(chooseBenchmarks([], known)).toEqual({ ok: true, names: known, strict: false })
  })

  test('a name chooses one, and --strict may stand anywhere', () => {
    const choice = { ok: true, names: ['start'], strict: true }
    expect(chooseBenchmarks(['--strict', 'start'], known)).toEqual(choice)
    expect(chooseBenchmarks(['start', '--strict', 'start'], known)).toEqual(choice)
  })

  test('an unknown name lists the names', () => {
    expect(chooseBenchmarks(['stat'], known)).toEqual({
      ok: false,
      says: 'There is no benchmark "stat". There are: shell, start, status.',
    })
  })
})
