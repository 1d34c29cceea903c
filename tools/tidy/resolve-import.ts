import { posix } from 'node:path'
import type { SourceTree } from './source-tree.ts'

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'virtual' }
  | { readonly kind: 'missing' }

const scope = '@baize/'

/** Finds what an import of `from` names: a file of the tree, a package from outside, or nothing. */
export function resolveImport(tree: SourceTree, from: string, specifier: string): Target {
  if (specifier.startsWith('virtual:')) return { kind: 'virtual' }
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return fileAt(tree, posix.join(posix.dirname(from), plain))
  if (plain.startsWith(scope)) return resolveWorkspace(tree, plain.slice(scope.length))
  return { kind: 'package', name: packageName(plain) }
}

function fileAt(tree: SourceTree, path: string): Target {
  return tree.files.has(path) ? { kind: 'file', path } : { kind: 'missing' }
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

/** Follows the `exports` of a workspace as Node does: of the patterns that match, the longest wins. */
function resolveWorkspace(tree: SourceTree, specifier: string): Target {
  const slash = specifier.indexOf('/')
  const workspace = slash === -1 ? specifier : specifier.slice(0, slash)
  const subpath = slash === -1 ? '.' : `.${specifier.slice(slash)}`
  const patterns = Object.entries(exportsOf(tree, workspace)).sort(
    ([a], [b]) => prefixLength(b) - prefixLength(a) || b.length - a.length,
  )
  for (const [pattern, target] of patterns) {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined && pattern !== subpath) continue
    if (!subpath.startsWith(head) || !subpath.endsWith(tail ?? '')) continue
    const middle = subpath.slice(head.length, subpath.length - (tail ?? '').length)
    return fileAt(tree, posix.join(workspace, target.replaceAll('*', middle)))
  }
  return { kind: 'missing' }
}

function prefixLength(pattern: string): number {
  return pattern.includes('*') ? pattern.indexOf('*') : pattern.length + 1
}

function exportsOf(tree: SourceTree, workspace: string): Record<string, string> {
  const text = tree.files.get(`${workspace}/package.json`)?.text
  if (text === undefined) return {}
  const manifest = JSON.parse(text) as { exports?: Record<string, string> }
  return manifest.exports ?? {}
}
