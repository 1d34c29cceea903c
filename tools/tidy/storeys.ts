/** The storeys of the house, bottom to top. A room imports only from storeys below its own. */
const storeys: readonly (readonly string[])[] = [
  ['kernel'],
  ['contract', 'games', 'texts', 'brands', 'ui-art'],
  ['platform'],
  ['ledger'],
  ['system'],
  ['identity'],
  ['protection'],
  ['wallet', 'catalogue', 'content', 'support'],
  ['wagers', 'cashier'],
  ['play', 'lottery', 'sports', 'tables'],
  ['arcade', 'rtp', 'promotions', 'points', 'agents'],
  ['reports'],
  ['sandbox', 'embedded'],
  ['backup'],
  ['roof'],
]

/** Rooms of the server, which have a door and a PostgreSQL schema of their own. */
export const serverRooms: readonly string[] = storeys.slice(3, 12).flat()

/** Folders of the server that are places of their own. */
const ownPlaces = new Set(['platform', 'ledger', 'sandbox', 'embedded', 'backup'])

/** The wiring: it sees every room, and no room sees it. */
const roofFiles = new Set(['server/src/app.ts', 'server/src/banner.ts', 'server/src/main.ts'])

/** What each workspace of the browser, and each shared one, may import besides itself. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  contract: ['kernel'],
  games: ['kernel'],
  texts: ['kernel', 'contract', 'games'],
  brands: ['kernel'],
  ui: ['kernel', 'ui-art'],
  'ui-art': ['kernel'],
  web: ['contract', 'kernel', 'ui', 'ui-art', 'texts', 'games'],
  console: ['contract', 'kernel', 'ui', 'ui-art', 'texts', 'games'],
  'arcade-app': ['contract', 'kernel', 'ui', 'ui-art', 'texts', 'games'],
}

/** Places that look at the whole house from outside. */
const freePlaces = new Set(['tools', 'bench', 'journeys', 'config'])

/** The arithmetic of the tokens: pure like the art, and needed where a brand is checked. */
const colourFiles = new Set(['ui/look/contrast.ts', 'ui/look/colour.ts', 'ui/look/palette.ts'])

/**
 * Where a file stands: a room of the server, `platform`, `roof`, `testing`, a workspace, or `config` for the
 * settings of a tool. Undefined when the plan of the house has no place for it.
 */
export function placeOf(path: string): string | undefined {
  const [top = '', second = '', third = '', fourth] = path.split('/')
  if (second === '' || path.endsWith('.config.ts')) return 'config'
  // The clients of our games, apart from the room of the server that runs them.
  if (top === 'arcade') return 'arcade-app'
  if (top === 'ui' && (second === 'art' || colourFiles.has(path))) return 'ui-art'
  if (top !== 'server') return freePlaces.has(top) || top in neighbours ? top : undefined
  if (second === 'testing') return 'testing'
  if (
    roofFiles.has(path) ||
    third === 'wiring' ||
    (third !== '' && fourth === undefined && isTest(path))
  )
    return 'roof'
  if (ownPlaces.has(third)) return third
  return third === 'rooms' && serverRooms.includes(fourth ?? '') ? fourth : undefined
}

export function isFree(place: string): boolean {
  return freePlaces.has(place)
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** The number of the storey, or undefined for a place that is no storey of the server. */
export function storeyOf(place: string): number | undefined {
  const storey = storeys.findIndex((names) => names.includes(place))
  return storey === -1 ? undefined : storey
}

export function isServerPlace(place: string): boolean {
  return place === 'testing' || (storeyOf(place) ?? 0) >= 2
}

/** The folder of a room of the server. */
export function roomFolder(room: string): string {
  return room === 'ledger' ? 'server/src/ledger' : `server/src/rooms/${room}`
}
