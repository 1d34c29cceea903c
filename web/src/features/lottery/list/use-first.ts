import { useState } from 'react'
import type { LotteryMode } from '@baize/contract/lottery/lottery-names'
import type { ShownLottery } from '../api.ts'
import { readLast } from './last-played.ts'
import { opensWith } from './opens-with.ts'

type About = {
  /** The one that the address names now. */
  readonly named: ShownLottery | undefined
  readonly person: string
  /** What the address says besides: another page, or another mode of it, is another choice. */
  readonly path: string
  readonly mode: LotteryMode | undefined
  readonly now: number
}

/**
 * The lottery of an address that names none: the one that was open before, that was played last, or that is drawn next. It
 * stays for as long as the page stands, whichever is drawn next meanwhile.
 */
export function useFirst(
  lotteries: readonly ShownLottery[],
  { named, person, path, mode, now }: About,
): ShownLottery | undefined {
  const place = `${path} ${mode ?? ''}`
  const [kept, keep] = useState<Readonly<Record<string, string>>>({})
  const of = (wanted: string | undefined) => lotteries.find(({ id }) => id === wanted)
  const first = named ?? of(kept[place]) ?? of(readLast(person, path)) ?? opensWith(lotteries, now)
  if (first !== undefined && kept[place] !== first.id) keep({ ...kept, [place]: first.id })
  return first
}
