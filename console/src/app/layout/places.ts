import type { OperatorRole } from '@baize/contract/roles'
import { menuGroups, type ConsolePage, type MenuPlace } from '../../shared/page.ts'
import { findPage, pages } from '../pages.ts'

/** A page that has a place in the menus. */
export type Place = ConsolePage & { readonly menu: MenuPlace }

const groupAt = ({ menu }: Place) => menuGroups.findIndex(({ id }) => id === menu.group)

/** The places of the console in the order of the side bar. */
export const menuPlaces: readonly Place[] = pages
  .flatMap((page) => (page.menu ? [{ ...page, menu: page.menu }] : []))
  .sort((a, b) => groupAt(a) - groupAt(b) || a.menu.order - b.menu.order)

export function mayVisit(
  { roles }: Pick<ConsolePage, 'roles'>,
  held: readonly OperatorRole[],
): boolean {
  return roles === undefined || roles.some((role) => held.includes(role))
}

/** The place that an address belongs to: that of its page, or of the list that a record is under. */
export function findPlace(path: string): Place | undefined {
  const placed = findPage(path)?.under ?? path
  return menuPlaces.find((place) => place.path === placed)
}
