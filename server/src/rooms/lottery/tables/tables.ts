import type { PlayTablesDocument } from '@baize/contract/lottery/play-tables'
import { tableOfMode } from '@baize/games/lottery/pricing/brand-tables'
import type { PlayTable, PrizeMode } from '@baize/games/lottery/pricing/table'
import type { Lottery } from '../lotteries/lottery.ts'

export { playTablesRules } from './settings.ts'

type Standing = { readonly version: number; readonly content: PlayTablesDocument }

const modeOf = ({ vendor }: Pick<Lottery, 'vendor'>): PrizeMode =>
  vendor === 'LOTT' || vendor === 'ELOTT' ? vendor : 'SEA'

/** What a brand sells of each lottery now: a table is made once a version, and never changed. */
export function createTables(standing: () => Standing) {
  let made: { readonly version: number; readonly tables: Map<PrizeMode, PlayTable> } | undefined
  return (lottery: Pick<Lottery, 'vendor'>): PlayTable => {
    const { version, content } = standing()
    if (made?.version !== version) made = { version, tables: new Map() }
    const mode = modeOf(lottery)
    const known = made.tables.get(mode)
    if (known !== undefined) return known
    const table = tableOfMode(mode, content[mode], version)
    made.tables.set(mode, table)
    return table
  }
}
