import type { DeskVendor, ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { document } from '../../testing/render-page.tsx'

/** Vendors and games for tests. */
export const vendor = (
  code: string,
  name: string,
  change: Partial<DeskVendor> = {},
): DeskVendor => ({
  code,
  name,
  iconUrl: `/art/v1/vendor/${code}.svg`,
  position: 1,
  enabled: true,
  maintenance: false,
  maintenanceUntil: null,
  categories: [{ category: 'RNG', position: 1, games: 12 }],
  games: 12,
  gamesInMaintenance: 0,
  gamesDisabled: 0,
  ...change,
})

export const game = (
  nodeId: number,
  name: string,
  change: Partial<ListedGame> = {},
): ListedGame => ({
  nodeId,
  vendor: 'TIDAL',
  vendorName: 'Tidal',
  category: 'RNG',
  code: `game-${nodeId}`,
  classify: 'SC',
  names: { EN: name, JA: '雷' },
  iconUrl: `/art/v1/tile/${nodeId}.svg`,
  aliases: [],
  labels: [],
  minBet: '100',
  lines: 20,
  position: nodeId,
  hotPosition: 0,
  demo: true,
  enabled: true,
  maintenance: false,
  maintenanceUntil: null,
  vendorMaintenance: false,
  engine: 'slots',
  model: 'medium-3',
  declaredBps: 9_620,
  roundsToday: 0,
  ...change,
})

export const page = (items: readonly ListedGame[], next: string | null = null) => ({
  items,
  next,
  total: items.length,
})

export const vendors = { edition: 4, items: [vendor('TIDAL', 'Tidal'), vendor('KITE', 'Kite')] }

/** What every page of the catalogue asks for. */
export const usual = {
  'GET /ops/api/catalogue/vendors': vendors,
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
}
