/** One place where the source breaks a rule of the house. */
export type Finding = {
  readonly rule: Rule
  readonly path: string
  readonly line: number
  readonly says: string
}

export type Rule =
  | 'storeys'
  | 'doors'
  | 'inner-doors'
  | 'folder-rings'
  | 'migrations'
  | 'rule-numbers'
  | 'features'
  | 'outside-packages'
  | 'declared'
  | 'schemas-stay-home'
  | 'unresolved'
  | 'by-name'
  | 'cycles'
  | 'barrels'
  | 'file-names'
  | 'vague-names'
  | 'sql-home'
  | 'suppressions'
  | 'any'
  | 'machine-paths'
  | 'registry-hosts'
  | 'pages'
  | 'audit-actions'
  | 'nothing-read'

export function printFinding(finding: Finding): string {
  return `${finding.path}:${finding.line} [${finding.rule}] ${finding.says}`
}
