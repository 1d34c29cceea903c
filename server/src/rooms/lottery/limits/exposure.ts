import { numbersOfText } from '@baize/games/lottery/pricing/worst'
import type { Database } from '../../../platform/database/database.ts'
import * as store from './store.ts'
import { keyOfNumber } from './sums.ts'

type Exposed = { readonly tickets: number; readonly stake: bigint; readonly worst: bigint }

/** What an issue may cost in one currency: all of it, by play, and the numbers that would be paid the most. */
export type Exposure = Exposed & {
  readonly currency: string
  readonly plays: readonly (Exposed & { readonly play: string })[]
  readonly numbers: readonly (Exposed & { readonly play: string; readonly number: string })[]
}

/** So many selections are looked at for their numbers, and none that is as long as a book. */
const looked = { most: 5_000, longest: 2_000 }
const shown = { ofAll: 20, ofPlay: 100 }

/** The numbers are those of one play, where one is named. */
export async function exposureOf(
  db: Pick<Database, 'lately'>,
  { id, day }: { readonly id: string; readonly day: string },
  play?: string,
): Promise<Exposure[]> {
  const [plays, selected] = await Promise.all([
    store.listPlays(db.lately, id),
    store.listSelected(db.lately, id, { ...looked, play }),
  ])
  const most = play === undefined ? shown.ofAll : shown.ofPlay
  const numbers = [...numbersIn(selected, day).values()].toSorted(byWorst)
  const currencies = [...new Set(plays.map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => {
    const own = plays.filter((play) => play.currency === currency)
    return {
      currency,
      tickets: own.reduce((sum, { tickets }) => sum + tickets, 0),
      stake: own.reduce((sum, { stake }) => sum + stake, 0n),
      worst: own.reduce((sum, { worst }) => sum + worst, 0n),
      plays: own,
      numbers: numbers.filter((number) => number.currency === currency).slice(0, most),
    }
  })
}

type OfNumber = store.ExposedPlay & { readonly number: string }

const byWorst = (one: OfNumber, other: OfNumber) =>
  one.worst === other.worst ? 0 : one.worst < other.worst ? 1 : -1

function numbersIn(selected: readonly store.Selected[], day: string): Map<string, OfNumber> {
  const numbers = new Map<string, OfNumber>()
  for (const { picked, currency, play, tickets, stake, worst } of selected) {
    for (const number of numbersOfText(play, picked, day)) {
      const key = keyOfNumber(currency, play, number)
      const before = numbers.get(key)
      numbers.set(key, {
        currency,
        play,
        number,
        tickets: tickets + (before?.tickets ?? 0),
        stake: stake + (before?.stake ?? 0n),
        worst: worst + (before?.worst ?? 0n),
      })
    }
  }
  return numbers
}
