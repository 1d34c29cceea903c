import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupProblem } from '../startup-problem.ts'

export type Migration = {
  readonly number: number
  readonly name: string
  readonly file: string
  readonly text: string
  readonly sha256: string
}

/** The files of the folder in order. Their names, numbers and first lines must be in order too. */
export function readMigrations(folder: string): Migration[] {
  const migrations = list(folder).map((file) => readMigration(folder, file))
  migrations.forEach(({ number, file }, index) => {
    if (number === index + 1) return
    const before = migrations[index - 1]
    if (before?.number === number) {
      throw new StartupProblem(
        `The migrations ${before.file} and ${file} have the same number; give the later one the next free number.`,
      )
    }
    throw new StartupProblem(
      `The migration ${file} is out of order: there is no number ${index + 1}; correct its name.`,
    )
  })
  return migrations
}

/** The schemas that migrations make. */
export function schemasMadeBy(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ text }) =>
    [...text.matchAll(/^create schema (?:if not exists )?([a-z_]+);/gm)].map(
      ([, name = '']) => name,
    ),
  )
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
  } catch {
    throw new StartupProblem(`The folder of migrations ${folder} cannot be read; restore it.`)
  }
}

function readMigration(folder: string, file: string): Migration {
  const [, digits, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? []
  if (!digits || !name) {
    throw new StartupProblem(
      `The migration ${file} is misnamed; name it by four digits and words, as 0007_wager_index.sql.`,
    )
  }
  const text = readFileSync(join(folder, file), 'utf8')
  requireForm(file, text)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { number: Number(digits), name, file, text, sha256 }
}

function requireForm(file: string, text: string): void {
  if (!/^-- \S/.test(text)) {
    throw new StartupProblem(
      `The migration ${file} does not say what it does; begin it with a line "-- sentence".`,
    )
  }
  // It would end the transaction that keeps the file and its record together.
  if (/^[ \t]*(?:begin|commit|rollback|start transaction)\s*;/im.test(text)) {
    throw new StartupProblem(
      `The migration ${file} begins or ends a transaction itself; remove those statements.`,
    )
  }
}
