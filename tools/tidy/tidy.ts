import { checkAuditActions } from './audit-actions.ts'
import { findCycles } from './cycles.ts'
import { checkDeclared } from './declared.ts'
import { checkFileName } from './file-names.ts'
import type { Finding } from './finding.ts'
import { findFolderRings } from './folder-rings.ts'
import { checkImports } from './import-rules.ts'
import { checkMigrationNumbers } from './migration-numbers.ts'
import { checkPages } from './page-manifests.ts'
import { isModule, readModule } from './read-module.ts'
import { checkRuleNumbers } from './rule-numbers.ts'
import { readSourceTree, type SourceTree } from './source-tree.ts'
import { checkSqlHome } from './sql-home.ts'
import { checkAny, checkPlaces, checkSuppressions } from './words.ts'

export type TidyReport = { readonly modules: number; readonly findings: readonly Finding[] }

/** Reads the tree below `root` and reports every place that breaks a rule of the house. */
export function checkHouse(root: string): TidyReport {
  return checkTree(readSourceTree(root))
}

/** A tree without a module is itself a finding: a check that read nothing must not pass. */
export function checkTree(tree: SourceTree): TidyReport {
  const files = [...tree.files.values()]
  const modules = files.filter((file) => isModule(file.path)).map(readModule)
  const house = { tree, modules: new Map(modules.map((module) => [module.path, module])) }
  const findings: Finding[] = [
    ...files.flatMap((file) => checkFileName(file.path)),
    ...files.flatMap(checkPlaces),
    ...checkMigrationNumbers(tree),
    ...checkRuleNumbers(tree),
    ...modules.flatMap((module) => checkImports(house, module)),
    ...checkDeclared(tree, modules),
    ...modules.flatMap(checkSqlHome),
    ...modules.flatMap(checkSuppressions),
    ...modules.flatMap(checkAny),
    ...findCycles(tree, modules),
    ...checkAuditActions(tree, modules),
    ...checkPages(house),
    ...findFolderRings(tree, modules),
  ]
  if (modules.length === 0) {
    findings.push({ rule: 'nothing-read', path: '.', line: 1, says: 'no module was read' })
  }
  return { modules: modules.length, findings }
}
