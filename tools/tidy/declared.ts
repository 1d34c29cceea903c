import { builtinModules } from 'node:module'
import type { Finding } from './finding.ts'
import type { Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import type { SourceTree } from './source-tree.ts'

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>

const own = '@baize/'

/**
 * What is imported and not declared works only as long as somebody else brings it along. What builds and tests the whole
 * house is declared at its root. A house without manifests has nothing to hold its imports against.
 */
export function checkDeclared(tree: SourceTree, modules: readonly Module[]): Finding[] {
  const known = new Map<string, ReadonlySet<string> | undefined>()
  const declaredBy = (folder: string) => {
    if (!known.has(folder)) known.set(folder, readDeclared(tree, folder))
    return known.get(folder)
  }
  return modules.flatMap((module) => {
    const workspace = module.path.split('/')[0] ?? ''
    const [here, root] = [declaredBy(`${workspace}/`), declaredBy('')]
    if (here === undefined || root === undefined) return []
    return module.imports.flatMap(({ specifier, line }): Finding[] => {
      const name = packageOf(tree, module.path, specifier)
      if (name === undefined || name === own + workspace) return []
      if (here.has(name) || root.has(name)) return []
      const says = `imports ${name}, which ${workspace}/package.json does not declare`
      return [{ rule: 'declared', path: module.path, line, says }]
    })
  })
}

function packageOf(tree: SourceTree, path: string, specifier: string): string | undefined {
  if (specifier.startsWith(own)) return specifier.split('/').slice(0, 2).join('/')
  if (specifier.startsWith('node:')) return undefined
  const target = resolveImport(tree, path, specifier)
  if (target.kind !== 'package' || builtinModules.includes(target.name)) return undefined
  return target.name
}

function readDeclared({ files }: SourceTree, folder: string): ReadonlySet<string> | undefined {
  const text = files.get(`${folder}package.json`)?.text
  if (text === undefined) return undefined
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest
  return new Set(Object.keys({ ...dependencies, ...devDependencies }))
}
