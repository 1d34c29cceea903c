import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkPlatforms, listAddresses, type LockFile } from './lockcheck.ts'

const parts = ['linux-x64-gnu', 'linux-arm64-gnu', 'linux-x64-musl', 'darwin-x64', 'darwin-arm64']
const optionalDependencies = Object.fromEntries(parts.map((part) => [`@a/${part}`, '^1.0.0']))

/** A lock file with one native package, and the named parts of it locked at `version`. */
function lockWith(locked: readonly string[], version = '1.0.0'): LockFile {
  const entries = locked.map((part) => [`node_modules/@a/${part}`, { version }])
  return {
    packages: {
      'node_modules/a': { version: '1.0.0', optionalDependencies },
      ...(Object.fromEntries(entries) as LockFile['packages']),
    },
  }
}

describe('the lock file serves every platform', () => {
  const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const lock = JSON.parse(text) as LockFile

  test('every native package is locked for Linux and macOS on both processors', () => {
    const report = checkPlatforms(lock)
    expect(report.problems).toEqual([])
    expect(report.nativePackages).toBeGreaterThan(0)
  })

  test('no package names the registry that it came from', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
    expect(listAddresses(lock)).toEqual([])
  })
})

describe('what the check catches', () => {
  test('a full set passes', () => {
    expect(checkPlatforms(lockWith(parts))).toEqual({ nativePackages: 1, problems: [] })
  })

  test('a part that npm left out', () => {
    const lock = lockWith(parts.filter((part) => part !== 'linux-arm64-gnu'))
    expect(checkPlatforms(lock).problems).toEqual(['node_modules/a misses @a/linux-arm64-gnu'])
  })

  test('a part of another version', () => {
    expect(checkPlatforms(lockWith(parts, '1.0.1')).problems).toContain(
      'node_modules/a wants @a/darwin-x64 1.0.0, and 1.0.1 is locked',
    )
  })

  test('a package that does not serve a platform at all', () => {
    const optional = { '@a/linux-x64': '1.0.0', '@a/darwin-universal': '1.0.0' }
    const lock: LockFile = {
      packages: {
        'node_modules/b/node_modules/a': { version: '1.0.0', optionalDependencies: optional },
        'node_modules/@a/linux-x64': { version: '2.0.0' },
        'node_modules/b/node_modules/@a/linux-x64': { version: '1.0.0' },
        'node_modules/@a/darwin-universal': { version: '1.0.0' },
      },
    }
    expect(checkPlatforms(lock).problems).toEqual([
      'node_modules/b/node_modules/a 1.0.0 has no package for linux-arm64',
    ])
  })

  test('an address, but not the link of a workspace', () => {
    const lock: LockFile = {
      packages: {
        'node_modules/a': { version: '1.0.0', resolved: 'https://example.com/a.tgz' },
        'node_modules/@baize/kernel': { resolved: 'kernel', link: true },
      },
    }
    expect(listAddresses(lock)).toEqual(['node_modules/a comes from https://example.com/a.tgz'])
  })
})
