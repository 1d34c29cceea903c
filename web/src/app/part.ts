import { lazy, type ComponentType } from 'react'
import { loadPage } from './load-page.ts'

/** A part of the site whose code comes when it is needed. */
export function part<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await loadPage(load))[name] }))
}
