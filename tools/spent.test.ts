import { describe, expect, it } from 'vitest'
import { runSteps } from './steps.ts'
import { printSpent, readTimes } from './spent.ts'

describe('what a step took', () => {
  it.each([
    ['0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n', 65.75],
    ['0m0,000s 0m0,010s\n0m2,500s 0m0,500s\n', 3],
    ['0m0.00s 0m0.01s\n', undefined],
    ['', undefined],
  ])('is read from what the shell says: %j', (said, seconds) => {
    expect(readTimes(said)).toBe(seconds)
  })

  it('is the time of the processor too, with that of what the step started', async () => {
    const burn =
      'const until = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < until);'
    const start = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(burn)}])`
    const [spent] = await runSteps([{ name: 'burning', run: [process.execPath, '-e', start] }])
    expect(spent?.processorSeconds).toBeGreaterThan(0.2)
    expect(spent?.wallSeconds).toBeGreaterThan(0.2)
  })

  it('is told in a table with the sum, and without the processor where nobody knows', () => {
    const steps = [
      { name: 'lint', wallSeconds: 31.16, processorSeconds: 59.4 },
      { name: 'rooms', wallSeconds: 100, processorSeconds: 150 },
    ]
    expect(printSpent(steps).split('\n')).toEqual([
      '            wall s  processor s',
      'lint          31.2         59.4',
      'rooms        100.0        150.0',
      'together     131.2        209.4',
    ])
    const unknown = printSpent([{ name: 'lint', wallSeconds: 1, processorSeconds: undefined }])
    expect(unknown).toContain('together       1.0            -')
  })
})
