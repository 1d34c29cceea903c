import { createRequire } from 'node:module'
import ts from 'typescript'

/** What we use of the engine behind eslint-plugin-regexp, which is CommonJS. */
type Engine = {
  analyse(
    literal: { readonly source: string; readonly flags: string },
    options: { readonly reportTypes: { readonly Move: boolean } },
  ): { readonly reports: readonly { readonly type: string; readonly exponential: boolean }[] }
}

const { analyse } = createRequire(import.meta.url)('scslre') as Engine

export type Expression = {
  readonly source: string
  readonly flags: string
  readonly line: number
}

/** Every expression that is written in a module; one that is made of parts has no source here, only its line. */
export function expressionsOf(path: string, text: string) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
  const written: Expression[] = []
  const made: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)]
      written.push({ source, flags, line: lineOf(node) })
    }
    if (isMaking(node)) {
      const [source, flags] = (node.arguments ?? []).map((part) =>
        ts.isStringLiteralLike(part) ? part.text : undefined,
      )
      if (source === undefined) made.push(lineOf(node))
      else written.push({ source, flags: flags ?? '', line: lineOf(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { written, made }
}

function isMaking(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false
  return ts.isIdentifier(node.expression) && node.expression.text === 'RegExp'
}

/**
 * Why an expression can take more than linear time for some text, or nothing. A part that may begin anywhere and fail at
 * the end counts too: 15,000 tabs are 15,000 beginnings.
 */
export function slowness({ source, flags }: Omit<Expression, 'line'>): string | undefined {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true } })
  const [worst] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential))
  if (worst === undefined) return undefined
  return worst.exponential ? 'exponential' : 'polynomial'
}
