import { spawn } from 'node:child_process'
import { measuring, printSpent, readTimes, type Spent } from './spent.ts'

export type Step = {
  readonly name: string
  readonly run: readonly [program: string, ...parameters: string[]]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs steps one after the other, and those of a list at the same time; says how long each took, and stops at the first
 * that fails.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
): Promise<readonly Spent[]> {
  const spent: Spent[] = []
  for (const step of steps) {
    const together = isList(step) ? step : [step]
    const ends = await Promise.all(together.map((each) => runStep(each, together.length > 1)))
    spent.push(...ends.map((end) => end.spent))
    if (ends.some(({ code }) => code !== 0)) {
      tellSpent(spent)
      process.exit(1)
    }
  }
  return spent
}

export function tellSpent(spent: readonly Spent[]): void {
  console.log(`\n${printSpent(spent)}`)
}

function isList(step: Step | readonly Step[]): step is readonly Step[] {
  return Array.isArray(step)
}

/** What a step says that is not alone is held until it ends, so that it is not mixed with what others say. */
async function runStep({ name, run, env }: Step, held: boolean) {
  const started = performance.now()
  if (!held) console.log(`\n— ${name}`)
  const { code, said, processorSeconds } = await runProgram(run, env, held)
  const wallSeconds = (performance.now() - started) / 1000
  if (held) console.log(`\n— ${name}\n${said}`)
  const processor =
    processorSeconds === undefined ? '' : `, ${processorSeconds.toFixed(1)} s of processor`
  const took = `${wallSeconds.toFixed(1)} s${processor}`
  if (code === 0) console.log(`✓ ${name}, ${took}`)
  else console.error(`✗ ${name} failed after ${took}`)
  const spent: Spent = { name, wallSeconds, processorSeconds }
  return { code, spent }
}

type End = {
  readonly code: number
  readonly said: string
  readonly processorSeconds: number | undefined
}

function runProgram(run: Step['run'], env: Step['env'], held: boolean): Promise<End> {
  const [shell, ...before] = measuring
  return new Promise((done) => {
    let said = ''
    let times = ''
    const child = spawn(shell, [...before, ...run], {
      stdio: [
        held ? 'ignore' : 'inherit',
        held ? 'pipe' : 'inherit',
        held ? 'pipe' : 'inherit',
        'pipe',
      ],
      env: { ...process.env, ...env },
    })
    const end = (code: number) => done({ code, said, processorSeconds: readTimes(times) })
    child.stdout?.on('data', (data) => (said += String(data)))
    child.stderr?.on('data', (data) => (said += String(data)))
    child.stdio[3]?.on('data', (data) => (times += String(data)))
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** A tool of the project, run by this Node. */
export function tool(path: string, ...parameters: string[]): Step['run'] {
  return [process.execPath, `node_modules/${path}`, ...parameters]
}
