import type { ConsolePage } from '../shared/page.ts'

const manifests = import.meta.glob<readonly ConsolePage[]>(
  ['../features/*/pages.ts', './pages/pages.ts'],
  { eager: true, import: 'pages' },
)

/** Every page of the console. A manifest is found by its place in the tree, so a page is added by adding files. */
export const pages: readonly ConsolePage[] = Object.values(manifests).flat()

const byPath = new Map(pages.map((page) => [page.path, page]))

export function findPage(path: string): ConsolePage | undefined {
  return byPath.get(path)
}
