import type { Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import type { SourceTree } from './source-tree.ts'

export const schemaPackages: ReadonlySet<string> = new Set(['typebox', '@sinclair/typebox'])

export type Modules = ReadonlyMap<string, Module>

/**
 * The way from a module to the library of schemas along imports that remain when it runs, or undefined when there
 * is none. What lies on such a way would bring the whole library into a page.
 */
export function findSchemaTrail(
  tree: SourceTree,
  modules: Modules,
  path: string,
  seen: Set<string> = new Set(),
): string[] | undefined {
  if (seen.has(path)) return undefined
  seen.add(path)
  for (const found of modules.get(path)?.imports ?? []) {
    if (found.typeOnly) continue
    const target = resolveImport(tree, path, found.specifier)
    if (target.kind === 'package' && schemaPackages.has(target.name)) return [path, target.name]
    if (target.kind !== 'file') continue
    const rest = findSchemaTrail(tree, modules, target.path, seen)
    if (rest !== undefined) return [path, ...rest]
  }
  return undefined
}
