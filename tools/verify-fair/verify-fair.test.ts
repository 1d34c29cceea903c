import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { vectors } from '@baize/games/testing/vectors'
import { chainPromise, published, seedPromise } from '@baize/games/testing/published'
import { beforeFirst, hashEntry } from '@baize/kernel/public-list'
import written from '../../docs/slot-models.json' with { type: 'json' }
import { describeSlots } from './slot-models.ts'
import { slotVectors } from './slot-vectors.ts'
import { makeVectors } from './vectors.ts'
import { report, siteOf, usage } from './verify-fair.ts'

const [first] = vectors.rounds

function wordsOf(round: (typeof vectors.rounds)[number], ...more: string[]): string[] {
  const said = {
    model: round.model,
    'server-seed': round.serverSeed,
    'client-seed': round.clientSeed,
    nonce: round.nonce,
    stake: round.stake,
    choice: JSON.stringify(round.choice),
    moves: JSON.stringify(round.moves),
  }
  const words = Object.entries(said).flatMap(([name, value]) => [`--${name}`, String(value)])
  return [...words, ...more]
}

type Shared = Omit<(typeof vectors.shared)[number], 'outcome'> & {
  readonly outcome: unknown
  readonly ownRound?: number
  readonly ownValue?: string
  readonly closesAt?: string
}

function wordsOfShared(round: Shared): string[] {
  const said = {
    model: round.model,
    link: round.link,
    salt: round.salt,
    place: round.place,
    terminal: round.terminal,
    predecessor: round.predecessor,
    beacon: round.beacon,
    'beacon-round': round.beaconRound,
    'beacon-value': round.beaconValue,
    ...(round.ownValue !== undefined && {
      'own-round': round.ownRound,
      'own-value': round.ownValue,
      'closes-at': round.closesAt,
    }),
    outcome: JSON.stringify(round.outcome),
  }
  return Object.entries(said).flatMap(([name, value]) => [`--${name}`, String(value)])
}

const claimed = (round: (typeof vectors.rounds)[number]) => {
  const { commitment, payout, shown } = round
  const said = ['--commitment', commitment, '--payout', payout, '--shown', JSON.stringify(shown)]
  return [...wordsOf(round, ...said), ...atSite]
}

/** A list that was fetched comes along with these words. */
const atSite = ['--list', 'https://baize.example']
const listFor = ({ commitment }: { commitment: string }) => published([seedPromise(commitment)])
const listForShared = (round: Shared) => {
  const { ownValue, ...one } = round
  return published([chainPromise(ownValue === undefined ? one : { ...one, ownValue })])
}

describe('the public list', () => {
  const entry = {
    kind: 'seed',
    id: 'sed_1',
    commitment: first!.commitment,
    at: '2026-01-01T00:00:00.000Z',
    detail: '',
    position: 1,
  }
  const hash = hashEntry(beforeFirst, entry)
  const none = { round: 0, salt: '', beaconValue: '', endedBy: '' }
  const told = { ...entry, ...none, hash, revealed: first!.serverSeed }
  const file = join(mkdtempSync(join(tmpdir(), 'baize-list-')), 'list.json')

  it('is proven from a file and from a site, with its head to write down', () => {
    writeFileSync(file, JSON.stringify([told]))
    const { text, code } = report(['--list', file, '--seen', `1:${hash}`])
    expect(code).toBe(0)
    expect(text).toContain(`head       1:${hash}`)
    expect(report(['--list', 'https://baize.example'], [told])).toMatchObject({ code: 0 })
    expect(siteOf(['--list', 'https://baize.example'])).toBe('https://baize.example')
    expect(siteOf(['--list', file])).toBeUndefined()
  })

  it('is refuted by another seed, by another head, and is no list when it is none', () => {
    const lied = [{ ...told, revealed: '11'.repeat(32) }]
    expect(report(['--list', 'https://x.example'], lied)).toEqual({
      code: 1,
      text: expect.stringContaining(
        'FAILS      1: what was revealed is not what was promised',
      ) as string,
    })
    const other = report(['--list', file, '--seen', `1:${'0'.repeat(64)}`])
    expect(other.text).toContain('FAILS      1: the list says something else here')
    for (const words of [
      ['--list', '/nowhere'],
      ['--list', file, '--seen', 'what I saw'],
    ]) {
      expect(report(words).code).toBe(1)
    }
    expect(report(['--list', 'https://x.example'], [{ ...told, hash: 5 }]).code).toBe(1)
  })
})

describe('the rounds of a chain', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-chain-'))
  const [list, history] = [join(folder, 'list.json'), join(folder, 'rounds.json')]
  const valued = vectors.valued[0]!
  const { terminal, salt, beacon, beaconValue, link, ownRound, ownValue, closesAt } = valued
  const salted = `salt of beacon ${beacon} round ${valued.beaconRound}`
  const entry = {
    position: 1,
    kind: 'chain',
    id: 'chn_1',
    commitment: terminal,
    at: '2023-08-23T15:59:20.000Z',
    detail: `table crash, length 100, ${salted}, rounds of beacon ${beacon}`,
  }
  const told = { revealed: link, round: 1, salt, beaconValue, endedBy: '' }
  const named = { closesAt, beacon, beaconRound: ownRound, beaconValue: ownValue, voidedBy: '' }
  const round = { round: 1, chain: 'chn_1', place: 1, link, outcome: valued.outcome, ...named }
  const words = ['--rounds', history, '--list', list]
  const say = (rounds: unknown, ...more: string[]) => sayWith({}, rounds, ...more)
  const sayWith = (change: object, rounds: unknown, ...more: string[]) => {
    const hash = hashEntry(beforeFirst, entry)
    writeFileSync(list, JSON.stringify([{ ...entry, ...told, ...change, hash }]))
    writeFileSync(history, JSON.stringify(rounds))
    return report([...words, ...more])
  }

  it('are proven with what was published', () => {
    expect(say([round])).toEqual({
      code: 0,
      text: 'PROVEN chn_1: 1 rounds are proven, 0 were voided\nshown      places 1 to 1',
    })
  })

  it('are read from the answer of the call as it came, and from its pages', () => {
    const value = { list: [round], chains: [], next: '' }
    expect(say({ success: true, value })).toMatchObject({ code: 0 })
    expect(say(value)).toMatchObject({ code: 0 })
    const more = join(folder, 'more.json')
    writeFileSync(more, JSON.stringify({ list: [], next: '' }))
    expect(say({ list: [round], next: '1' }, '--rounds', more)).toMatchObject({ code: 0 })
    expect(say({ list: 'rounds' }).code).toBe(1)
  })

  it('say up to which place they were shown, and accuse nobody of what came later', () => {
    const second = vectors.shared.find(({ place }) => place === 2)!
    const later = { revealed: second.link, round: 2 }
    const saved = sayWith(later, [round])
    expect(saved.code).toBe(2)
    expect(saved.text).toContain('not told   places up to 2')
    expect(saved.text).not.toContain('FAILS')
  })

  it('are refuted by one that is missing, altered or of a chain that was not published', () => {
    expect(say([{ ...round, outcome: { crashedAt: 101 } }]).text).toContain(
      'FAILS      place 1: the outcome is not the one that was drawn',
    )
    expect(say([{ ...round, chain: 'chn_2' }]).text).toContain('no such chain was published')
    expect(say([]).code).toBe(1)
    expect(say('rounds').code).toBe(1)
    expect(say([round], '--value', 'mine').code).toBe(1)
  })

  describe('of the demo beacon', () => {
    const demo = vectors.valued.find((one) => one.beacon === 'demo')!
    const promised = chainPromise({ ...demo, ownValue: demo.ownValue })
    const revealed = { revealed: demo.link, round: 3, salt: demo.salt }
    const values = { beaconValue: demo.beaconValue }
    const shown = {
      ...round,
      chain: promised.id,
      place: 3,
      link: demo.link,
      outcome: demo.outcome,
      closesAt: demo.closesAt,
      beacon: 'demo',
      beaconRound: demo.ownRound,
      beaconValue: demo.ownValue,
    }
    const tell = (change: object) => {
      const entries = published([{ ...promised, ...revealed, ...values }])
      writeFileSync(list, JSON.stringify(entries))
      // The places before are on another page.
      writeFileSync(history, JSON.stringify({ list: [{ ...shown, ...change }], next: '2' }))
      return report(words)
    }

    it('[G31] are called unbound, never proven', () => {
      const { text, code } = tell({})
      expect(code).toBe(2)
      expect(text).toContain('1 rounds are unbound, 0 were voided')
      expect(text).not.toContain('proven')
    })

    it.each([{ beaconRound: demo.ownRound + 1 }, { closesAt: '2026-01-01T00:00:10.000Z' }])(
      '[G31] are refuted by %o',
      (change) => {
        const { text, code } = tell(change)
        expect(code).toBe(1)
        expect(text).toContain('FAILS      place 3: the value of the round is not the one')
      },
    )
  })

  it('tell of one that was voided for want of a value that is public', () => {
    const voided = { ...round, outcome: null, beaconValue: '', voidedBy: 'no_value' }
    expect(say([voided])).toMatchObject({ code: 0 })
    const { text, code } = say([voided], '--value', `${ownRound}:${ownValue}`)
    expect(code).toBe(3)
    expect(text).toMatch(/^CONTESTED chn_1/)
    expect(text).toContain(
      `voided     place 1 (no_value) though that is public; it would have been ${JSON.stringify(valued.outcome)}`,
    )
  })
})

describe('a pair of seeds', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'pair-')), 'pair.json')
  const round = { ...first!, id: 'rnd_1', state: 'settled', voidedBy: '' }
  const { commitment, serverSeed, clientSeed } = first!
  const pair = { commitment, position: 1, serverSeed, clientSeed, nonce: 1, rounds: [round] }
  const list = listFor(first!)
  const say = (change: object, ...more: string[]) => {
    writeFileSync(file, JSON.stringify({ ...pair, ...change }))
    return report(['--pair', file, ...more], list)
  }

  it('is proven with the public list alone, and without it says that this was not told', () => {
    const { text, code } = say({}, ...atSite)
    expect(code).toBe(0)
    expect(text).toMatch(/^PROVEN\n[^]*\n\nThe list: PROVEN\n/)
    expect(text).toContain('told       up to round 0')
    expect(say({})).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^INCOMPLETE\n[^]*not told {3}whether the promise/) as string,
    })
    const offline = report(['--pair', file, ...atSite])
    expect(offline).toMatchObject({ code: 2 })
  })

  it('is refuted by a list with another promise at its place', () => {
    const tampered = [{ ...list[0]!, commitment: 'ab'.repeat(32) }]
    writeFileSync(file, JSON.stringify(pair))
    const { text, code } = report(['--pair', file, ...atSite], tampered)
    expect([code, text]).toEqual([1, expect.stringMatching(/^REFUTED\n[^]*FAILS {6}the promise/)])
    const anew = published([seedPromise('ab'.repeat(32))])
    expect(report(['--pair', file, ...atSite], anew).code).toBe(1)
    expect(say({ position: 2 }, ...atSite).code).toBe(1)
  })

  it('is refuted by a round that was left out, a seed, a roll or a state that is another', () => {
    expect(say({ nonce: 2 }, ...atSite).text).toContain('FAILS      skipped: 1')
    expect(say({}, '--nonce', '2', ...atSite).text).toContain('FAILS      skipped: 1')
    const shown = { ...(round.shown as object), roll: 1 }
    expect(say({ rounds: [{ ...round, shown }] }, ...atSite).text).toContain(
      'what was shown is not',
    )
    expect(say({ rounds: [{ ...round, state: 'open' }] }, ...atSite).code).toBe(1)
    const none = { nonce: 0, rounds: [] }
    expect(say(none, ...atSite).text).not.toContain('FAILS')
    expect(say({ ...none, serverSeed: 'ab'.repeat(32) }).text).toMatch(/^REFUTED\nFAILS/)
    expect(report(['--pair', '/nowhere'])).toMatchObject({ code: 1 })
  })

  it.each(vectors.pairs.told.map((one) => [one.what, one.verdict, one] as const))(
    '[G24] [G29] with %s is %s',
    (_, verdict, one) => {
      writeFileSync(file, JSON.stringify(one.pair))
      const { text, code } = report(['--pair', file, ...atSite], vectors.pairs.list)
      const codes = { proven: 0, refuted: 1, incomplete: 2, contested: 3 } as const
      expect([text.split('\n')[0], code]).toEqual([verdict.toUpperCase(), codes[verdict as never]])
    },
  )

  it('[G29] says of what was voided that it is the house’s word, and what cannot be judged', () => {
    const of = (what: string) => {
      const one = vectors.pairs.told.find((told) => told.what === what)
      writeFileSync(file, JSON.stringify(one?.pair))
      return report(['--pair', file, ...atSite], vectors.pairs.list).text
    }
    const cards = of('blackjack voided before it was over')
    expect(cards).toContain('unfinished when voided: how it would have ended cannot be judged')
    expect(cards).not.toContain('it would have paid')
    expect(cards).toContain('not told   what was chosen and done in the rounds that were voided')
    expect(of('mines voided while they stood above the stake')).toContain('it stood at 551, and')
    expect(of('a lost round voided')).toContain('it would have paid 0')
    expect(of('all rounds')).not.toContain('voided, but')
    expect(of('no position')).toContain('not told   at which position of the public list')
    expect(of('a voided round that shows something')).toContain('FAILS      1 rnd_1: the round was')
  })

  it('is contested by a round that was voided and would have been won', () => {
    // A roll that nearly always wins.
    const bet = { stake: '1000', choice: { side: 'under', target: 9_800 }, payout: '0' }
    const gone = { ...round, ...bet, shown: null, state: 'voided', voidedBy: 'no_money' }
    const { text, code } = say({ rounds: [gone] }, ...atSite)
    expect([code, text]).toEqual([3, expect.stringMatching(/^CONTESTED\n[^]*would have been won/)])
  })
})

describe('verify-fair', () => {
  it.each(vectors.rounds.map((round) => [`${round.model} ${round.nonce}`, round] as const))(
    'prints the result of %s',
    (_, round) => {
      const { text, code } = report(claimed(round), listFor(round))
      expect(code).toBe(0)
      expect(text).toMatch(/^PROVEN\n/)
      expect(text).toContain(`commitment ${round.commitment}`)
      expect(text).toContain(`payout     ${round.payout} `)
      expect(text).toContain(`shown      ${JSON.stringify(round.shown)}`)
    },
  )

  const shared: readonly Shared[] = [...vectors.shared, ...vectors.valued]
  it.each(shared.map((round) => [round.model, round.place, round] as const))(
    'prints how shared round %s %i ended, and where its chain began',
    (_, _place, round) => {
      const words = [...wordsOfShared(round), ...atSite]
      const { text, code } = report(words, listForShared(round))
      const isDemo = round.beacon === 'demo'
      expect(code).toBe(isDemo ? 4 : 0)
      expect(text).toMatch(isDemo ? /^UNBOUND\n/ : /^PROVEN\n/)
      expect(text).toContain(`chain      ${round.terminal}`)
      expect(text).toContain(`outcome    ${JSON.stringify(round.outcome)}`)
    },
  )

  it.each([
    ...vectors.forged.rounds.map(
      (one) => [`${one.model}: ${one.what}`, claimed(one), listFor(one)] as const,
    ),
    ...[...vectors.forged.shared, ...vectors.forged.valued].map(
      (one) => [`${one.model} ${one.place}: ${one.what}`, wordsOfShared(one), []] as const,
    ),
  ])('says no to %s', (_, words, list) => {
    const { text, code } = report(words, list)
    expect(code).toBe(1)
    expect(text).toMatch(/^REFUTED\n/)
  })

  it('says what is missing where nothing speaks against a round, and proves nothing then', () => {
    expect(report(wordsOf(first!)).text).toMatch(/^INCOMPLETE\nnot told {3}whether the seed/)
    const { text, code } = report(claimed(first!).slice(0, -2))
    expect([code, text]).toEqual([
      2,
      expect.stringContaining('not told   whether the promise stands'),
    ])
    const unseen = wordsOf(first!, '--commitment', first!.commitment, '--payout', first!.payout)
    expect(report([...unseen, ...atSite], listFor(first!)).text).toMatch(
      /^INCOMPLETE\n[^]*not told {3}whether what was shown/,
    )
    const [shared] = vectors.shared
    const bare = report(['--model', 'crash', '--link', shared!.link, '--salt', shared!.salt])
    expect(bare.text).toMatch(/^INCOMPLETE\nnot told {3}whether the link stands at its place/)
  })

  it('proves no chain that nobody published, and none of a beacon that nobody knows', () => {
    const [demo] = vectors.shared
    const invented = { ...demo!, beacon: 'drand-mainnet' }
    for (const one of [demo!, invented]) expect(report(wordsOfShared(one)).code).toBe(2)
    const words = [...wordsOfShared(invented), ...atSite]
    expect(report(words, listForShared(invented)).code).toBe(2)
    const other = published([seedPromise('ab'.repeat(32))])
    expect(report([...wordsOfShared(demo!), ...atSite], other).text).toMatch(/^REFUTED\n/)
  })

  it('says what is wrong with what it was given', () => {
    const changed = (name: string, value: string) => {
      const words = wordsOf(first!)
      words[words.indexOf(name) + 1] = value
      return report(words)
    }
    for (const [name, value, says] of [
      ['--model', 'tombola', 'No game of ours'],
      ['--server-seed', 'abc', '64 hexadecimal digits'],
      ['--nonce', '1.5', 'whole number from 0'],
      ['--stake', '1.5', 'stake'],
      ['--choice', '{', 'not JSON'],
      ['--choice', '{"side":"up"}', 'choice'],
      ['--moves', '[{"open":1}]', 'move'],
    ] as const) {
      expect(changed(name, value), name).toMatchObject({
        code: 1,
        text: expect.stringContaining(says),
      })
    }
    expect(report(['--what'])).toEqual({ text: usage, code: 1 })
    expect(report([])).toEqual({ text: usage, code: 1 })
  })
})

describe('the test vectors', () => {
  it('are those of the rules as they are now', () => {
    expect(vectors).toEqual(JSON.parse(JSON.stringify(makeVectors(slotVectors))))
  })

  it('stand beside the models of slots as they are now', () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(describeSlots())))
  })

  it.each(vectors.words)('words under nonce $nonce are those of Node alone', (vector) => {
    const { serverSeed, clientSeed, nonce, words } = vector
    const own = [0, 1, 2].flatMap((cursor) => {
      const block = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
        .update(`${clientSeed}:${nonce}:${cursor}`)
        .digest()
      return Array.from({ length: 8 }, (_, place) => block.readUInt32BE(place * 4))
    })
    expect(words).toEqual(own.slice(0, 20))
  })

  it('the rounds of dice are those of Node alone', () => {
    for (const round of vectors.rounds.filter(({ model }) => model === 'dice')) {
      const { serverSeed, clientSeed, nonce } = round
      const key = Buffer.from(serverSeed, 'hex')
      const roll =
        createHmac('sha256', key).update(`${clientSeed}:${nonce}:0`).digest().readUInt32BE(0) %
        10_000
      expect(round.shown).toMatchObject({ roll })
      expect(round.commitment).toBe(createHash('sha256').update(key).digest('hex'))
    }
  })

  it('the shared rounds are those of Node alone', () => {
    for (const { link, salt, place, terminal, beaconValue, outcome } of vectors.shared) {
      const own = createHash('sha256').update(`${terminal}:${beaconValue}`).digest('hex')
      expect(salt).toBe(own)
      let bytes = Buffer.from(link, 'hex')
      const block = createHmac('sha256', bytes).update(`${salt}:0`).digest()
      const drawn = (BigInt(block.readUInt32BE(0) % 2 ** 20) << 32n) | BigInt(block.readUInt32BE(4))
      const point = (99n * 2n ** 52n) / (2n ** 52n - drawn)
      expect(outcome.crashedAt).toBe(Math.min(Math.max(Number(point), 100), 1_000_000))
      for (let gone = 0; gone < place; gone += 1)
        bytes = createHash('sha256').update(bytes).digest()
      expect(bytes.toString('hex')).toBe(terminal)
    }
  })
})
