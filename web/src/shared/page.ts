import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { TextKey, TextRoom } from '@baize/texts/keys'
import { withWords } from '@baize/texts/with-words'
import { part, type Part } from '@baize/ui/waiting/part'

/** The menus of the site: the bar on top, the side menu, the foot, the avatar's menu, the list of the member centre. */
export type MenuName = 'header' | 'side' | 'footer' | 'person' | 'centre'

export type MenuPlace = {
  /** Small ones stand first; the steps of ten leave room between. */
  readonly order: number
  /** Where a menu calls the page otherwise, or shows it otherwise. */
  readonly title?: TextKey
  readonly icon?: LucideIcon
}

/** What the site knows of a page before its code has come. */
type About = {
  readonly icon?: LucideIcon
  readonly menus?: Readonly<Partial<Record<MenuName, MenuPlace>>>
  /** The module of the whitelabel without which no menu shows it. */
  readonly module?: string
  /** Its letter after `g`, and what the list of keys says of it. */
  readonly key?: { readonly letter: string; readonly does: TextKey }
}

/** Whose page it is: a player may also be a visitor who only tries a game. */
export type Owner = 'member' | 'player' | 'agent'

type SiteAbout = About & {
  /** Its addresses with what each is called, in the window's title and by a screen reader. */
  readonly paths: Readonly<Record<string, TextKey>>
  readonly owner?: Owner
  /** What stands around it, where it is not the site's own frame. */
  readonly frame?: 'agent' | 'agent-login' | 'window'
}

/** A page of a centre, known by its wire name and called so everywhere. */
type CentreAbout = About & { readonly id: string; readonly title: TextKey }

type Loaded<Name extends string> = {
  readonly load: () => Promise<Record<Name, ComponentType>>
  /** What its module exports it as. */
  readonly name: Name
  /** The rooms of texts that come with its code. */
  readonly words?: readonly TextRoom[]
}

type Late = { readonly words: readonly TextRoom[]; readonly Page: Part<object> }

export type SitePage = SiteAbout & {
  readonly kind: 'site'
  readonly words: readonly TextRoom[]
  /** Home has none: it is in the first load. */
  readonly Page?: Part<object>
}
export type CentrePage = CentreAbout & Late & { readonly kind: 'centre' }
export type AgentPage = Pick<CentreAbout, 'id' | 'menus' | 'key'> &
  Late & { readonly kind: 'agent' }
export type Page = SitePage | CentrePage | AgentPage

/** A page of the site. Its routes and its places in menus follow from what is said here, and nowhere else. */
export function sitePage<Name extends string>(manifest: SiteAbout & Loaded<Name>): SitePage {
  const { load, name, words, ...about } = manifest
  return { ...about, ...late({ load, name, words: words ?? [] }), kind: 'site' }
}

/** The page that nearly everyone arrives at comes with the site itself. */
export function homePage(about: SiteAbout): SitePage {
  return { ...about, words: [], kind: 'site' }
}

/** A page of the member centre: a popup over the page that one is on, or beside its list at `/member`. */
export function centrePage<Name extends string>(manifest: CentreAbout & Loaded<Name>): CentrePage {
  const { load, name, words, ...about } = manifest
  return { ...about, ...late({ load, name, words: words ?? [] }), kind: 'centre' }
}

/** A page of the agent centre, at `/agentHome`. What it is called and where it stands is in the menu of that centre. */
export function agentPage<Name extends string>({
  id,
  load,
  name,
  words,
}: Pick<CentreAbout, 'id'> & Loaded<Name>): AgentPage {
  return { id, ...late({ load, name, words: words ?? [] }), kind: 'agent' }
}

function late<Name extends string>({ load, name, words }: Required<Loaded<Name>>): Late {
  return { words, Page: part(withWords(load, ...words), name) }
}
