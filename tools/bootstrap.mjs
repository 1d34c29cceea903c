// The first step of every command. Plain JavaScript without dependencies, because on a fresh clone
// nothing is installed yet: it installs what the lock file says, then hands over to TypeScript.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const [command = 'start', ...rest] = process.argv.slice(2)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Whether node_modules holds what the lock file says. Packages of other platforms may be absent. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    const present = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' ||
        !path.startsWith('node_modules/') ||
        (present[path] ? present[path].version === entry.version : entry.optional === true),
    )
  } catch {
    return false
  }
}

/**
 * Runs a program in the foreground and gives its exit code. A signal reaches it by the terminal, or by us where it was
 * sent to us alone; nothing comes after a program that a signal ended, and the code is the one that shells know it by.
 */
function run(program, parameters) {
  return new Promise((done) => {
    const child = spawn(program, parameters, { stdio: 'inherit' })
    let heard
    const hear = (signal) => {
      heard = signal
      if (signal === 'SIGTERM') child.kill(signal)
    }
    process.on('SIGINT', hear)
    process.on('SIGTERM', hear)
    child.on('error', () => done(1))
    child.on('exit', (code, signal) => {
      process.off('SIGINT', hear)
      process.off('SIGTERM', hear)
      const by = signal ?? (command === 'start' ? heard : undefined)
      if (by) process.exit(128 + constants.signals[by])
      done(code)
    })
  })
}

const typescript = (file, ...parameters) =>
  run(process.execPath, ['--import', 'tsx', file, ...parameters])

if (!isInstalled()) {
  console.log('Installing packages (npm ci) …')
  const npm = process.env.npm_execpath
  const code = npm
    ? await run(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci'])
  if (code !== 0) stop('The packages could not be installed: see the lines above, then try again.')
}

if (command === 'start') {
  const code = await typescript('tools/build.ts')
  if (code !== 0) stop('The build failed: see the lines above.')
  // The server runs in this process, so that signals and exit codes are its own.
  const main = join(root, '.build/server/main.js')
  if (!existsSync(main)) stop('The build left no server: remove .build and try again.')
  // Its arguments are what follows the command.
  process.argv.splice(2, process.argv.length - 2, ...rest)
  await import(pathToFileURL(main).href)
} else {
  process.exit(await typescript(`tools/${command}.ts`, ...rest))
}
