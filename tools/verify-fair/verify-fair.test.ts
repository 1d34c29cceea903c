import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { vectors } from '@baize/games/testing/vectors'
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

const claimed = (round: (typeof vectors.rounds)[number]) =>
  wordsOf(round, '--commitment', round.commitment, '--payout', round.payout)

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
    const { text, isRight } = report(['--list', file, '--seen', `1:${hash}`])
    expect(isRight).toBe(true)
    expect(text).toContain(`head       1:${hash}`)
    expect(report(['--list', 'https://baize.example'], [told])).toMatchObject({ isRight: true })
    expect(siteOf(['--list', 'https://baize.example'])).toBe('https://baize.example')
    expect(siteOf(['--list', file])).toBeUndefined()
  })

  it('is refuted by another seed, by another head, and is no list when it is none', () => {
    const lied = [{ ...told, revealed: '11'.repeat(32) }]
    expect(report(['--list', 'https://x.example'], lied)).toEqual({
      isRight: false,
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
      expect(report(words).isRight).toBe(false)
    }
    expect(report(['--list', 'https://x.example'], [{ ...told, hash: 5 }]).isRight).toBe(false)
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
  const say = (rounds: unknown, ...more: string[]) => {
    writeFileSync(
      list,
      JSON.stringify([{ ...entry, ...told, hash: hashEntry(beforeFirst, entry) }]),
    )
    writeFileSync(history, JSON.stringify(rounds))
    return report([...words, ...more])
  }

  it('are proven with what was published', () => {
    expect(say([round])).toEqual({
      isRight: true,
      text: 'PROVEN chn_1: 1 rounds are proven, 0 were voided',
    })
  })

  it('are refuted by one that is missing, altered or of a chain that was not published', () => {
    expect(say([{ ...round, outcome: { crashedAt: 101 } }]).text).toContain(
      'FAILS      place 1: the outcome is not the one that was drawn',
    )
    expect(say([{ ...round, chain: 'chn_2' }]).text).toContain('no such chain was published')
    expect(say([]).isRight).toBe(false)
    expect(say('rounds').isRight).toBe(false)
    expect(say([round], '--value', 'mine').isRight).toBe(false)
  })

  it('tell of one that was voided for want of a value that is public', () => {
    const voided = { ...round, outcome: null, beaconValue: '', voidedBy: 'no_value' }
    expect(say([voided])).toMatchObject({ isRight: true })
    const { text, isRight } = say([voided], '--value', `${ownRound}:${ownValue}`)
    expect(isRight).toBe(false)
    expect(text).toMatch(/^CONTESTED chn_1/)
    expect(text).toContain(
      `voided     place 1 (no_value) though that is public; it would have been ${JSON.stringify(valued.outcome)}`,
    )
  })
})

describe('verify-fair', () => {
  it.each(vectors.rounds.map((round) => [`${round.model} ${round.nonce}`, round] as const))(
    'prints the result of %s',
    (_, round) => {
      const { text, isRight } = report(claimed(round))
      expect(isRight).toBe(true)
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
      const { text, isRight } = report(wordsOfShared(round))
      expect(isRight).toBe(true)
      expect(text).toMatch(/^PROVEN\n/)
      expect(text).toContain(`chain      ${round.terminal}`)
      expect(text).toContain(`outcome    ${JSON.stringify(round.outcome)}`)
    },
  )

  it.each([
    ...vectors.forged.rounds.map((one) => [`${one.model}: ${one.what}`, claimed(one)] as const),
    ...[...vectors.forged.shared, ...vectors.forged.valued].map(
      (one) => [`${one.model} ${one.place}: ${one.what}`, wordsOfShared(one)] as const,
    ),
  ])('says no to %s', (_, words) => {
    const { text, isRight } = report(words)
    expect(isRight).toBe(false)
    expect(text).toMatch(/^REFUTED\n/)
  })

  it('says what is missing where nothing speaks against a round, and proves nothing then', () => {
    expect(report(wordsOf(first!)).text).toMatch(/^INCOMPLETE\nnot told {3}whether the seed/)
    const [shared] = vectors.shared
    const bare = report(['--model', 'crash', '--link', shared!.link, '--salt', shared!.salt])
    expect(bare.text).toMatch(/^INCOMPLETE\nnot told {3}whether the link stands at its place/)
  })

  it('holds a whole pair of seeds against its seeds', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'pair-')), 'pair.json')
    const round = { ...first!, id: 'rnd_1', state: 'settled', voidedBy: '' }
    const { commitment, serverSeed, clientSeed } = first!
    const pair = { commitment, serverSeed, clientSeed, nonce: 1, rounds: [round] }
    writeFileSync(file, JSON.stringify(pair))
    expect(report(['--pair', file])).toMatchObject({ isRight: true })
    writeFileSync(file, JSON.stringify({ ...pair, nonce: 2 }))
    const { text, isRight } = report(['--pair', file])
    expect(isRight).toBe(false)
    expect(text).toContain('FAILS      skipped: 1')
    expect(report(['--pair', '/nowhere'])).toMatchObject({ isRight: false })
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
        isRight: false,
        text: expect.stringContaining(says),
      })
    }
    expect(report(['--what'])).toEqual({ text: usage, isRight: false })
    expect(report([])).toEqual({ text: usage, isRight: false })
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
