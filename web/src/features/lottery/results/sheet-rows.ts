import type { Family } from '@baize/games/lottery/play'
import type { TextKey } from '@baize/texts/keys'

type Tier = readonly [name: TextKey, count: number, native: string]

export type SheetRow = {
  readonly name: TextKey
  /** As it is called where it is drawn. */
  readonly native: string
  readonly prizes: readonly string[]
  readonly isFirst: boolean
}

const special: Tier = ['lottery.prizeSpecial', 1, 'Đặc biệt']
const first: Tier = ['lottery.prize1', 1, 'Giải nhất']

/** The prizes of a draw in its own order, by tier. */
const tiers: Readonly<Partial<Record<Family, readonly Tier[]>>> = {
  vnn: [
    special,
    first,
    ['lottery.prize2', 2, 'Giải nhì'],
    ['lottery.prize3', 6, 'Giải ba'],
    ['lottery.prize4', 4, 'Giải tư'],
    ['lottery.prize5', 6, 'Giải năm'],
    ['lottery.prize6', 3, 'Giải sáu'],
    ['lottery.prize7', 4, 'Giải bảy'],
  ],
  vns: [
    special,
    first,
    ['lottery.prize2', 1, 'Giải nhì'],
    ['lottery.prize3', 2, 'Giải ba'],
    ['lottery.prize4', 7, 'Giải tư'],
    ['lottery.prize5', 1, 'Giải năm'],
    ['lottery.prize6', 3, 'Giải sáu'],
    ['lottery.prize7', 1, 'Giải bảy'],
    ['lottery.prize8', 1, 'Giải tám'],
  ],
  thai: [
    ['lottery.prize1', 1, ''],
    ['lottery.prizeFront3', 2, ''],
    ['lottery.prizeLast3', 2, ''],
    ['lottery.prizeLast2', 1, ''],
  ],
  lao: [['lottery.prize1', 1, '']],
  hanoi: [
    ['lottery.prizeSpecial', 1, ''],
    ['lottery.prize1', 1, ''],
  ],
  '4d': [
    ['lottery.prize1', 1, ''],
    ['lottery.prize2', 1, ''],
    ['lottery.prize3', 1, ''],
    ['lottery.prizeStarter', 10, ''],
    ['lottery.prizeConsolation', 10, ''],
  ],
}

export function rowsOfSheet(family: Family, draw: readonly string[]): SheetRow[] {
  let at = 0
  return (tiers[family] ?? []).map(([name, count, native], index) => {
    const prizes = draw.slice(at, at + count)
    at += count
    return { name, native, prizes, isFirst: index === 0 }
  })
}
