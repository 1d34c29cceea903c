import type { TileSubject } from '@baize/ui/art/tile'
import type { Titled } from './game-client.ts'

/** What the label of a title is drawn from, by the address of its picture where that tells it. */
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
