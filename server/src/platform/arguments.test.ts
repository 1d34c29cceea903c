import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { StartupProblem } from './startup-problem.ts'

it('[P53] without arguments it starts, and --help is answered with a few lines', () => {
  expect(readArguments([])).toBe(undefined)
  expect(readArguments(['--prot', '--help'])).toContain('PORT=8080')
  expect(readArguments(['-h'])?.split('\n').length).toBeLessThan(10)
})

it.each([[['--prot', '80']], [['']], [['start']], [['\u001B[2J\nx'.repeat(40)]]])(
  '[P53] %j is refused in one sentence',
  (given) => {
    const read = () => readArguments(given)
    expect(read).toThrow(StartupProblem)
    expect(read).toThrow(/^Baize does not know the argument [ -~]+; it is set by variables/)
  },
)
