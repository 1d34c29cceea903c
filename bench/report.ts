import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { type Figure, holds } from './frame.ts'

/** Where and when figures were measured; without it they say nothing. */
export type Circumstances = {
  readonly date: string
  readonly node: string
  readonly cpu: string
  readonly cores: number
  readonly commit: string | null
  /** True when files differed from the commit. */
  readonly changed: boolean
}

export type Entry = Circumstances & {
  readonly figures: readonly (Figure & { readonly holds?: boolean })[]
}

/** The last figures of each benchmark, by its name. */
export type Report = Readonly<Record<string, Entry>>

/** Puts new figures in the place of the benchmark's old ones and leaves the others as they are. */
export function mergeReport(
  report: Report,
  name: string,
  figures: readonly Figure[],
  circumstances: Circumstances,
): Report {
  const judged = figures.map((figure) => {
    const verdict = holds(figure)
    return verdict === undefined ? figure : { ...figure, holds: verdict }
  })
  const merged = { ...report, [name]: { ...circumstances, figures: judged } }
  return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function readReport(path: string): Report {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : {}
}

export function writeReport(path: string, report: Report): void {
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`)
}

export function readCircumstances(root: string): Circumstances {
  const commit = askGit(root, ['rev-parse', '--verify', 'HEAD'])
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model.trim() || process.arch,
    cores: availableParallelism(),
    commit,
    changed: askGit(root, ['status', '--porcelain']) !== '',
  }
}

/** Null where there is no git or no commit: figures are worth keeping all the same. */
function askGit(root: string, args: readonly string[]): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio }).trim()
  } catch {
    return null
  }
}
