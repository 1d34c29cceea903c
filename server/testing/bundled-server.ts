import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './app-template.ts'

/** The server as one file of JavaScript, so that each of many starts takes a second and not ten. */
export async function bundleServer() {
  // Two folders below the root, as `main.ts` expects of itself.
  const path = join(root, '.build', 'testing', `server-${process.pid}.mjs`)
  await build({
    absWorkingDir: root,
    entryPoints: ['server/src/main.ts'],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'outside-packages',
        setup: (builder) =>
          builder.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@baize/')
              ? undefined
              : { path: name, external: true },
          ),
      },
    ],
  })
  return { path, remove: () => rmSync(path, { force: true }) }
}

/** Runs it until it ends of itself; answers its code and what it printed. */
export async function runToEnd(
  path: string,
  given: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly printed: string }> {
  const { PATH = '' } = process.env
  const own = spawn(process.execPath, [path, ...given], {
    cwd: root,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [own.stdout, own.stderr]) {
    stream.on('data', (data: Buffer) => void (printed += data.toString()))
  }
  const late = setTimeout(() => own.kill('SIGKILL'), 30_000)
  const code = await new Promise<number | null>((resolve) => own.once('close', resolve))
  clearTimeout(late)
  return { code, printed }
}
