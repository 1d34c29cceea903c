import { homePaths, popupPaths } from '@baize/contract/pages'
import type { TextKey } from '@baize/texts/keys'
import { categories } from '../features/lobby/category.ts'

/** Home under its many addresses, and home with a popup over it, is one and the same place. */
export function placeOf(path: string): string {
  const atHome = (homePaths as readonly string[]).includes(path)
  return atHome || (popupPaths as readonly string[]).includes(path) ? '/' : path
}

const names: Readonly<Record<string, TextKey>> = {
  ...Object.fromEntries(Object.values(categories).map(({ path, name }) => [path, name])),
  ...Object.fromEntries(homePaths.map((path) => [path, 'shell.home'] as const)),
  '/login': 'shell.logIn',
  '/register': 'shell.register',
  '/lottery': 'shell.categoryLottery',
  '/seaLottery': 'shell.categoryLottery',
  '/vnLottery': 'shell.categoryLottery',
  '/member': 'shell.memberCentre',
  '/help': 'shell.helpCentre',
  '/helpmc': 'shell.helpCentre',
  '/down': 'shell.appDownload',
  '/favorite': 'shell.favourites',
  '/recent': 'shell.recentGames',
  '/search': 'shell.search',
  '/promotions': 'shell.promotions',
  '/pointMall': 'shell.pointsMall',
  '/seamless': 'shell.gameFrame',
  '/agent': 'shell.agentLogin',
  '/agentHome': 'shell.agentCentre',
}

/** What a page is called in the window's title and by a screen reader. */
export function nameOf(path: string): TextKey {
  return names[path] ?? 'shell.notFoundTitle'
}
