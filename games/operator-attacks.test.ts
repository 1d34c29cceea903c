import { describe, expect, it } from 'vitest'
import { chainChance, chainSalt, commitmentOf, fairChance, makeChain } from '@baize/kernel/fair'
import { beforeFirst, hashEntry } from '@baize/kernel/public-list'
import { auditList, type ListFault, type ToldEntry } from './audit-list.ts'
import { auditPair, type WrittenPair, type WrittenRound } from './audit-pair.ts'
import { findGame, findSharedGame } from './find-game.ts'
import { drandQuicknet, momentOf } from './public-beacon.ts'
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

const roll = (serverSeed: string, nonce: number): bigint =>
  dice.play(stake, choice, [], fairChance({ serverSeed, clientSeed, nonce }))!.payout

function writeDown(serverSeed: string, nonce: number, change: Partial<WrittenRound> = {}) {
  const about = { id: `rnd_${nonce}`, nonce, model: 'dice', state: 'settled', voidedBy: '' }
  const payout = String(roll(serverSeed, nonce))
  return { ...about, stake: String(stake), choice, moves: [], payout, ...change }
}

/** Six rounds of which the player won at least one. */
const promised = Array.from({ length: 100 }, (_, number) => seedNo(number + 1)).find((seed) =>
  [0, 1, 2, 3, 4, 5].some((nonce) => roll(seed, nonce) > 0n),
)!
const pair: WrittenPair = {
  commitment: commitmentOf(promised),
  serverSeed: promised,
  clientSeed,
  nonce: 6,
  rounds: [0, 1, 2, 3, 4, 5].map((nonce) => writeDown(promised, nonce)),
}
const won = pair.rounds.find(({ payout }) => payout !== '0')!
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
    expect(auditPair(shown)).toMatchObject({ verdict: 'refuted', isPromised: false })
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
    expect(auditPair(pair)).toMatchObject({ verdict: 'proven', proven: 6 })
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
  ])('%s, and is caught', (_, change) => {
    expect(auditPair({ ...pair, ...change }).verdict).toBe('refuted')
  })

  it('voids what was won, and everybody sees what it would have paid', () => {
    const voided = instead({ state: 'voided', voidedBy: 'interrupted', payout: '0' })
    const { voided: told } = auditPair({ ...pair, rounds: voided })
    expect(told).toEqual([
      { nonce: won.nonce, id: won.id, voidedBy: 'interrupted', wouldHavePaid: won.payout },
    ])
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
const otherPulse =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'
const salt = chainSalt(terminal, pulse)
const before = new Date(momentOf(drandQuicknet, beaconRound).getTime() - 4_000).toISOString()
const crash = findSharedGame('crash')!
const place = 7
const outcome = crash.draw(chainChance(links[place]!, salt))
const flight = { model: 'crash', link: links[place]!, salt, place, terminal, outcome }
const named = { beacon: 'drand-quicknet', beaconRound, beaconValue: pulse }
const told = { ...flight, predecessor: links[place - 1]!, ...named }

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
