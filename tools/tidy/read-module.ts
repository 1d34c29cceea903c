import ts from 'typescript'
import type { SourceFile } from './source-tree.ts'

export type Import = {
  readonly specifier: string
  /** True for `import type` and `export type`: nothing of it is left when the module runs. */
  readonly typeOnly: boolean
  readonly line: number
}

/** A string or template of the source; holes of a template are written as `$`. */
export type Literal = { readonly text: string; readonly tag: string; readonly line: number }

export type Module = {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly literals: readonly Literal[]
  readonly anyLines: readonly number[]
  /** Where literals stand in the text, so that words inside them are not taken for comments. */
  readonly literalRanges: readonly (readonly [start: number, end: number])[]
}

const moduleEnding = /\.(ts|tsx|mts|js|jsx|mjs)$/

export function isModule(path: string): boolean {
  return moduleEnding.test(path)
}

/** Parses one module with the compiler's own parser and takes out what the rules look at. */
export function readModule(file: SourceFile): Module {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, false)
  const lineOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const imports: Import[] = []
  const literals: Literal[] = []
  const literalRanges: [number, number][] = []
  const anyLines: number[] = []

  const visit = (node: ts.Node, tag: string): void => {
    const found = importOf(node)
    if (found !== undefined) imports.push({ ...found, line: lineOf(node) })
    const text = literalText(node)
    if (text !== undefined) {
      literals.push({ text, tag, line: lineOf(node) })
      literalRanges.push([node.getStart(source), node.end])
    }
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral || ts.isJsxText(node)) {
      literalRanges.push([node.getStart(source), node.end])
    }
    if (node.kind === ts.SyntaxKind.AnyKeyword) anyLines.push(lineOf(node))
    const innerTag = ts.isTaggedTemplateExpression(node) ? node.tag.getText(source) : ''
    ts.forEachChild(node, (child) => {
      visit(child, innerTag)
    })
  }
  visit(source, '')
  return { path: file.path, text: file.text, imports, literals, anyLines, literalRanges }
}

function importOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return { specifier: node.moduleSpecifier.text, typeOnly }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    if (!ts.isStringLiteral(node.moduleSpecifier)) return undefined
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly }
  }
  if (ts.isImportTypeNode(node)) {
    const { argument } = node
    if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return undefined
    return { specifier: argument.literal.text, typeOnly: true }
  }
  return calledImport(node)
}

/** `import('…')` and `require('…')`, which name a module inside a function. */
function calledImport(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const [first] = node.arguments
  if (first === undefined || !ts.isStringLiteralLike(first)) return undefined
  const dynamic = node.expression.kind === ts.SyntaxKind.ImportKeyword
  const required = ts.isIdentifier(node.expression) && node.expression.text === 'require'
  return dynamic || required ? { specifier: first.text, typeOnly: false } : undefined
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => `$${span.literal.text}`).join('')
}
