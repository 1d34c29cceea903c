import ts from 'typescript'
import type { Finding } from './finding.ts'
import type { Module } from './read-module.ts'
import type { SourceTree } from './source-tree.ts'
import { isTest } from './storeys.ts'

/** An action is a past tense under its subject: `brand.published`. */
const actionForm = /^[a-z_]+\.[a-z_]+$/
const keyForm = /^([a-z-]+)\.(\w+)$/

/**
 * Every action that a room names for the audit trail has a sentence in English, from which the other languages follow;
 * and no entry is written under a name that no room has named.
 */
export function checkAuditActions(tree: SourceTree, modules: readonly Module[]): Finding[] {
  const server = modules.filter(({ path }) => path.startsWith('server/src/') && !isTest(path))
  const found = server.map((module) => ({ module, ...readActions(module) }))
  const named = new Set(found.flatMap(({ named: pairs }) => pairs.map(({ action }) => action)))
  return found.flatMap(({ module: { path }, named: pairs, written }) => [
    ...pairs
      .filter(({ key }) => !hasSentence(tree, key))
      .map(({ action, key, line }) =>
        told(path, line, `${action} has no sentence: ${key} is not in texts/en`),
      ),
    ...written
      .filter(({ action }) => !named.has(action))
      .map(({ action, line }) =>
        told(path, line, `${action} is written into the audit, and no room names it`),
      ),
  ])
}

const told = (path: string, line: number, says: string): Finding => ({
  rule: 'audit-actions',
  path,
  line,
  says,
})

type Named = { readonly action: string; readonly key: string; readonly line: number }
type Written = { readonly action: string; readonly line: number }

/** The pairs of action and sentence of a module, and the actions of the entries that it writes in plain words. */
function readActions({ path, text }: Module): { named: Named[]; written: Written[] } {
  const named: Named[] = []
  const written: Written[] = []
  // Most modules write no entry, and need not be read.
  if (!/audit|actions/i.test(text)) return { named, written }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const { name, initializer } = node
      const value = initializer.text
      if (ts.isStringLiteral(name) && actionForm.test(name.text) && keyForm.test(value)) {
        named.push({ action: name.text, key: value, line: lineOf(node) })
      }
      if (ts.isIdentifier(name) && name.text === 'action' && actionForm.test(value)) {
        written.push({ action: value, line: lineOf(node) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { named, written }
}

function hasSentence(tree: SourceTree, key: string): boolean {
  const [, room = '', name = ''] = keyForm.exec(key) ?? []
  const text = tree.files.get(`texts/en/${room}.json`)?.text
  return text !== undefined && name in (JSON.parse(text) as object)
}
