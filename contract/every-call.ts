import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { callsOf, type Contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

/** What vendors and gateways call is an interface of its own. */
const apart = /\/provider(-calls)?\.ts$/

/** What each file of the folders has, by the name of the file. */
async function findFiles(): Promise<Map<string, Readonly<Record<string, Endpoint>>>> {
  const own = /^every-call\.ts$/
  const files = readdirSync(new URL('.', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => /^[a-z/-]+\.ts$/.test(file) && !own.test(file) && !apart.test(file))
  const found = new Map<string, Readonly<Record<string, Endpoint>>>()
  for (const file of files.sort()) {
    const module = (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as object
    const name = basename(file, '.ts')
    if (found.has(name)) throw new Error(`Two files of the contract are called ${name}.`)
    found.set(name, callsOf(module))
  }
  return found
}

function merge(files: ReadonlyMap<string, Readonly<Record<string, Endpoint>>>): Contract {
  const found = new Map<string, Endpoint>()
  for (const calls of files.values()) {
    for (const [name, call] of Object.entries(calls)) {
      if (found.has(name)) throw new Error(`Two files of the contract have a call ${name}.`)
      found.set(name, call)
    }
  }
  return Object.fromEntries(found) as Contract
}

export const callsByFile = await findFiles()

/**
 * Every call by its plain name, found by looking into the folder; for tools and tests, which read the source. Pages have
 * `virtual:contract`, which is made from it, and the server serves each call by its own constant.
 */
export const contract = merge(callsByFile)
