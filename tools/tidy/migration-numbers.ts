import type { Finding } from './finding.ts'
import type { SourceTree } from './source-tree.ts'

const migration = /^server\/migrations\/(\d{4})_[^/]+\.sql$/

/**
 * Two branches that each added the next migration meet here: each doubled number is told with both names. A number that
 * nobody has would keep the server from starting, so it is told as well.
 */
export function checkMigrationNumbers({ files }: SourceTree): Finding[] {
  const first = new Map<number, string>()
  return [...files.keys()].sort().flatMap((path): Finding[] => {
    const digits = migration.exec(path)?.[1]
    if (digits === undefined) return []
    const number = Number(digits)
    const other = first.get(number)
    const before = number - 1
    const isGap = first.size > 0 && !first.has(before)
    if (other === undefined) first.set(number, path)
    const says = [
      ...(other === undefined
        ? []
        : [`has the number of ${other}; the later one takes the next free number`]),
      ...(isGap ? [`follows on no number ${before}; it takes the next free number`] : []),
    ]
    return says.map((sentence) => ({ rule: 'migrations', path, line: 1, says: sentence }))
  })
}
