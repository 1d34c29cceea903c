import type { Finding } from './finding.ts'
import type { SourceTree } from './source-tree.ts'

const migration = /^server\/migrations\/(\d+)_[^/]+\.sql$/

/** Two branches that each added the next migration meet here: each doubled number is told with both names. */
export function checkMigrationNumbers({ files }: SourceTree): Finding[] {
  const first = new Map<string, string>()
  return [...files.keys()].sort().flatMap((path): Finding[] => {
    const number = migration.exec(path)?.[1]
    if (number === undefined) return []
    const other = first.get(number)
    if (other === undefined) {
      first.set(number, path)
      return []
    }
    const says = `has the number of ${other}; the later one takes the next free number`
    return [{ rule: 'migrations', path, line: 1, says }]
  })
}
