import type { ComponentType } from 'react'
import { part } from '@baize/ui/waiting/part'
import { pages } from './pages.ts'
import { HomePage } from './pages/home-page.tsx'

/**
 * Every address is a fixed path, so a table is all the routing there is. Home is in the first load, because nearly
 * everyone arrives there; the others come when they are asked for.
 */
export const routes: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  pages.flatMap((page) =>
    page.kind === 'site'
      ? Object.keys(page.paths).map((path) => [path, page.Page ?? HomePage] as const)
      : [],
  ),
)

export const NotFound = part(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')
