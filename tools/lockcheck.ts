/** The parts of package-lock.json that the check reads. */
export type LockFile = { readonly packages: Readonly<Record<string, LockEntry>> }

type LockEntry = {
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
  /** Set where a package is for some processors alone. */
  readonly cpu?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export type LockReport = { readonly nativePackages: number; readonly problems: readonly string[] }

/** How packages spell the platforms that Baize runs on. */
const platforms: Readonly<Record<string, RegExp>> = {
  'linux-x64': /linux-x64(-gnu|-glibc)?$/,
  'linux-arm64': /linux-arm64(-gnu|-glibc)?$/,
  'darwin-x64': /darwin-(x64|universal)$/,
  'darwin-arm64': /darwin-(arm64|universal)$/,
}

/**
 * Every native package must be locked for every platform: npm leaves out silently what the registry lacked on
 * the day of the install, and `npm ci` then breaks on the machine that needs it.
 */
export function checkPlatforms(lock: LockFile): LockReport {
  const native = Object.entries(lock.packages).filter(([, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).some((name) => name.includes('linux-x64')),
  )
  const problems = native.flatMap(([path, entry]) =>
    entry.cpu === undefined
      ? platformProblems(lock, path, entry)
      : // The part for one platform may have parts of its own, for that platform.
        Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) =>
          partProblems(lock, path, name, range),
        ),
  )
  return { nativePackages: native.length, problems }
}

function platformProblems(lock: LockFile, path: string, entry: LockEntry): string[] {
  const optional = Object.entries(entry.optionalDependencies ?? {})
  return Object.entries(platforms).flatMap(([platform, pattern]) => {
    const parts = optional.filter(([name]) => pattern.test(name))
    if (parts.length === 0) return [`${path} ${entry.version} has no package for ${platform}`]
    return parts.flatMap(([name, range]) => partProblems(lock, path, name, range))
  })
}

function partProblems(lock: LockFile, path: string, name: string, range: string): string[] {
  const locked = findLocked(lock, path, name)
  if (locked === undefined) return [`${path} misses ${name}`]
  const wanted = range.replace(/^[~^]/, '')
  if (locked.version === wanted) return []
  return [`${path} wants ${name} ${wanted}, and ${locked.version} is locked`]
}

/** The entry that Node would find for `name` from `path`, walking up the node_modules folders. */
function findLocked(lock: LockFile, path: string, name: string): LockEntry | undefined {
  for (let folder = path; ; folder = outerFolder(folder)) {
    const entry = lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
    if (entry !== undefined || folder === '') return entry
  }
}

function outerFolder(folder: string): string {
  const end = folder.lastIndexOf('node_modules/')
  return end === -1 ? '' : folder.slice(0, end).replace(/\/$/, '')
}

/** Packages that name where they came from; each machine asks its own registry. Workspaces are links. */
export function listAddresses(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved !== undefined && entry.link !== true)
    .map(([path, entry]) => `${path} comes from ${entry.resolved}`)
}
