import type { Finding } from './finding.ts'

const named = /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs|css|html|json|md|sql)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const migration = /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/
// Pages that every repository calls so.
const capitals = /^[A-Z]+\.md$/
const vague = /^(.*-)?(utils?|helpers?|common|misc)$/

/** Holds the name of one file against the house: kebab-case, no barrels, no name that says nothing. */
export function checkFileName(path: string): Finding[] {
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  if (!named.test(name) || name.startsWith('.')) return []
  const findings: Finding[] = []
  if (!kebab.test(name) && !migration.test(name) && !capitals.test(name)) {
    findings.push({ rule: 'file-names', path, line: 1, says: 'is not named in kebab-case' })
  }
  if (/^index\.[cm]?[jt]sx?$/.test(name)) {
    findings.push({ rule: 'barrels', path, line: 1, says: 'is a barrel; import the file itself' })
  }
  const stems = [...parts.slice(0, -1), name.replace(/\..*$/, '')]
  const empty = stems.find((stem) => vague.test(stem))
  if (empty !== undefined) {
    const says = `"${empty}" says nothing about what is inside`
    findings.push({ rule: 'vague-names', path, line: 1, says })
  }
  return findings
}
