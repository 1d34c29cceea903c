import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of package-lock.json that tell what goes out to others. */
type Locked = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly license?: string
        readonly dev?: boolean
        readonly devOptional?: boolean
        readonly link?: boolean
        readonly cpu?: readonly string[]
      }
    >
  >
}

export type Notice = {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** As the package has it; empty where it has none. */
  readonly text: string
}

/** Of data and pictures that no package brings. */
const others: readonly Notice[] = [
  {
    name: 'IPFire Location Database',
    version: '',
    licence: 'CC BY-SA 4.0',
    text: 'Where addresses lie, in server/data/countries.bin, is made from the data of the IPFire Project (https://location.ipfire.org/), which is licensed under the Creative Commons Attribution-ShareAlike 4.0 International License (https://creativecommons.org/licenses/by-sa/4.0/), and may be passed on under the same.',
  },
]

/** What third parties ask to be told of, of every package that is not for building and testing alone. */
export function noticesOf(lock: Locked, root: string): Notice[] {
  const packages = Object.entries(lock.packages).flatMap(([path, entry]) => {
    const isOurs = !path.startsWith('node_modules/') || entry.link === true
    if (isOurs || entry.dev === true || entry.devOptional === true) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version = '', license = 'not stated' } = entry
    return [{ name, version, licence: license, text: licenceText(join(root, path)) }]
  })
  const known = new Map(packages.map((notice) => [`${notice.name}@${notice.version}`, notice]))
  return [...known.values(), ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** A package of another platform is not installed here; what stands in the lock is said of it all the same. */
function licenceText(folder: string): string {
  if (!existsSync(folder)) return ''
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
}

export function printNotices(notices: readonly Notice[]): string {
  const parts = notices.map(({ name, version, licence, text }) =>
    [`${name} ${version}`.trim(), licence, ...(text === '' ? [] : ['', text])].join('\n'),
  )
  const line = `\n\n${'-'.repeat(72)}\n\n`
  const head = `Baize is built with the work of others. Here is whose, and on which terms: ${notices.length} works.`
  return `${[head, ...parts].join(line)}\n`
}
