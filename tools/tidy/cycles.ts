import type { Finding } from './finding.ts'
import type { Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import type { SourceTree } from './source-tree.ts'

/** Finds rings of modules that import each other, types included. Each ring is told once. */
export function findCycles(tree: SourceTree, modules: readonly Module[]): Finding[] {
  const graph = new Map(modules.map((module) => [module.path, edgesOf(tree, module)]))
  const done = new Set<string>()
  const trail: string[] = []
  const findings: Finding[] = []

  const visit = (path: string): void => {
    const start = trail.indexOf(path)
    if (start !== -1) {
      const ring = [...trail.slice(start), path]
      findings.push({ rule: 'cycles', path, line: 1, says: `goes round: ${ring.join(' -> ')}` })
      return
    }
    if (done.has(path)) return
    trail.push(path)
    for (const next of graph.get(path) ?? []) visit(next)
    trail.pop()
    done.add(path)
  }
  for (const path of graph.keys()) visit(path)
  return findings
}

function edgesOf(tree: SourceTree, module: Module): string[] {
  return module.imports.flatMap((found) => {
    const target = resolveImport(tree, module.path, found.specifier)
    // A file that names its own type goes round nothing.
    return target.kind === 'file' && target.path !== module.path ? [target.path] : []
  })
}
