import type { PublicPath } from '@baize/contract/pages'
import { publicPaths } from '@baize/contract/pages'
import type { Language } from '@baize/kernel/language'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'

/** What a page says of itself before it is drawn, to search engines and to who passes its address on. */
export type Head = {
  readonly description: string
  /** The one address under which it wants to be known; empty for what is nobody else's business. */
  readonly canonical: string
}

const abouts: Readonly<Record<PublicPath, TextKey>> = {
  '/': 'heads.home',
  '/sports': 'heads.sports',
  '/esports': 'heads.esports',
  '/lott': 'heads.lott',
  '/elott': 'heads.elott',
  '/cockfight': 'heads.cockfight',
  '/live': 'heads.live',
  '/fish': 'heads.fish',
  '/rng': 'heads.rng',
  '/pvp': 'heads.pvp',
  '/hot': 'heads.hot',
  '/draws': 'heads.draws',
  '/promotions': 'heads.promotions',
  '/help': 'heads.help',
  '/down': 'heads.down',
}

/** Other spellings of home are home; a popup over it too. */
const asHome = new Set(['/index', '/index.html', '/home', '/login', '/register'])

export function headOf(
  url: string,
  { language, siteUrl }: { readonly language: Language; readonly siteUrl: string },
): Head {
  const [given = '/'] = url.split('?', 1)
  const bare = given === '/' ? given : given.replace(/\/$/, '')
  const path = publicPaths.find((known) => known === (asHome.has(bare) ? '/' : bare))
  const description = sentence(language, abouts[path ?? '/'])
  return { description, canonical: path === undefined ? '' : `${siteUrl}${path}` }
}
