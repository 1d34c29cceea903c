import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { narrow } from './narrow.ts'

/**
 * Builds what is out of date: each target is rebuilt when a file that it is made from changed.
 * Names of targets as parameters build only those.
 */

const shared = ['kernel', 'contract', 'package-lock.json', 'tools/vite', 'tools/build.ts']
const targets = {
  web: [...shared, 'texts', 'ui', 'games', 'web'],
  console: [...shared, 'texts', 'ui', 'console'],
  arcade: [...shared, 'texts', 'ui', 'games', 'arcade'],
  server: [
    ...shared,
    'tools/notices',
    'texts',
    'ui/art',
    'ui/contrast.ts',
    'games',
    'server/src',
    'brands',
  ],
} as const
type Target = keyof typeof targets

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && name !== 'gallery') yield* filesOf(join(path, name))
  }
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) {
    for (const file of filesOf(path)) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function buildServer() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: ['server/src/main.ts'],
    outfile: '.build/server/main.js',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    // Our own packages are bundled; those of the registry stay where npm put them.
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
  mkdirSync('.build/server', { recursive: true })
  for (const { path, text } of outputFiles) {
    writeFileSync(path, path.endsWith('.js') ? narrow(text) : text)
  }
}

async function buildApp(name: Exclude<Target, 'server'>) {
  const { build } = await import('vite')
  const { appConfig } = await import('./vite/app-config.ts')
  await build(appConfig(name))
  if (name === 'web') await buildServiceWorker()
  compressAssets(`.build/${name}`)
}

/** One file of its own: a worker shares no code with the page that it serves. */
async function buildServiceWorker() {
  const { build } = await import('esbuild')
  await build({
    entryPoints: ['web/src/service-worker/worker.ts'],
    outfile: '.build/web/sw.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
}

/** Assets are compressed once here, as well as can be, instead of at each request. */
function compressAssets(folder: string) {
  for (const file of filesOf(folder)) {
    if (!/\.(js|css|svg|json|webmanifest)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 1024) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Whose work goes out with ours, as their licences ask to be told. */
async function writeNotices() {
  const { noticesOf, printNotices } = await import('./notices/notices.ts')
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<
    typeof noticesOf
  >[0]
  writeFileSync('.build/notices.txt', printNotices(noticesOf(lock, '.')))
}

const asked = process.argv.slice(2)

for (const [target, paths] of Object.entries(targets) as [Target, readonly string[]][]) {
  if (asked.length > 0 && !asked.includes(target)) continue
  const stamp = `.build/${target}.stamp`
  const wanted = fingerprint(paths)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
  const started = performance.now()
  rmSync(stamp, { force: true })
  mkdirSync('.build', { recursive: true })
  await (target === 'server' ? buildServer() : buildApp(target))
  if (target === 'server') await writeNotices()
  writeFileSync(stamp, wanted)
  console.log(`Built ${target} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
