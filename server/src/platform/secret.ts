import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupProblem } from './startup-problem.ts'

/** The root secret of the platform: from the environment, or made once and kept with the data. */
export function loadSecret(given: string, dataDir: string): string {
  if (given !== '') return given
  const path = join(dataDir, 'secret')
  try {
    if (existsSync(path)) return readFileSync(path, 'utf8').trim()
    const made = randomBytes(32).toString('base64url')
    keepSecret(made, dataDir)
    return made
  } catch {
    throw new StartupProblem(
      `The secret in ${path} cannot be read or written: allow it, or set SECRET or DATA_DIR.`,
    )
  }
}

/** The root secret where there is one; none is made. */
export function findSecret(given: string, dataDir: string): string | undefined {
  const path = join(dataDir, 'secret')
  return given !== '' || !existsSync(path) ? given || undefined : loadSecret(given, dataDir)
}

/** Keeps a secret where `loadSecret` finds it. */
export function keepSecret(secret: string, dataDir: string): string {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path, secret + '\n', { mode: 0o600, flag: 'wx' })
  return path
}

/** By this two secrets are told apart without either being known. */
export function fingerprintOf(secret: string): string {
  return deriveKey(secret, 'fingerprint').toString('hex')
}

/** A key for one purpose. Purposes are fixed words, so that no two uses ever share a key. */
export function deriveKey(secret: string, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'baize', purpose, length))
}

/** Tokens are long and random, so a keyed hash is enough to store them by. */
export function hashToken(key: Buffer, token: string): Buffer {
  return createHmac('sha256', key).update(token).digest()
}
