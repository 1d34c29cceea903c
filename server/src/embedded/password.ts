import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Password = { readonly value: string; readonly isNew: boolean }

/** The embedded server's password, kept in a file that only this user can read; made when missing. */
export function keepPassword(dataDir: string): Password {
  const file = fileIn(dataDir)
  return readPassword(file) ?? makePassword(file)
}

/** The password where there is one. */
export function findPassword(dataDir: string): string | undefined {
  return readPassword(fileIn(dataDir))?.value
}

/** That of the role that runs the house. It follows from the other, so that one file keeps both. */
export function runtimePasswordOf(password: string): string {
  return createHmac('sha256', password).update('runtime').digest('hex').slice(0, 48)
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'postgres.password')
}

function readPassword(file: string): Password | undefined {
  try {
    const value = readFileSync(file, 'utf8').trim()
    return /^[0-9a-f]{48}$/.test(value) ? { value, isNew: false } : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A link appears whole or not at all, so two processes that start together end with one password. */
function makePassword(file: string): Password {
  const value = randomBytes(24).toString('hex')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, value, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return { value, isNew: true }
  } catch {
    const other = readPassword(file)
    if (other) return other
    // The file is damaged, or this file system has no links.
    renameSync(draft, file)
    return { value, isNew: true }
  } finally {
    rmSync(draft, { force: true })
  }
}
