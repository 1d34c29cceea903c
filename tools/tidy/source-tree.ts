import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the tree: its path from the root with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

export type SourceTree = { readonly files: ReadonlyMap<string, SourceFile> }

// What tools make or keep for themselves; none of it is written by hand.
const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.build',
  '.data',
  '.fresh-data',
  '.cache',
  'dist',
  'test-results',
  'playwright-report',
])

const textEndings =
  /(\.(ts|tsx|mts|cts|js|jsx|mjs|cjs|json|css|html|svg|sql|md|txt|yml|yaml|toml|sh|conf|service)|(^|\/)(\.npmrc|\.gitignore|Dockerfile|run))$/

/** Reads every text file below `root`. Files of pictures and fonts are listed with an empty text. */
export function readSourceTree(root: string): SourceTree {
  const files = new Map<string, SourceFile>()
  for (const path of walk(root, '')) {
    const text = textEndings.test(path) ? readFileSync(join(root, path), 'utf8') : ''
    files.set(path, { path, text })
  }
  return { files }
}

function* walk(root: string, folder: string): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) yield* walk(root, path)
    if (entry.isFile() && !entry.name.endsWith('.log')) yield path
  }
}
