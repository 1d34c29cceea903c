import { chainSalt, commitmentOf } from '@baize/kernel/fair'
import { beforeFirst, hashEntry } from '@baize/kernel/public-list'
import { sha256, toHex } from '@baize/kernel/sha256'
import { deckDetail, deckHash, drawDeck, slipsOf, totalOf } from '@baize/games/ticket-deck'
import type { Claim } from '@baize/games/verify'

/** A campaign of tickets as `GET /wps/fair/tickets/:id` tells it, with the public list that it stands in. */
export type ToldDeck = {
  readonly prizes: readonly { readonly amount: string; readonly count: number }[]
  readonly commitment: string
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  readonly serverSeed: string
  readonly given: readonly { readonly place: number; readonly amount: string }[]
}

const seedOf = (text: string) => toHex(sha256(new TextEncoder().encode(`tickets ${text}`)))
const id = 'tkc_01jd0000000000000000000000'
/** A value of the public beacon, and a moment before it came. */
const beacon = {
  beacon: 'drand-quicknet',
  beaconRound: 1000,
  beaconValue:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const before = '2023-08-23T15:59:00.000Z'
const after = '2023-08-23T17:00:00.000Z'

const prizes = [
  { amount: 5_000n, count: 1 },
  { amount: 500n, count: 4 },
  { amount: 20n, count: 10 },
  { amount: 0n, count: 5 },
]

function entryOf(commitment: string, at: string, listed: typeof prizes) {
  const promise = {
    deck: deckHash(listed),
    slips: slipsOf(listed),
    total: totalOf(listed),
    ...beacon,
  }
  const told = { position: 1, kind: 'deck', id, commitment, at, detail: deckDetail(promise) }
  const empty = { revealed: '', round: 0, salt: '', beaconValue: '', endedBy: '' }
  return { ...told, hash: hashEntry(beforeFirst, told), ...empty }
}

/** A deck that holds, and decks with one thing wrong; `fails` names the checks that must say no. */
export function makeTicketVectors() {
  const serverSeed = seedOf('seed')
  const commitment = commitmentOf(serverSeed)
  const salt = chainSalt(commitment, beacon.beaconValue)
  const slips = drawDeck(prizes, { seed: serverSeed, salt })
  const told: ToldDeck = {
    prizes: prizes.map(({ amount, count }) => ({ amount: String(amount), count })),
    commitment,
    serverSeed,
    ...beacon,
    given: slips
      .slice(0, 12)
      .map((amount, index) => ({ place: index + 1, amount: String(amount) })),
  }
  const list = [entryOf(commitment, before, prizes)]
  const [first, ...rest] = told.given
  const [top, second, ...lower] = told.prizes
  if (first === undefined || top === undefined || second === undefined) throw new Error('No deck')
  const other = slips.findIndex((amount) => String(amount) !== first.amount) + 1
  const forged: (ToldDeck & { what: string; fails: Claim[]; list: typeof list })[] = [
    {
      ...told,
      list,
      what: 'another seed',
      serverSeed: seedOf('other'),
      fails: ['commitment', 'outcome'],
    },
    {
      ...told,
      list,
      what: 'fewer high prizes',
      prizes: [top, { ...second, count: 3 }, ...lower],
      fails: ['listed', 'outcome'],
    },
    {
      ...told,
      list,
      what: 'a slip paid less',
      given: [{ ...first, amount: '1' }, ...rest],
      fails: ['outcome'],
    },
    {
      ...told,
      list,
      what: 'a slip of another place',
      given: [{ ...first, place: 20 + other }, ...rest],
      fails: ['outcome'],
    },
    {
      ...told,
      list,
      what: 'one slip given twice',
      given: [...told.given, first],
      fails: ['outcome'],
    },
    {
      ...told,
      list,
      what: 'another public value',
      beaconValue: seedOf('value'),
      fails: ['beacon', 'outcome'],
    },
    {
      ...told,
      list,
      what: 'another round of the beacon',
      beaconRound: 1001,
      fails: ['listed', 'beacon'],
    },
    {
      ...told,
      what: 'a promise after the value was out',
      list: [entryOf(commitment, after, prizes)],
      fails: ['listed'],
    },
    {
      ...told,
      what: 'a promise of other prizes',
      list: [entryOf(commitment, before, prizes.slice(1))],
      fails: ['listed'],
    },
    {
      ...told,
      what: 'no promise at all',
      list: [entryOf(seedOf('nobody'), before, prizes)],
      fails: ['listed'],
    },
  ]
  return { told, list, slips: slips.map(String), forged }
}
