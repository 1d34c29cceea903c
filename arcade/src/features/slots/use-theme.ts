import { useMemo } from 'react'
import type { SlotFace } from '@baize/games/slots/shown'
import { reelTheme, type ReelTheme } from '@baize/ui/art/reel-theme'
import type { TileSubject } from '@baize/ui/art/tile'
import type { Titled } from '../../shared/game-client.ts'

export function subjectOf({ name, vendor, code, iconUrl }: Titled): TileSubject {
  const drawn = /^\/art\/v1\/([^/]+)\/([^/]+)\.svg\?(.*)$/.exec(iconUrl)
  if (!drawn) return { vendor, code, name, category: 'RNG' }
  const [, ofVendor = vendor, ofCode = code, query] = drawn
  const fields = new URLSearchParams(query)
  return {
    vendor: decodeURIComponent(ofVendor),
    code: decodeURIComponent(ofCode),
    name: fields.get('n') ?? name,
    category: fields.get('c') ?? 'RNG',
  }
}

export function useReelTheme(title: Titled, face: SlotFace): ReelTheme {
  const { name, vendor, code, iconUrl } = title
  return useMemo(
    () =>
      reelTheme(
        subjectOf({ name, vendor, code, iconUrl }),
        face.symbols.map(({ role }) => role),
      ),
    [name, vendor, code, iconUrl, face],
  )
}
