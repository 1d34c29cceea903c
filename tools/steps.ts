import { spawn } from 'node:child_process'

export type Step = {
  readonly name: string
  readonly run: readonly [program: string, ...parameters: string[]]
  readonly env?: Readonly<Record<string, string>>
}

/** Runs steps one after the other, says how long each took, and stops at the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const { name, run, env } of steps) {
    const started = performance.now()
    console.log(`\n— ${name}`)
    const code = await runProgram(run, env)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (code !== 0) {
      console.error(`✗ ${name} failed after ${seconds} s`)
      process.exit(1)
    }
    console.log(`✓ ${name}, ${seconds} s`)
  }
}

function runProgram(run: Step['run'], env: Step['env']): Promise<number> {
  const [program, ...parameters] = run
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** A tool of the project, run by this Node. */
export function tool(path: string, ...parameters: string[]): Step['run'] {
  return [process.execPath, `node_modules/${path}`, ...parameters]
}
