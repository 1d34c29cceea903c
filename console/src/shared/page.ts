import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { OperatorRole } from '@baize/contract/roles'
import type { TextKey, TextRoom } from '@baize/texts/keys'
import { withWords } from '@baize/texts/with-words'
import { part, type Part } from '@baize/ui/waiting/part'

/** The groups of the side bar from top to bottom. */
export const menuGroups = [
  { id: 'top', title: undefined },
  { id: 'cashier', title: 'ops.groupCashier' },
  { id: 'people', title: 'ops.groupPeople' },
  { id: 'play', title: 'ops.groupPlay' },
  { id: 'content', title: 'ops.groupContent' },
  { id: 'site', title: 'ops.groupSite' },
  { id: 'trust', title: 'ops.groupTrust' },
] as const satisfies readonly { id: string; title: TextKey | undefined }[]

export type MenuPlace = {
  readonly group: (typeof menuGroups)[number]['id']
  /** Small ones stand above; the steps of ten leave room between. */
  readonly order: number
  readonly icon: LucideIcon
}

/** What the frame knows of a page before its code has come. */
type About = {
  readonly path: string
  /** Its name in menus, in the window's title and for a screen reader, so it is among the words that the console starts with. */
  readonly title: TextKey
  /** Other words that the command menu finds it by, beside its name. */
  readonly finds?: TextKey
  /** Who may see it; everyone when absent. */
  readonly roles?: readonly OperatorRole[]
  /** Its place in the side bar; a page without one is reached from another page. */
  readonly menu?: MenuPlace
  /** The page that a record belongs to: it has its place in the menu, and whoever may see the one may see the other. */
  readonly under?: string
  /** The letter, or digit, that follows `g`. There are fewer of them than pages. */
  readonly key?: string
}

export type ConsolePage = About & {
  readonly words: readonly TextRoom[]
  readonly Page: Part<object>
}

type Manifest<Name extends string> = About & {
  readonly load: () => Promise<Record<Name, ComponentType>>
  /** What its module exports it as. */
  readonly name: Name
  /** The rooms of texts that come with its code. */
  readonly words?: readonly TextRoom[]
}

/** A page of the console. Its route, its places in menus and its key follow from what is said here, and nowhere else. */
export function consolePage<Name extends string>(manifest: Manifest<Name>): ConsolePage {
  const { load, name, words = [], ...about } = manifest
  return { ...about, words, Page: part(withWords(load, ...words), name) }
}
