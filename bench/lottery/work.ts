import type { Database } from '../../server/src/platform/database/database.ts'
import type { Context } from '../frame.ts'
import type { Buyer, LotteryHouse } from './house.ts'

export const callers = 256

export type Work = {
  readonly house: LotteryHouse
  readonly db: Database
  readonly buyers: readonly Buyer[]
  readonly issue: string
  /** How many tickets an issue has. */
  readonly tickets: number
  readonly say: Context['say']
}

/** So many at once, as many at a time as members ask for. */
export async function together(
  count: number,
  callersAtOnce: number,
  act: (n: number) => Promise<void>,
) {
  let next = 0
  const work = async () => {
    for (let index = next++; index < count; index = next++) await act(index)
  }
  await Promise.all(Array.from({ length: callersAtOnce }, work))
}

export const buyerOf = ({ buyers }: Work, index: number) => buyers[index % buyers.length] as Buyer

export async function buyTicket(work: Work, index: number): Promise<void> {
  const { lottery, makeId } = work.house
  const bought = await lottery.buy({
    id: makeId('ltk'),
    member: buyerOf(work, index),
    issue: work.issue,
    play: 'ssc-position',
    // Every fifth wins.
    picked: `${index % 5 === 0 ? 1 : 2}|-|-|-|-`,
    order: { unit: '1', multiple: 1, group: 1_920 },
    version: 1,
  })
  if (!bought.ok) throw new Error(`A ticket was refused: ${bought.code}`)
}
