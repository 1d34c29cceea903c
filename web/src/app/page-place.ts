import { homePaths, popupPaths } from '@baize/contract/pages'
import type { TextKey } from '@baize/texts/keys'
import { findPage } from './pages.ts'

/** Home under its many addresses, and home with a popup over it, is one and the same place. */
export function pagePlaceOf(path: string): string {
  const atHome = (homePaths as readonly string[]).includes(path)
  return atHome || (popupPaths as readonly string[]).includes(path) ? '/' : path
}

/** What a page is called in the window's title and by a screen reader. */
export function pageNameOf(path: string): TextKey {
  return findPage(path)?.paths[path] ?? 'shell.notFoundTitle'
}
