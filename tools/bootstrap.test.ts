import { spawn } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'

// The product as `npm start` starts it: npm, the real bootstrap, and the real server up to where it would need a database.
// Only the build is small: it takes the entry that the test names.

const root = fileURLToPath(new URL('..', import.meta.url))
const house = mkdtempSync(join(tmpdir(), 'baize-bootstrap-'))
const real = join(house, 'real.js')
const small = join(house, 'small.js')

const smallServer = `
process.on('SIGINT', () => { console.log('heard SIGINT'); process.exit(Number(process.env.ENDS_WITH)) })
process.on('SIGTERM', () => { console.log('heard SIGTERM'); process.exit(Number(process.env.ENDS_WITH)) })
setInterval(() => {}, 1_000)
console.log('up ' + JSON.stringify([process.argv.slice(2), process.env.TOLD]))
`

const smallBuild = `
import { copyFileSync, mkdirSync } from 'node:fs'
if (process.env.BUILD === 'fails') process.exit(3)
mkdirSync('.build/server', { recursive: true })
copyFileSync(process.env.ENTRY!, '.build/server/main.js')
if (process.env.BUILD === 'stands') {
  setInterval(() => {}, 1_000)
  console.log('building')
}
`

beforeAll(async () => {
  mkdirSync(join(house, 'tools'))
  mkdirSync(join(house, 'node_modules'))
  for (const name of ['package.json', 'tools/bootstrap.mjs']) {
    copyFileSync(join(root, name), join(house, name))
  }
  // All that is installed, and a lock that asks for nothing more: nothing may be installed by a test.
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.package-lock.json') continue
    symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name))
  }
  // What the server reads beside itself.
  for (const name of ['texts', 'server', 'brands']) symlinkSync(join(root, name), join(house, name))
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(join(house, name), JSON.stringify({ packages: {} }))
  }
  writeFileSync(join(house, 'tools/build.ts'), smallBuild)
  writeFileSync(join(house, 'tools/drill.ts'), smallServer)
  writeFileSync(small, smallServer)
  await build({
    entryPoints: [join(root, 'server/src/main.ts')],
    outfile: real,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [
      {
        name: 'outside-packages',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@baize/')
              ? undefined
              : { path, external: true },
          )
        },
      },
    ],
  })
})

/** The groups of all that was started: whatever a test did not see the end of ends here. */
const started: number[] = []

afterAll(() => {
  for (const pid of started) {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended, as it should.
    }
  }
  rmSync(house, { recursive: true, force: true })
})

type Ended = { readonly code: number | null; readonly out: string; readonly errors: string }

type Asked = {
  readonly words?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Once this is printed, the signal comes: to the whole group, as by a keyboard, or to npm alone, as by a supervisor. */
  readonly once?: string
  readonly signal?: 'SIGINT' | 'SIGTERM'
  readonly to?: 'group' | 'npm'
}

/** Runs npm in the house and gives how it ended. */
function npm({ words = ['start'], env = {}, once, signal = 'SIGINT', to = 'group' }: Asked) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['--silent', ...words], {
    cwd: house,
    env: { PATH, HOME, ENTRY: small, ENDS_WITH: '0', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid = 0 } = child
  if (pid > 0) started.push(pid)
  return new Promise<Ended>((resolve, reject) => {
    let [out, errors] = ['', '']
    let told = false
    child.on('error', reject)
    child.stderr.on('data', (piece: Buffer) => void (errors += piece.toString()))
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString()
      if (told || once === undefined || !out.includes(once)) return
      told = true
      process.kill(to === 'group' ? -pid : pid, signal)
    })
    // Whom a signal ended itself has, for a shell, the code that a signal makes.
    child.on('close', (ended, by) =>
      resolve({ code: by ? 128 + constants.signals[by] : ended, out, errors }),
    )
  })
}

it('[P54] npm start hands arguments and environment to the server, and the words of the start to nobody', async () => {
  const words = ['start', '--', 'one', '--two=2', 'three four']
  const { out } = await npm({ words, env: { TOLD: 'a b' }, once: 'up ' })
  expect(out).toContain('up [["one","--two=2","three four"],"a b"]\n')
})

it.each([
  ['SIGINT', 'group', 0],
  ['SIGTERM', 'npm', 7],
] as const)(
  '[P54] %s to the %s reaches the server, and npm ends with its code %i',
  async (signal, to, code) => {
    const ended = await npm({ env: { ENDS_WITH: String(code) }, once: 'up ', signal, to })
    expect(ended).toEqual({ code, out: `up [[],null]\nheard ${signal}\n`, errors: '' })
  },
)

it.each([
  ['SIGINT', 'group', 130],
  ['SIGTERM', 'npm', 143],
] as const)(
  '[P54] %s to the %s while it builds ends with %i, and no server is started',
  async (signal, to, code) => {
    const ended = await npm({ env: { BUILD: 'stands' }, once: 'building', signal, to })
    expect(ended).toEqual({ code, out: 'building\n', errors: '' })
  },
)

it('[P54] a build that fails ends in one sentence, and no server is started', async () => {
  const ended = await npm({ env: { BUILD: 'fails' } })
  expect(ended).toEqual({ code: 1, out: '', errors: 'The build failed: see the lines above.\n' })
})

it('[P54] another command gets its arguments and the signal, and npm ends with its code', async () => {
  const words = ['run', 'drill', '--', 'one', '--two']
  const ended = await npm({ words, env: { ENDS_WITH: '5' }, once: 'up ' })
  expect(ended.out).toBe('up [["one","--two"],null]\nheard SIGINT\n')
  expect(ended.code).toBe(5)
})

it.each<[string, Asked, string]>([
  ['an argument', { words: ['start', '--', '--prot'] }, 'does not know the argument "--prot"'],
  [
    'a database that is not there',
    { env: { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c', DATA_DIR: join(house, 'data') } },
    '127.0.0.1:9',
  ],
])('[P54] %s ends the real start in one sentence with 1', async (_what, asked, part) => {
  const ended = await npm({ ...asked, env: { ...asked.env, ENTRY: real } })
  expect(ended.errors).toContain(part)
  expect(ended.errors.trimEnd()).not.toContain('\n')
  expect(ended).toMatchObject({ code: 1, out: '' })
})
