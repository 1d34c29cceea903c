import type { Finding } from './finding.ts'
import type { Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import type { SourceTree } from './source-tree.ts'
import { isTest } from './storeys.ts'

/** What one folder holds, file or folder, and which of the others each imports; with the file that does. */
type Graph = Map<string, Map<string, string>>

/**
 * Finds folders of the server that lead back to themselves: by another folder, or by a file beside them. Such a pair can
 * only be read, moved and tested together, so it is one room that pretends to be two. Each ring is told once.
 */
export function findFolderRings(tree: SourceTree, modules: readonly Module[]): Finding[] {
  const graphs = new Map<string, Graph>()
  for (const module of modules) {
    if (!isServerSource(module.path)) continue
    for (const { specifier } of module.imports) {
      const target = resolveImport(tree, module.path, specifier)
      if (target.kind === 'file' && isServerSource(target.path))
        note(graphs, module.path, target.path)
    }
  }
  return [...graphs].flatMap(([folder, graph]) => ringsOf(folder, graph))
}

function isServerSource(path: string): boolean {
  return path.startsWith('server/src/') && !isTest(path)
}

/** What stands here is ordered by the storeys. */
const betweenRooms = new Set(['server/src', 'server/src/rooms'])

/** An import belongs to the lowest folder that holds both ends of it. */
function note(graphs: Map<string, Graph>, from: string, to: string): void {
  const [own, other] = [from.split('/'), to.split('/')]
  const depth = own.findIndex((name, index) => name !== other[index])
  const folder = own.slice(0, depth).join('/')
  const [start = '', end = ''] = [own[depth], other[depth]]
  if (depth === -1 || start === end || betweenRooms.has(folder)) return
  const graph = graphs.get(folder) ?? new Map<string, Map<string, string>>()
  graphs.set(folder, graph)
  const edges = graph.get(start) ?? new Map<string, string>()
  graph.set(start, edges)
  if (!edges.has(end)) edges.set(end, from)
}

function ringsOf(folder: string, graph: Graph): Finding[] {
  const done = new Set<string>()
  const trail: string[] = []
  const findings: Finding[] = []
  const visit = (name: string): void => {
    const start = trail.indexOf(name)
    if (start !== -1) {
      const ring = [...trail.slice(start), name]
      // A ring of files alone is told by the rule about cycles.
      if (ring.every((one) => one.includes('.'))) return
      const path = graph.get(trail.at(-1) ?? '')?.get(name) ?? folder
      const says = `closes a ring of folders in ${folder}: ${ring.join(' -> ')}`
      findings.push({ rule: 'folder-rings', path, line: 1, says })
      return
    }
    if (done.has(name)) return
    trail.push(name)
    for (const next of graph.get(name)?.keys() ?? []) visit(next)
    trail.pop()
    done.add(name)
  }
  for (const name of graph.keys()) visit(name)
  return findings
}
