import type { LucideIcon } from 'lucide-react'
import type { TextKey } from '@baize/texts/keys'
import type { AgentPage, CentrePage, MenuName, Page, SitePage } from '../shared/page.ts'

const manifests = import.meta.glob<readonly Page[]>(
  ['../features/*/pages.ts', './pages/pages.ts', './centre/pages.ts'],
  { eager: true, import: 'pages' },
)

/** Every page of the site and its centres. A manifest is found by its place, so a page is added by adding files. */
export const pages: readonly Page[] = Object.values(manifests).flat()

const byPath = new Map<string, SitePage>()
const centre = new Map<string, CentrePage>()
const agents = new Map<string, AgentPage>()
for (const page of pages) {
  if (page.kind === 'agent') agents.set(page.id, page)
  else if (page.kind === 'centre') centre.set(page.id, page)
  else for (const path of Object.keys(page.paths)) byPath.set(path, page)
}

export function findPage(path: string): SitePage | undefined {
  return byPath.get(path)
}

export function findCentrePage(id: string): CentrePage | undefined {
  return centre.get(id)
}

export function findAgentPage(id: string): AgentPage | undefined {
  return agents.get(id)
}

/** The way to a page: its first address, or its name as a page of a centre. */
export type MenuEntry = {
  readonly id: string
  readonly title: TextKey
  readonly icon: LucideIcon | undefined
  readonly module: string | undefined
} & ({ readonly to: string } | { readonly over: { readonly m: string } })

/** What stands in a menu, in its order. */
export function entriesOf(menu: MenuName): readonly MenuEntry[] {
  return pages
    .flatMap((page) => {
      const place = page.menus?.[menu]
      return place && page.kind !== 'agent' ? [{ page, place }] : []
    })
    .sort((a, b) => a.place.order - b.place.order)
    .map(({ page, place }) => {
      const { module, icon } = page
      const look = { module, icon: place.icon ?? icon }
      if (page.kind === 'centre') {
        const { id, title } = page
        return { ...look, id, title: place.title ?? title, over: { m: id } }
      }
      const [to = '/', title = 'shell.home'] = Object.entries(page.paths)[0] ?? []
      return { ...look, id: to, title: place.title ?? title, to }
    })
}
