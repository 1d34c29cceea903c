import { describe, expect, it } from 'vitest'
import {
  chainChance,
  chainSalt,
  commitmentOf,
  fairChance,
  makeChain,
  roundSalt,
} from '@baize/kernel/fair'
import { beforeFirst, hashEntry } from '@baize/kernel/public-list'
import { auditChain, type ChainFault, type ToldRound } from './audit-chain.ts'
import { auditList, type ListFault, type ToldEntry } from './audit-list.ts'
import { auditPair, type WrittenPair, type WrittenRound } from './audit-pair.ts'
import { findGame, findSharedGame } from './find-game.ts'
import { drandQuicknet, momentOf } from './public-beacon.ts'
import { chainPromise, published as listOf, seedPromise } from './testing/published.ts'
import { verifyRound } from './verify.ts'
import { verifyShared } from './verify-shared.ts'

/**
 * The house against its players: "I choose what I want, when I want, and show only what I like." Everything here is done
 * with all that the house has, its seeds, its tables and its clock; what a player holds against it is what was shown to
 * them, and the tools that anybody has.
 */
const dice = findGame('dice')!
const choice = { side: 'under', target: 5_000 }
const stake = 1_000n
const clientSeed = 'chosen-by-the-browser'
const seedNo = (number: number) => number.toString(16).padStart(64, '0')

const playNo = (serverSeed: string, nonce: number) =>
  dice.play(stake, choice, [], fairChance({ serverSeed, clientSeed, nonce }))!
const roll = (serverSeed: string, nonce: number): bigint => playNo(serverSeed, nonce).payout

function writeDown(serverSeed: string, nonce: number, change: Partial<WrittenRound> = {}) {
  const about = { id: `rnd_${nonce}`, nonce, model: 'dice', state: 'settled', voidedBy: '' }
  const { payout, shown } = playNo(serverSeed, nonce)
  const paid = { payout: String(payout), shown }
  return { ...about, stake: String(stake), choice, moves: [], ...paid, ...change }
}

/** Six rounds of which the player won at least one. */
const promised = Array.from({ length: 100 }, (_, number) => seedNo(number + 1)).find((seed) =>
  [0, 1, 2, 3, 4, 5].some((nonce) => roll(seed, nonce) > 0n),
)!
const pair: WrittenPair = {
  commitment: commitmentOf(promised),
  position: 2,
  serverSeed: promised,
  clientSeed,
  nonce: 6,
  rounds: [0, 1, 2, 3, 4, 5].map((nonce) => writeDown(promised, nonce)),
}
/** As everybody has it. */
const ofPair = { entries: listOf([seedPromise(seedNo(900)), seedPromise(pair.commitment)]) }
const won = pair.rounds.find(({ payout }) => payout !== '0')!
/** Whole in itself, and found nowhere in the list. */
const madeUp: Partial<WrittenPair> = {
  commitment: commitmentOf(seedNo(77)),
  serverSeed: seedNo(77),
  rounds: [0, 1, 2, 3, 4, 5].map((nonce) => writeDown(seedNo(77), nonce)),
}
const instead = (change: Partial<WrittenRound>) =>
  pair.rounds.map((round) => (round === won ? { ...won, ...change } : round))

describe('the house tries seeds until the next rounds suit it', () => {
  const kind = Array.from({ length: 10_000 }, (_, number) => seedNo(number + 1_000)).find((seed) =>
    [0, 1, 2, 3].every((nonce) => roll(seed, nonce) === 0n),
  )!

  it('finds one easily, once it knows the seed of the player', () => {
    expect(kind).toBeDefined()
  })

  it('and is caught: the browser wrote the promise down before it told its seed', () => {
    const shown = {
      ...pair,
      serverSeed: kind,
      rounds: [0, 1].map((at) => writeDown(kind, at)),
      nonce: 2,
    }
    expect(auditPair(shown)).toMatchObject({ verdict: 'refuted', checks: { commitment: false } })
    const first = {
      model: 'dice',
      serverSeed: kind,
      clientSeed,
      nonce: 0,
      stake,
      choice,
      moves: [],
    }
    const claimed = { commitment: pair.commitment, payout: roll(kind, 0) }
    expect(verifyRound({ ...first, ...claimed })).toMatchObject({ value: { verdict: 'refuted' } })
  })
})

describe('the house shows only what it likes', () => {
  it('is believed while it shows all', () => {
    expect(auditPair(pair, { list: ofPair })).toMatchObject({ verdict: 'proven', proven: 6 })
  })

  it.each<[string, Partial<WrittenPair>]>([
    ['leaves out a round that was won', { rounds: pair.rounds.filter((round) => round !== won) }],
    ['ends the pair before it', { nonce: won.nonce, rounds: pair.rounds }],
    ['pays less', { rounds: instead({ payout: '0' }) }],
    ['remembers another choice', { rounds: instead({ choice: { side: 'over', target: 9_000 } }) }],
    ['remembers another stake', { rounds: instead({ stake: '1' }) }],
    ['remembers another game', { rounds: instead({ model: 'mines', choice: { mines: 24 } }) }],
    ['plays one nonce twice', { rounds: [...pair.rounds, { ...won, id: 'rnd_again' }] }],
    ['remembers another seed of the player', { clientSeed: 'chosen-by-the-house' }],
    [
      'remembers another roll',
      { rounds: instead({ shown: { ...(won.shown as object), roll: 1 } }) },
    ],
    ['says that a round goes on', { rounds: instead({ state: 'open' }) }],
    ['makes a pair up of which nothing was promised', madeUp],
    ['names another place in the list', { position: 1 }],
  ])('%s, and is caught', (_, change) => {
    expect(auditPair({ ...pair, ...change }, { list: ofPair }).verdict).toBe('refuted')
  })

  it('[G24] voids what was won, and everybody sees what it would have paid', () => {
    const voided = instead({
      state: 'voided',
      voidedBy: 'interrupted',
      payout: '0',
      shown: null,
    })
    const audit = auditPair({ ...pair, rounds: voided }, { list: ofPair })
    const { nonce, id, payout: wouldHavePaid } = won
    expect(audit).toMatchObject({
      verdict: 'contested',
      voided: [{ nonce, id, voidedBy: 'interrupted', wouldHavePaid, isWon: true }],
    })
  })

  it('[G24] ends the pair before its last rounds, and whoever saw a higher nonce catches it', () => {
    const cut = { ...pair, nonce: 4, rounds: pair.rounds.slice(0, 4) }
    expect(auditPair(cut, { list: ofPair })).toMatchObject({ verdict: 'proven' })
    const seen = auditPair(cut, { list: ofPair, seen: { nonce: 6 } })
    expect(seen).toMatchObject({ verdict: 'refuted', skipped: [4, 5] })
  })

  it('[G24] shows no list, or not what was seen, and proves nothing', () => {
    expect(auditPair(pair)).toMatchObject({ verdict: 'incomplete', checks: { commitment: true } })
    const unseen = pair.rounds.map((round) => ({ ...round, shown: undefined }))
    expect(auditPair({ ...pair, rounds: unseen }, { list: ofPair })).toMatchObject({
      verdict: 'incomplete',
      unshown: [0, 1, 2, 3, 4, 5],
    })
  })

  it('[G24] rewrites the list, with or without new hashes, and is caught', () => {
    const [first, second] = ofPair.entries
    const moved = { entries: [first!, { ...second!, commitment: commitmentOf(seedNo(77)) }] }
    expect(auditPair(pair, { list: moved }).checks.listed).toBe(false)
    expect(auditPair({ ...pair, ...madeUp }, { list: moved }).verdict).toBe('refuted')
    const anew = { entries: listOf([seedPromise(seedNo(901)), seedPromise(pair.commitment)]) }
    expect(auditPair(pair, { list: anew }).verdict).toBe('proven')
    const heads = [{ position: 1, hash: first!.hash }]
    expect(auditPair(pair, { list: { ...anew, heads } }).verdict).toBe('refuted')
  })
})

const length = 40
const chainSeed = '7e'.repeat(32)
const links = makeChain(chainSeed, length)
const terminal = links[0]!
/** As the network published it. */
const beaconRound = 1_000
const pulse =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
/** Of round 657,413. */
const otherRound = 657_413
const otherPulse =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'
const salt = chainSalt(terminal, pulse)
const before = new Date(momentOf(drandQuicknet, beaconRound).getTime() - 4_000).toISOString()
const crash = findSharedGame('crash')!
const place = 7
const outcome = crash.draw(chainChance(links[place]!, salt))
const flight = { model: 'crash', link: links[place]!, salt, place, terminal, outcome }
const named = { beacon: 'drand-quicknet', beaconRound, beaconValue: pulse }
const listedChain = listOf([seedPromise(seedNo(900)), chainPromise({ ...flight, ...named })])
const told = {
  ...flight,
  predecessor: links[place - 1]!,
  ...named,
  list: { entries: listedChain },
}

describe('the house chooses how a shared round ends', () => {
  it('is believed with what it published', () => {
    expect(verifyShared(told)).toMatchObject({ value: { verdict: 'proven' } })
  })

  it.each<[string, Partial<typeof told>]>([
    ['by another link', { link: seedNo(5) }],
    [
      'by another place of the chain',
      { link: links[9]!, outcome: crash.draw(chainChance(links[9]!, salt)) },
    ],
    ['by a salt of its own', { salt: 'ab'.repeat(32) }],
    ['by another public value', { beaconValue: otherPulse }],
    ['by saying so', { outcome: { crashedAt: 100 } }],
    ['by a chain of its own', { terminal: seedNo(9) }],
  ])('%s, and is caught', (_, change) => {
    expect(verifyShared({ ...told, ...change })).toMatchObject({ value: { verdict: 'refuted' } })
  })

  /** A link, the chain that it makes and a value: nothing in it contradicts itself. */
  const inventChain = (beacon: string) => {
    const [link, value] = [seedNo(4_321), 'cd'.repeat(32)]
    const made = { terminal: commitmentOf(link), place: 1, beacon, beaconRound: 5 }
    const ownSalt = chainSalt(made.terminal, value)
    const end = crash.draw(chainChance(link, ownSalt))
    return { model: 'crash', link, salt: ownSalt, ...made, beaconValue: value, outcome: end }
  }

  it('[G25] by a chain that it made up, and is not believed without a list, nor with it', () => {
    for (const beacon of ['demo', 'drand-mainnet', 'drand-quicknet']) {
      const { verdict } = (verifyShared(inventChain(beacon)) as { value: { verdict: string } })
        .value
      expect([beacon, verdict]).toEqual([
        beacon,
        beacon === 'drand-quicknet' ? 'refuted' : 'incomplete',
      ])
      const held = verifyShared({ ...inventChain(beacon), list: told.list })
      expect(held).toMatchObject({ value: { verdict: 'refuted', checks: { listed: false } } })
    }
  })

  it('[G25] by a beacon of its own, and nothing is called proven: it binds nobody', () => {
    const listedAs = (beacon: string) => {
      const entries = listOf([chainPromise(inventChain(beacon))])
      return verifyShared({ ...inventChain(beacon), list: { entries } })
    }
    expect(listedAs('demo')).toMatchObject({ value: { verdict: 'unbound', missing: [] } })
    expect(listedAs('drand-mainnet')).toMatchObject({
      value: { verdict: 'incomplete', missing: ['beacon'] },
    })
  })

  /** The same with a value of its own, which came first when the bets had ended. */
  const demoFlight = () => {
    const { outcome: _, ...made } = inventChain('demo')
    const closes = { ownRound: 1_800_000_001, closesAt: new Date(1_800_000_000_450).toISOString() }
    const valued = { ...made, ownValue: seedNo(31), ...closes }
    const end = crash.draw(chainChance(made.link, roundSalt(made.salt, valued.ownValue)))
    return { ...valued, outcome: end, list: { entries: listOf([chainPromise(valued)]) } }
  }

  it.each<[string, string, Partial<ReturnType<typeof demoFlight>>]>([
    ['is believed as far as that goes', 'unbound', {}],
    ['names a later round', 'refuted', { ownRound: 1_800_000_002 }],
    ['names an earlier round', 'refuted', { ownRound: 1_800_000_000 }],
    ['says another end of the bets', 'refuted', { closesAt: '2027-01-15T08:00:00.751Z' }],
    ['says no end of the bets that is a time', 'refuted', { closesAt: 'later' }],
  ])('[G31] with the demo beacon %s: %s', (_, verdict, change) => {
    expect(verifyShared({ ...demoFlight(), ...change })).toMatchObject({ value: { verdict } })
  })

  it('[G31] with the demo beacon it keeps the end of the bets to itself: incomplete', () => {
    const { closesAt: _, ...silent } = demoFlight()
    expect(verifyShared(silent)).toMatchObject({
      value: { verdict: 'incomplete', missing: ['value'] },
    })
  })

  it.each<[string, Partial<Parameters<typeof chainPromise>[0]>]>([
    ['another table', { model: 'wheel' }],
    ['another round of the beacon', { beaconRound: 999 }],
    ['another beacon', { beacon: 'demo' }],
    ['rounds with values of their own', { ownValue: pulse }],
  ])('[G25] of a chain that was published for %s, and is caught', (_, change) => {
    const entries = listOf([chainPromise({ ...told, ...change })])
    expect(verifyShared({ ...told, list: { entries } })).toMatchObject({
      value: { verdict: 'refuted', checks: { listed: false } },
    })
  })
})

/** The public list, as the house hashed it: it has the hashes too, and can make new ones. */
function publish(entries: readonly Omit<ToldEntry, 'hash' | 'position'>[]): ToldEntry[] {
  let hash = beforeFirst
  return entries.map((entry, index) => {
    hash = hashEntry(hash, { ...entry, position: index + 1 })
    return { ...entry, position: index + 1, hash }
  })
}

type Entry = Parameters<typeof publish>[0][number]
const none = { detail: '', revealed: '', round: 0, salt: '', beaconValue: '', endedBy: '' }
const detail = `table crash, length ${length}, salt of beacon drand-quicknet round ${beaconRound}, rounds of beacon drand-quicknet`
const ofSeed = (number: number): Entry => ({
  ...none,
  kind: 'seed',
  id: `sed_${number}`,
  commitment: commitmentOf(seedNo(number)),
  at: before,
})
const ofChain: Entry = {
  ...none,
  kind: 'chain',
  id: 'chn_1',
  commitment: terminal,
  at: before,
  detail,
  revealed: links[place]!,
  round: place,
  salt,
  beaconValue: pulse,
}
const list = [ofSeed(1), { ...ofSeed(2), revealed: seedNo(2) }, ofChain, ofSeed(3)]
const published = publish(list)
const seen = { position: 2, hash: published[1]!.hash }
const faultsOf = (entries: readonly Entry[]): ListFault[] =>
  auditList(publish(entries), [seen]).faults.map(({ fault }) => fault)
const chainInstead = (change: Partial<Entry>) =>
  list.map((entry) => (entry === ofChain ? { ...ofChain, ...change } : entry))

describe('the house rewrites what it promised', () => {
  it('is believed with the list that was seen', () => {
    const { verdict, ownBeacon, left, head } = auditList(published, [seen])
    expect({ verdict, ownBeacon, left }).toEqual({ verdict: 'proven', ownBeacon: [], left: [] })
    expect(head).toEqual({ position: 4, hash: published[3]!.hash })
  })

  it('takes an entry out, changes one or puts one in between, and the hashes say so', () => {
    const faults = (entries: readonly ToldEntry[]) => auditList(entries).faults
    expect(faults(published.toSpliced(1, 1))).toEqual([{ position: 2, fault: 'rewritten' }])
    const moved = published.with(0, { ...published[0]!, commitment: commitmentOf(seedNo(77)) })
    expect(faults(moved)).toEqual([{ position: 1, fault: 'rewritten' }])
    const between = published.toSpliced(2, 0, { ...published[2]!, id: 'sed_late' })
    expect(faults(between).map(({ fault }) => fault)).toContain('rewritten')
  })

  it('hashes the whole list anew, and whoever wrote down one hash catches it', () => {
    const [first, ...others] = list
    const anew = [{ ...first!, commitment: commitmentOf(seedNo(77)) }, ...others]
    expect(auditList(publish(anew)).verdict).toBe('proven')
    expect(faultsOf(anew)).toEqual(['rewritten'])
    expect(auditList([], [seen]).verdict).toBe('refuted')
  })

  it('reveals another seed than the promised one', () => {
    const lied = list.map((entry) =>
      entry.id === 'sed_2' ? { ...entry, revealed: seedNo(8) } : entry,
    )
    expect(faultsOf(lied)).toEqual(['seed'])
  })

  it.each<[string, ListFault, Entry[]]>([
    [
      'two chains of a table, to fly the kinder one',
      'two_chains',
      [...list, { ...ofChain, id: 'chn_2' }],
    ],
    ['a link of another chain', 'chain', chainInstead({ revealed: seedNo(5) })],
    ['more flights than the chain is long', 'chain', chainInstead({ round: length + 1 })],
    ['a salt that is not of the public value', 'salt', chainInstead({ salt: 'ab'.repeat(32) })],
    [
      'a public value that nobody signed',
      'beacon',
      chainInstead({ beaconValue: 'ab'.repeat(48), salt: chainSalt(terminal, 'ab'.repeat(48)) }),
    ],
    [
      'the value of a round that was not named',
      'beacon',
      chainInstead({ beaconValue: otherPulse, salt: chainSalt(terminal, otherPulse) }),
    ],
    [
      'a chain that was made once the value was out',
      'known_before',
      chainInstead({ at: momentOf(drandQuicknet, beaconRound).toISOString() }),
    ],
    ['a promise that says nothing', 'unreadable', chainInstead({ detail: 'trust us' })],
  ])('shows %s, and is caught', (_, fault, entries) => {
    expect(faultsOf(entries)).toEqual([fault])
  })

  it('leaves a chain midway, and everybody sees it', () => {
    const { verdict, left } = auditList(publish(chainInstead({ endedBy: 'retired' })))
    expect({ verdict, left }).toEqual({
      verdict: 'proven',
      left: [{ position: 3, why: 'retired' }],
    })
  })

  it('draws the public value itself, and it is said', () => {
    const own = detail.replaceAll('drand-quicknet', 'demo')
    const value = 'cd'.repeat(32)
    const drawn = chainInstead({
      detail: own,
      beaconValue: value,
      salt: chainSalt(terminal, value),
    })
    expect(auditList(publish(drawn))).toMatchObject({ verdict: 'proven', ownBeacon: [3] })
  })
})

/** The same flight with a value of its own, which came 1.55 seconds after its betting ended. */
const closesAt = new Date(momentOf(drandQuicknet, otherRound).getTime() - 1_550).toISOString()
const drawnBy = (link: string, value: string) =>
  crash.draw(chainChance(link, roundSalt(salt, value)))
const valued = {
  ...told,
  ownRound: otherRound,
  ownValue: otherPulse,
  closesAt,
  outcome: drawnBy(links[place]!, otherPulse),
  list: { entries: listOf([chainPromise({ ...flight, ...named, ownValue: otherPulse })]) },
}

describe('the house knows a shared result while bets are open', () => {
  it('in rounds of before, from link and salt; the verifier says so', () => {
    expect(crash.draw(chainChance(links[place]!, salt))).toEqual(outcome)
    expect(verifyShared(told)).toMatchObject({ value: { verdict: 'proven', isKnownBefore: true } })
  })

  it('and no longer: with all that it has then, every end is as likely as ever', () => {
    const ends = Array.from({ length: 2_000 }, (_, number) =>
      drawnBy(links[place]!, seedNo(number)),
    )
    const over2 = ends.filter((end) => (end as { crashedAt: number }).crashedAt >= 200).length
    // 990 expected; five standard deviations are 112.
    expect(Math.abs(over2 - 990)).toBeLessThan(112)
    expect(verifyShared(valued)).toMatchObject({
      value: { verdict: 'proven', isKnownBefore: false },
    })
  })

  it.each<[string, Partial<typeof valued>]>([
    ['lets link and salt decide all the same', { outcome }],
    [
      'lets a value decide that was out before the bets',
      { ownRound: beaconRound, ownValue: pulse, outcome: drawnBy(links[place]!, pulse) },
    ],
    ['names another round of the beacon for the value it likes', { ownRound: otherRound + 1 }],
    [
      'invents a value',
      { ownValue: 'ab'.repeat(48), outcome: drawnBy(links[place]!, 'ab'.repeat(48)) },
    ],
    [
      'takes bets until the value is out',
      { closesAt: momentOf(drandQuicknet, otherRound).toISOString() },
    ],
    [
      'delays the end of the betting to another value, and forgets what it told when it opened',
      { closesAt: new Date(Date.parse(closesAt) - drandQuicknet.periodMs).toISOString() },
    ],
  ])('%s, and is caught', (_, change) => {
    expect(verifyShared({ ...valued, ...change })).toMatchObject({ value: { verdict: 'refuted' } })
  })

  it('keeps the value to itself, and proves nothing', () => {
    const { ownValue: _, ...silent } = valued
    expect(verifyShared(silent)).toMatchObject({ value: { verdict: 'refuted' } })
    const { outcome: __, closesAt: ___, ...unsaid } = valued
    expect(verifyShared(unsaid)).toMatchObject({
      value: { verdict: 'incomplete', missing: ['value', 'outcome'] },
    })
  })
})

/** A whole chain of a public beacon, of which one round was flown. */
const publicChain: ToldEntry = { ...published[2]!, round: 1, revealed: links[1]! }
const flown: ToldRound = {
  round: 1,
  chain: 'chn_1',
  place: 1,
  link: links[1]!,
  outcome: drawnBy(links[1]!, otherPulse),
  closesAt,
  beacon: 'drand-quicknet',
  beaconRound: otherRound,
  beaconValue: otherPulse,
  voidedBy: '',
}
/** A chain of a demo, of which nine were: there the house draws the values, and all else holds as well. */
const demoValue = 'cd'.repeat(32)
const demoSalt = chainSalt(terminal, demoValue)
const demoChain: ToldEntry = {
  ...publicChain,
  detail: detail.replaceAll('drand-quicknet', 'demo'),
  salt: demoSalt,
  beaconValue: demoValue,
  revealed: links[9]!,
  round: 9,
}
const nine = Array.from({ length: 9 }, (_, index): ToldRound => {
  const [at, value] = [index + 1, seedNo(500 + index)]
  const own = crash.draw(chainChance(links[at]!, roundSalt(demoSalt, value)))
  const ends = new Date(Date.parse(closesAt) + index * 20_000).toISOString()
  const decides = Math.floor((Date.parse(ends) + 250) / 1_000) + 1
  const named = { beacon: 'demo', beaconRound: decides, beaconValue: value, closesAt: ends }
  return { ...flown, ...named, round: at, place: at, link: links[at]!, outcome: own }
})
const fifth = (change: Partial<ToldRound>) => nine.with(4, { ...nine[4]!, ...change })
const chainFaults = (entry: ToldEntry, rounds: readonly ToldRound[]): ChainFault[] => [
  ...new Set(auditChain(entry, rounds).faults.map(({ fault }) => fault)),
]

describe('the house shows only the flights that it likes', () => {
  it('[G23] is believed when it shows all of a chain, newest first as the history has them', () => {
    const audit = auditChain(demoChain, nine.toReversed())
    expect(audit).toMatchObject({ verdict: 'unbound', proven: 9, faults: [], isOwnBeacon: true })
    expect(auditChain(publicChain, [flown])).toMatchObject({
      verdict: 'proven',
      proven: 1,
      isOwnBeacon: false,
    })
  })

  it.each<[string, ChainFault, readonly ToldRound[]]>([
    ['leaves one out', 'skipped', nine.toSpliced(4, 1)],
    [
      'leaves the last out, though later ones are shown',
      'skipped',
      [...nine.slice(0, -1), { ...nine[8]!, round: 10, chain: 'chn_2', place: 1 }],
    ],
    ['shows one twice', 'surplus', [...nine, { ...nine[4]!, round: 10 }]],
    ['flies one that is none of the chain', 'chain', fifth({ link: seedNo(5) })],
    ['lets two change their places', 'chain', fifth({ link: nine[6]!.link })],
    ['lets it end otherwise', 'outcome', fifth({ outcome: { crashedAt: 100 } })],
    ['takes a value of another beacon', 'value', fifth({ beacon: 'another' })],
    ['draws one without a value', 'value', fifth({ beaconValue: '' })],
    [
      'names another round of its own beacon',
      'value',
      fifth({ beaconRound: nine[4]!.beaconRound + 1 }),
    ],
    [
      'says that the betting ended earlier than it did',
      'value',
      fifth({ closesAt: new Date(Date.parse(nine[4]!.closesAt) - 1_000).toISOString() }),
    ],
    ['ends its betting when it suits', 'order', fifth({ closesAt: nine[2]!.closesAt })],
    ['says nothing of when its betting ended', 'order', fifth({ closesAt: '' })],
  ])('[G23] %s, and is caught', (_, fault, rounds) => {
    expect(chainFaults(demoChain, rounds)).toContain(fault)
    expect(auditChain(demoChain, rounds).verdict).toBe('refuted')
  })

  it.each<[string, ChainFault, ToldEntry, Partial<ToldRound>]>([
    ['names another value', 'value', publicChain, { beaconRound: otherRound + 1 }],
    ['invents a value', 'value', publicChain, { beaconValue: 'ab'.repeat(48) }],
    [
      'ends the betting when the value is out',
      'value',
      publicChain,
      {
        closesAt: momentOf(drandQuicknet, otherRound).toISOString(),
      },
    ],
    [
      'named a value before the salt was out',
      'order',
      {
        ...publicChain,
        detail: detail.replace(`round ${beaconRound}`, `round ${otherRound}`),
        beaconValue: otherPulse,
        salt: chainSalt(terminal, otherPulse),
      },
      {
        outcome: crash.draw(
          chainChance(links[1]!, roundSalt(chainSalt(terminal, otherPulse), otherPulse)),
        ),
      },
    ],
    [
      'makes the salt of another value',
      'salt',
      { ...publicChain, salt: seedNo(3) },
      {
        outcome: crash.draw(chainChance(links[1]!, roundSalt(seedNo(3), otherPulse))),
      },
    ],
    [
      'takes a salt that was not signed',
      'beacon',
      {
        ...publicChain,
        beaconValue: otherPulse,
        salt: chainSalt(terminal, otherPulse),
      },
      {
        outcome: crash.draw(
          chainChance(links[1]!, roundSalt(chainSalt(terminal, otherPulse), otherPulse)),
        ),
      },
    ],
    ['promises nothing that can be read', 'unreadable', { ...publicChain, detail: 'trust us' }, {}],
  ])('[G23] of a public beacon %s, and is caught', (_, fault, entry, change) => {
    expect(chainFaults(entry, [{ ...flown, ...change }])).toEqual([fault])
  })
})

describe('the house voids a flight that it dislikes, and says that the value was not out', () => {
  const voided: ToldRound = { ...flown, outcome: null, voidedBy: 'no_value', beaconValue: '' }

  it('[G23] and anybody who has the value sees that it was, and how the flight would have ended', () => {
    const known = [{ round: otherRound, value: otherPulse }]
    expect(auditChain(publicChain, [voided], { pulses: known })).toMatchObject({
      verdict: 'contested',
      faults: [],
      voided: [{ place: 1, why: 'no_value', isContested: true, wouldHaveBeen: flown.outcome }],
    })
    // Also when the house itself tells it later.
    const late = auditChain(publicChain, [{ ...voided, beaconValue: otherPulse }])
    expect(late).toMatchObject({ verdict: 'contested', voided: [{ isContested: true }] })
  })

  it('[G23] a value that nobody signed accuses nobody', () => {
    const known = [{ round: otherRound, value: pulse }]
    const audit = auditChain(publicChain, [voided], { pulses: known })
    expect(audit).toMatchObject({ verdict: 'proven', voided: [{ isContested: false }] })
  })

  it('[G23] keeps the link of it to itself, or forgets it, and is caught', () => {
    expect(chainFaults(publicChain, [{ ...voided, link: '' }])).toEqual(['chain'])
    expect(auditChain(publicChain, []).verdict).toBe('incomplete')
  })

  it('[G23] a round that ended after the history was saved is not told, and accuses nobody', () => {
    const saved = auditChain(demoChain, nine.slice(0, 7))
    const shown = { from: 1, to: 7, used: 9 }
    expect(saved).toMatchObject({ verdict: 'incomplete', faults: [], proven: 7, shown })
    const page = nine.slice(3)
    expect(auditChain(demoChain, page, { isCut: true })).toMatchObject({
      verdict: 'incomplete',
      faults: [],
      shown: { from: 4, to: 9 },
    })
    expect(auditChain(demoChain, page).verdict).toBe('refuted')
  })
})
