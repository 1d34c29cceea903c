import type { Winner } from '@baize/contract/wagers/winners'
import type { Currency } from '@baize/kernel/money'
import type { Language } from '@baize/kernel/language'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../../platform/events/events.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { WagerSettled } from '../events.ts'
import type { Product } from '../wager.ts'
import { isWin, maskName } from './rules.ts'
import * as store from './store.ts'
import type { Win } from './store.ts'

export { maskName } from './rules.ts'

export type Winners = {
  /**
   * The highest wins of the last 24 hours, in the brand's currency; of the last seven days while those are fewer than
   * asked for. A game that is no longer shown is left out.
   */
  list(wanted: WantedWinners): Promise<Winner[]>
  /** Forgets what is too old to be shown. */
  sweep(tx: Transaction): Promise<number>
}

export type WantedWinners = {
  /** A category, or `ALL`; what does not exist has no winners. */
  readonly category: string
  readonly limit: number
  readonly language: Language
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly events: Pick<Events, 'subscribe'>
  readonly catalogue: Pick<Catalogue, 'findGameByCode' | 'showGame'>
  readonly currency: () => Currency
  /** What members are called, and who is of the demo; who is no longer there is not among them. */
  readonly shownOf: (
    tx: Transaction,
    members: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly name: string; readonly demo: boolean }>>
  /** Whether a provider only rehearses: what its players win, nobody has won. */
  readonly isRehearsal: (provider: string) => boolean
}

const products: readonly string[] = [
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] satisfies Product[]

const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** More than any board shows, because some of them may be of games that are gone. */
const mostRead = 200
const boardFreshMs = 2_000
const floorFreshMs = 60_000

/** The winner board: what was really settled, heard from the wagers and kept for a week. */
export function createWinners(deps: Deps): Winners {
  const { db, now, events, catalogue, currency, shownOf, isRehearsal } = deps
  const before = (ms: number) => new Date(now().getTime() - ms)
  const findFloor = createFloors({ db, now })

  /** The latest of a wager decides, so several of them come to one change of the board. */
  async function hear(tx: Transaction, heard: readonly StoredEvent<WagerSettled>[]): Promise<void> {
    const wins = new Map<string, StoredEvent<WagerSettled>>()
    const gone = new Set<string>()
    for (const event of heard) {
      const { at, payload } = event
      if (at < before(weekMs)) continue
      wins.delete(payload.wager)
      if (await isOnBoard(payload)) wins.set(payload.wager, event)
      else if (payload.settlement > 1) gone.add(payload.wager)
    }
    if (gone.size > 0) await store.removeWins(tx, [...gone])
    if (wins.size > 0) await write(tx, [...wins.values()])
  }

  async function isOnBoard(settled: WagerSettled['payload']): Promise<boolean> {
    if (!isWin(settled) || isRehearsal(settled.provider)) return false
    const { settlement, payout } = settled
    return settlement > 1 || BigInt(payout) > (await findFloor(kindOf(settled)))
  }

  async function write(tx: Transaction, settled: readonly StoredEvent<WagerSettled>[]) {
    const shown = await shownOf(
      tx,
      settled.map(({ payload }) => payload.member),
    )
    const wins = settled.flatMap(({ at, payload }): Win[] => {
      const member = shown.get(payload.member)
      if (member === undefined) return []
      const { name, demo } = member
      const { wager, vendor, game } = payload
      const about = { wager, vendor, game, ...kindOf(payload) }
      const win = { customer: maskName(name), payout: BigInt(payload.payout), settledAt: at, demo }
      return [{ ...about, ...win }]
    })
    if (wins.length > 0) await store.putWins(tx, wins)
  }

  events.subscribe<WagerSettled>({
    name: 'winners',
    kinds: ['wager.settled'],
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })

  const readBoard = remember(boardFreshMs, now, async (key: string) => {
    const [category, span] = key.split(' ')
    const product = category === 'ALL' ? undefined : (category as Product)
    const since = before(span === 'day' ? dayMs : weekMs)
    return await store.listWins(db, { product, currency: currency(), since, limit: mostRead })
  })

  return {
    async list({ category, limit, language }) {
      if (category !== 'ALL' && !products.includes(category)) return []
      const read = async (span: 'day' | 'week') =>
        (await readBoard(`${category} ${span}`)).flatMap((win) => show(win, language))
      const today = await read('day')
      return (today.length >= limit ? today : await read('week')).slice(0, limit)
    },
    sweep: (tx) => store.removeWinsBefore(tx, before(weekMs)),
  }

  function show(win: Win, language: Language): Winner[] {
    const offer = catalogue.findGameByCode(win.vendor, win.game)
    if (!offer?.isShown) return []
    const { nodeId, displayName, iconUrl, vassalage, gameType } = catalogue.showGame(
      offer,
      language,
    )
    return [
      {
        customerName: win.customer,
        gameName: displayName,
        winAmount: String(win.payout),
        iconUrl,
        currency: win.currency,
        nodeId,
        vassalage,
        gameType,
        at: win.settledAt.toISOString(),
        demo: win.demo,
      },
    ]
  }
}

function kindOf({ product, currency }: WagerSettled['payload']): Kind {
  return { product: product as Product, currency: currency as Currency }
}

type Kind = { readonly product: Product; readonly currency: Currency }

/** Below its floor a win could not come onto the board today, and nothing need be written. */
function createFloors({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const read = remember(floorFreshMs, now, async (key: string) => {
    const [product, currency] = key.split(' ') as [Product, Currency]
    const since = new Date(now().getTime() - dayMs)
    return (await store.findFloor(db, { product, currency, since, limit: mostRead })) ?? 0n
  })
  return ({ product, currency }: Kind) => read(`${product} ${currency}`)
}

/** Asks once for each key, and again when the answer is old; what failed is not remembered. */
function remember<T>(freshMs: number, now: () => Date, ask: (key: string) => Promise<T>) {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<T> }>()
  return (key: string): Promise<T> => {
    const at = now().getTime()
    const kept = known.get(key)
    if (kept !== undefined && at - kept.at < freshMs) return kept.answer
    const answer = ask(key)
    known.set(key, { at, answer })
    answer.catch(() => known.delete(key))
    return answer
  }
}
