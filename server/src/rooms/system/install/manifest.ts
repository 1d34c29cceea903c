import { languageEntry, type Language } from '@baize/kernel/language'
import { iconVersion, type BrandLook, type IconKind } from './icons.ts'

/** The grounds of the two themes before the page has drawn itself; the same values as the tokens. */
export const grounds = { light: '#f5f3e8', dark: '#05110c' } as const

const icon = (look: BrandLook, size: number, purpose: IconKind) => ({
  src: `/app/icon-${purpose}-${size}.png?v=${iconVersion(look)}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to install the site: the name, colours and icons of the brand. */
export function webManifest(look: BrandLook, language: Language) {
  return {
    id: '/',
    name: look.name,
    short_name: look.name.slice(0, 12),
    lang: languageEntry(language).tag,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: grounds.dark,
    theme_color: grounds.dark,
    categories: ['games', 'entertainment'],
    icons: [
      icon(look, 192, 'any'),
      icon(look, 512, 'any'),
      icon(look, 192, 'maskable'),
      icon(look, 512, 'maskable'),
    ],
  }
}
