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
    mkdirSync(dataDir, { recursive: true })
    const made = randomBytes(32).toString('base64url')
    writeFileSync(path, made + '\n', { mode: 0o600, flag: 'wx' })
    return made
  } catch {
    throw new StartupProblem(
      `The secret in ${path} cannot be read or written: allow it, or set SECRET or DATA_DIR.`,
    )
  }
}

/** A key for one purpose. Purposes are fixed words, so that no two uses ever share a key. */
export function deriveKey(secret: string, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'baize', purpose, length))
}

/** Tokens are long and random, so a keyed hash is enough to store them by. */
export function hashToken(key: Buffer, token: string): Buffer {
  return createHmac('sha256', key).update(token).digest()
}
