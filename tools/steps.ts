import { spawn } from 'node:child_process'

export type Step = {
  readonly name: string
  readonly run: readonly [program: string, ...parameters: string[]]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs steps one after the other, and those of a list at the same time; says how long each took, and stops at the first
 * that fails.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  for (const step of steps) {
    const together = isList(step) ? step : [step]
    const codes = await Promise.all(together.map((each) => runStep(each, together.length > 1)))
    if (codes.some((code) => code !== 0)) process.exit(1)
  }
}

function isList(step: Step | readonly Step[]): step is readonly Step[] {
  return Array.isArray(step)
}

/** What a step says that is not alone is held until it ends, so that it is not mixed with what others say. */
async function runStep({ name, run, env }: Step, held: boolean): Promise<number> {
  const started = performance.now()
  if (!held) console.log(`\n— ${name}`)
  const { code, said } = await runProgram(run, env, held)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (held) console.log(`\n— ${name}\n${said}`)
  if (code === 0) console.log(`✓ ${name}, ${seconds} s`)
  else console.error(`✗ ${name} failed after ${seconds} s`)
  return code
}

function runProgram(
  run: Step['run'],
  env: Step['env'],
  held: boolean,
): Promise<{ code: number; said: string }> {
  const [program, ...parameters] = run
  return new Promise((done) => {
    let said = ''
    const child = spawn(program, parameters, {
      stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    child.stdout?.on('data', (data) => (said += String(data)))
    child.stderr?.on('data', (data) => (said += String(data)))
    child.on('error', () => done({ code: 1, said }))
    child.on('close', (code) => done({ code: code ?? 1, said }))
  })
}

/** A tool of the project, run by this Node. */
export function tool(path: string, ...parameters: string[]): Step['run'] {
  return [process.execPath, `node_modules/${path}`, ...parameters]
}
