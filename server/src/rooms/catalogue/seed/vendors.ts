import type { Category } from '../rules.ts'

export type SeedVendor = {
  readonly code: string
  readonly name: string
  /** How many games it brings to each of its categories. */
  readonly games: Readonly<Partial<Record<Category, number>>>
}

/** In the order in which people see them. Names are invented; codes are the wire's where it gives one. */
export const seedVendors: readonly SeedVendor[] = [
  { code: 'HARLOW', name: 'Harlow', games: { RNG: 1180, LIVE: 44 } },
  { code: 'KITE', name: 'Kite', games: { RNG: 1010, FISH: 14 } },
  { code: 'NINE_MILE', name: 'Nine Mile', games: { RNG: 905 } },
  { code: 'ORCHARD', name: 'Orchard', games: { RNG: 830, LIVE: 36 } },
  { code: 'TIDAL', name: 'Tidal', games: { RNG: 760, LIVE: 32, FISH: 10 } },
  { code: 'BOWSPRIT', name: 'Bowsprit', games: { RNG: 640, FISH: 10 } },
  { code: 'COPPERLINE', name: 'Copperline', games: { RNG: 590 } },
  { code: 'SLATE_SON', name: 'Slate & Son', games: { RNG: 540, LIVE: 28, PVP: 10 } },
  { code: 'FOXGLOVE', name: 'Foxglove', games: { RNG: 500 } },
  { code: 'MARROW_LANE', name: 'Marrow Lane', games: { RNG: 420, LIVE: 24 } },
  { code: 'PINNACE', name: 'Pinnace', games: { RNG: 390, LIVE: 20 } },
  { code: 'QUILL', name: 'Quill', games: { RNG: 370, PVP: 9 } },
  { code: 'REDWING', name: 'Redwing', games: { RNG: 350, SPORTS: 8 } },
  { code: 'SALTWORKS', name: 'Saltworks', games: { RNG: 320, FISH: 8 } },
  { code: 'TALLOW', name: 'Tallow', games: { RNG: 280 } },
  { code: 'UMBER', name: 'Umber', games: { RNG: 250 } },
  { code: 'WEAVER', name: 'Weaver', games: { RNG: 230, PVP: 8 } },
  { code: 'ZEPHYR', name: 'Zephyr', games: { RNG: 140, FISH: 4 } },
  { code: 'BAIZE', name: 'Baize', games: { RNG: 96, SPORTS: 12, PVP: 11 } },
  { code: 'MXWIN', name: 'Marlow & Winn', games: { RNG: 99 } },
  { code: 'TOUCHLINE', name: 'Touchline', games: { SPORTS: 12 } },
  { code: 'GRANDSTAND', name: 'Grandstand', games: { SPORTS: 10 } },
  { code: 'FAIRWEATHER', name: 'Fairweather', games: { SPORTS: 9 } },
  { code: 'IMES', name: 'Meridian Esports', games: { ESPORTS: 8 } },
  { code: 'TF', name: 'Tenfold', games: { ESPORTS: 6 } },
  { code: 'TCG_LOTTO_VN', name: 'Vietnam Lottery', games: { LOTT: 8 } },
  { code: 'TCG_SEA', name: 'South-East Lottery', games: { LOTT: 7 } },
  { code: 'LOTT', name: 'House Lottery', games: { LOTT: 12 } },
  { code: 'ELOTT', name: 'Quick Lottery', games: { ELOTT: 31 } },
  { code: 'SV3', name: 'Sunvale', games: { COCKFIGHT: 4 } },
  { code: 'DS88', name: 'Dawnspur', games: { COCKFIGHT: 3 } },
]
