import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { appIconSvg } from '@baize/ui/art/app-icon'

/** What the icon of a brand is made of. */
export type BrandLook = { readonly name: string; readonly hue: number }

export type IconKind = 'any' | 'maskable'

/** The sizes that devices ask for: iOS wants 180, the rest 192 and 512. */
export const iconSizes = [180, 192, 512] as const

/** Changes whenever the picture does, so that an address with it may be kept for ever. */
export function iconVersion({ name, hue }: BrandLook): string {
  return createHash('sha256').update(`${name}\0${hue}`).digest('hex').slice(0, 10)
}

export type InstallIcons = {
  svg(look: BrandLook, kind: IconKind): string
  png(look: BrandLook, kind: IconKind, size: number): Promise<Buffer>
}

/** Draws each icon once and keeps it until the brand looks different. */
export function createInstallIcons(): InstallIcons {
  let version = ''
  const kept = new Map<string, Promise<Buffer>>()
  const svg = (look: BrandLook, kind: IconKind) =>
    appIconSvg({ ...look, maskable: kind === 'maskable' })

  function png(look: BrandLook, kind: IconKind, size: number): Promise<Buffer> {
    if (iconVersion(look) !== version) kept.clear()
    version = iconVersion(look)
    const key = `${kind} ${size}`
    let drawn = kept.get(key)
    if (drawn === undefined) {
      drawn = draw(svg(look, kind), size)
      kept.set(key, drawn)
      drawn.catch(() => kept.delete(key))
    }
    return drawn
  }
  return { svg, png }
}

async function draw(svg: string, size: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  })
  return image.asPng()
}
