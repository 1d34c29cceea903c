import ts from 'typescript'
import type { Finding } from './finding.ts'
import type { Module } from './read-module.ts'
import { resolveImport } from './resolve-import.ts'
import type { SourceTree } from './source-tree.ts'
import { isTest } from './storeys.ts'

type House = { readonly tree: SourceTree; readonly modules: ReadonlyMap<string, Module> }

/** What a manifest says of a page, as far as it says it in plain words. */
type Manifest = {
  readonly file: string
  readonly line: number
  /** What no other page of the app may have: addresses, the name in a centre, the key. */
  readonly own: readonly string[]
  readonly words: readonly string[]
  readonly component: string | undefined
}

const manifestFile = /^(web|console)\/src\/(features|app)\/[^/]+\/pages\.ts$/
const pageFile = /^(web|console)\/src\/(features|app)\/.*-page\.tsx$/
const makers = new Set(['consolePage', 'sitePage', 'homePage', 'centrePage', 'agentPage'])

/** What an app shows without an address of its own: the first load, the ways in, and what is said when all else fails. */
const framePages = new Set([
  'web/src/app/pages/home-page.tsx',
  'web/src/app/pages/not-found-page.tsx',
  'web/src/app/pages/crash-page.tsx',
  'web/src/features/system/closed-page.tsx',
  'console/src/features/session/sign-in-page.tsx',
  'console/src/app/pages/not-found-page.tsx',
  'console/src/app/pages/not-allowed-page.tsx',
  'console/src/app/pages/crash-page.tsx',
])

/** Holds the pages of site and console against their manifests. */
export function checkPages(house: House): Finding[] {
  const files = [...house.modules.keys()].filter((path) => manifestFile.test(path))
  const manifests = files.flatMap((path) => readManifests(house, path))
  return [
    ...findLostPages(house, manifests),
    ...manifests.flatMap((manifest) => findMissingWords(house.tree, manifest)),
    ...findTwins(manifests),
  ]
}

/** A page that no manifest names, and that is no part of one that is named, can be reached by nobody. */
function findLostPages(house: House, manifests: readonly Manifest[]): Finding[] {
  const reached = new Set<string>()
  const waiting = manifests.flatMap(({ component }) => component ?? [])
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    for (const { specifier } of house.modules.get(path)?.imports ?? []) {
      const target = resolveImport(house.tree, path, specifier)
      if (target.kind === 'file') waiting.push(target.path)
    }
  }
  return [...house.modules.keys()]
    .filter((path) => pageFile.test(path) && !isTest(path))
    .filter((path) => !reached.has(path) && !framePages.has(path))
    .map((path) => told(path, 1, 'is a page that no manifest (pages.ts) names'))
}

function findMissingWords(tree: SourceTree, { file, line, words }: Manifest): Finding[] {
  const texts = [...tree.files.keys()].map(
    (path) => /^texts\/([a-z]+)\/[^/]+\.json$/.exec(path)?.[1],
  )
  const languages = [...new Set(texts.filter((language) => language !== undefined))]
  return words.flatMap((room) => {
    const without = languages.filter(
      (language) => !tree.files.has(`texts/${language}/${room}.json`),
    )
    if (without.length === 0) return []
    return [told(file, line, `names the words ${room}, which are missing in ${without.join(', ')}`)]
  })
}

function findTwins(manifests: readonly Manifest[]): Finding[] {
  const first = new Map<string, Manifest>()
  return manifests.flatMap((manifest) =>
    manifest.own.flatMap((own) => {
      const app = manifest.file.split('/')[0] ?? ''
      const other = first.get(`${app} ${own}`)
      if (!other) first.set(`${app} ${own}`, manifest)
      if (!other) return []
      return [told(manifest.file, manifest.line, `has ${own}, which ${other.file} has already`)]
    }),
  )
}

function told(path: string, line: number, says: string): Finding {
  return { rule: 'pages', path, line, says }
}

function readManifests({ tree, modules }: House, file: string): Manifest[] {
  const text = modules.get(file)?.text ?? ''
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Manifest[] = []
  const visit = (node: ts.Node): void => {
    const said = saidBy(node)
    if (said) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      const specifier = imported(said)
      const target = specifier === undefined ? undefined : resolveImport(tree, file, specifier)
      const component = target?.kind === 'file' ? target.path : undefined
      found.push({
        file,
        line,
        own: ownOf(said, makerOf(node)),
        words: strings(valueOf(said, 'words')),
        component,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The object that a manifest is made of. */
function saidBy(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const [said] = node.arguments
  if (!makers.has(node.expression.text) || !said) return undefined
  return ts.isObjectLiteralExpression(said) ? said : undefined
}

function makerOf(node: ts.Node): string {
  return ts.isCallExpression(node) ? node.expression.getText() : ''
}

function valueOf(said: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = said.properties.find((property) => property.name?.getText() === name)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

function strings(value: ts.Expression | undefined): string[] {
  if (!value) return []
  if (ts.isStringLiteral(value)) return [value.text]
  return ts.isArrayLiteralExpression(value) ? value.elements.flatMap(strings) : []
}

/** The agent centre has names of its own, some of which the member centre has too. */
function ownOf(said: ts.ObjectLiteralExpression, maker: string): string[] {
  const centre = maker === 'agentPage' ? ' in the agent centre' : ''
  const paths = valueOf(said, 'paths')
  const addresses = paths && ts.isObjectLiteralExpression(paths) ? paths.properties : []
  const key = valueOf(said, 'key')
  const letter = key && ts.isObjectLiteralExpression(key) ? valueOf(key, 'letter') : key
  return [
    ...strings(valueOf(said, 'path')).map((path) => `the path ${path}`),
    ...addresses.flatMap(({ name }) =>
      name && ts.isStringLiteral(name) ? [`the path ${name.text}`] : [],
    ),
    ...strings(valueOf(said, 'id')).map((id) => `the name ${id}${centre}`),
    ...strings(letter).map((taken) => `the key ${taken}`),
  ]
}

/** The module of `load: () => import('./some-page.tsx')`. */
function imported(said: ts.ObjectLiteralExpression): string | undefined {
  const load = valueOf(said, 'load')
  if (!load || !ts.isArrowFunction(load) || !ts.isCallExpression(load.body)) return undefined
  return strings(load.body.arguments[0])[0]
}
