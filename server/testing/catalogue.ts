import type { CatalogueGame, Vendor } from '../src/rooms/catalogue/rules.ts'

/** A vendor of slots that is open; `position` is its place among them too. */
export function makeVendor(code: string, position = 1, more: Partial<Vendor> = {}): Vendor {
  return {
    code,
    name: `House ${code}`,
    position,
    enabled: true,
    maintenance: false,
    maintenanceUntil: null,
    categories: [{ category: 'RNG', position }],
    ...more,
  }
}

/** A slot of the vendor ONE that is open. */
export function makeGame(nodeId: number, more: Partial<CatalogueGame> = {}): CatalogueGame {
  return {
    nodeId,
    vendor: 'ONE',
    category: 'RNG',
    code: `game-${nodeId}`,
    classify: 'SLOT',
    names: { EN: `Game ${nodeId}` },
    aliases: [],
    labels: [],
    position: nodeId,
    hotPosition: null,
    minStake: 20n,
    lines: null,
    demo: false,
    enabled: true,
    maintenance: false,
    maintenanceUntil: null,
    engine: null,
    model: null,
    family: null,
    ...more,
  }
}
