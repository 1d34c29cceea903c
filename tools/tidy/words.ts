import type { Finding } from './finding.ts'
import type { Module } from './read-module.ts'
import type { SourceFile } from './source-tree.ts'

const suppression =
  /(?:oxlint|eslint)-disable(?:-next-line|-line)?\b[^\n]*|@ts-(?:expect-error|ignore|nocheck)\b[^\n]*|(?:oxfmt|prettier)-ignore\b[^\n]*/g
const forbidden = /^@ts-(ignore|nocheck)/

/** A rule may be set aside only with a reason beside it, and the type checker not at all. */
export function checkSuppressions(module: Module): Finding[] {
  return [...module.text.matchAll(suppression)].flatMap((match) => {
    if (isInLiteral(module, match.index)) return []
    const line = lineAt(module.text, match.index)
    const at = { rule: 'suppressions' as const, path: module.path, line }
    if (forbidden.test(match[0])) return [{ ...at, says: 'switches the type checker off' }]
    return hasReason(match[0]) ? [] : [{ ...at, says: 'sets a rule aside without a reason' }]
  })
}

/** The reason stands after `--`, or for the type checker after the directive; it has two words at least. */
function hasReason(comment: string): boolean {
  const reason = comment.startsWith('@ts-expect-error')
    ? comment.slice('@ts-expect-error'.length)
    : (comment.split(/\s--\s/)[1] ?? '')
  const words = reason.replace(/\*\/.*$/, '').match(/\p{L}{2,}/gu) ?? []
  return words.length >= 2
}

function isInLiteral(module: Module, position: number): boolean {
  return module.literalRanges.some(([start, end]) => start <= position && position < end)
}

export function checkAny(module: Module): Finding[] {
  return module.anyLines.map((line) => ({
    rule: 'any',
    path: module.path,
    line,
    says: 'uses the type that checks nothing',
  }))
}

const machinePath =
  /(?<![\w.~:/-])\/(?:home|Users)\/[a-z][\w.-]*\/|(?<![\w.~:/-])\/(?:root|work)\/|[A-Z]:\\Users\\/
const registryHost =
  /\bregistry\.(?:[a-z0-9-]+\.)+(?:org|com|net|io|dev|cn|local|internal|lan)\b|\b(?:npm|artifactory|nexus|verdaccio)\.(?:[a-z0-9-]+\.)+[a-z]{2,}\b|^\s*(?:@[\w-]+:)?registry\s*=/m

/** Nothing in the tree knows the machine that it was written on, or where packages came from. */
export function checkPlaces(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const path = machinePath.exec(file.text)
  if (path !== null) {
    const says = `names a place of one machine: ${path[0]}`
    findings.push({
      rule: 'machine-paths',
      path: file.path,
      line: lineAt(file.text, path.index),
      says,
    })
  }
  const host = registryHost.exec(file.text)
  if (host !== null) {
    const says = `names a registry: ${host[0].trim()}`
    findings.push({
      rule: 'registry-hosts',
      path: file.path,
      line: lineAt(file.text, host.index),
      says,
    })
  }
  return findings
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
