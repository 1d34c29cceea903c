import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { listParams } from '@baize/kernel/result'
import { StartupProblem } from '../../../platform/startup-problem.ts'
import { isRecord, readContent } from './read-content.ts'

export type BrandFolder = {
  readonly code: string
  /** Where the folders of all brands are. */
  readonly folder: string
}

export type BrandFile = {
  /** How the file is called in sentences. */
  readonly shown: string
  /** Takes a key for known, also where nobody asks what it says: in a house of before most documents are there already. */
  expect(key: string): void
  /** What it says under a key, in the form that is expected there; undefined when it says nothing. */
  say<Schema extends TSchema>(key: string, schema: Schema): Static<Schema> | undefined
  /** Complains about what nobody asked for, which is a slip of the pen. */
  checkKeys(): void
}

/** What a brand's folder says about its first day. It is read when the first document is missing. */
export function openBrandFile({ code, folder }: BrandFolder): BrandFile {
  const shown = `brands/${code}/brand.json`
  const asked = new Set<string>()
  let file: Readonly<Record<string, unknown>> | undefined

  function load() {
    file ??= readFile(join(folder, code, 'brand.json'), shown)
    return file
  }

  return {
    shown,
    expect: (key) => void asked.add(key),
    say(key, schema) {
      asked.add(key)
      const said = load()[key]
      if (said === undefined) return undefined
      const read = readContent(schema, said)
      if (read.ok) return read.value
      const [place, problem] = listParams(read.params)
      throw new StartupProblem(`${shown} is not usable: ${key}${place} ${problem}.`)
    },
    checkKeys() {
      if (!file) return
      const stranger = Object.keys(file).find((key) => !asked.has(key))
      if (stranger === undefined) return
      throw new StartupProblem(`${shown} is not usable: nothing is called ${stranger}.`)
    },
  }
}

function readFile(path: string, shown: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (isRecord(content)) return content
  } catch {
    // Said below, whatever it was.
  }
  throw new StartupProblem(`${shown} cannot be read as JSON: write it, or set BRAND to another.`)
}
