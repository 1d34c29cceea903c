import type {
  ArcadePlayed,
  ArcadeRound,
  ArcadeTable,
  NextSeed,
  SeedPair,
} from '@baize/contract/arcade/arcade'
import type { ArcadePurse } from '@baize/contract/arcade/purse'
import type { ErrorCode } from '@baize/contract/errors'
import { judgeBets } from '@baize/games/bets'
import { fastChance } from '@baize/games/fast-chance'
import { findGame } from '@baize/games/find-game'
import type { Json, Played } from '@baize/games/game'
import { commitmentOf } from '@baize/kernel/fair'

/** The server says no. */
export class Refused {
  readonly code: ErrorCode
  readonly message: string
  constructor(code: ErrorCode, message = '') {
    this.code = code
    this.message = message
  }
}

type Body = Readonly<Record<string, unknown>>
export type Answer = (path: string, body: Body) => unknown

export type FakeOptions = {
  readonly model: string
  readonly name?: string
  readonly vendor?: string
  readonly code?: string
  readonly family?: string
  readonly balance?: bigint
  readonly roundMs?: number
  /** The seeds of the rounds in their order; afterwards they count on. */
  readonly seeds?: readonly number[]
  readonly demo?: boolean
  /** It is played from a purse too. */
  readonly purse?: boolean
  /** Nobody has sent a seed yet. */
  readonly first?: boolean
}

const session = 'S'.repeat(43)
const bounds = { min: 100n, max: 100_000n }

/** The house's seeds in their order. */
const houseSeed = (order: number) => (0xab + order).toString(16).padStart(2, '0').repeat(32)

export const fakeSeed: SeedPair = {
  id: 'sed_01hzzzzzzzzzzzzzzzzzzzzzzz',
  commitment: commitmentOf(houseSeed(0)),
  position: 17,
  clientSeed: 'quiet-lantern-7',
  nonce: 41,
  serverSeed: '',
  createdAt: '2026-11-15T06:00:00.000Z',
  activatedAt: '2026-11-15T06:00:01.000Z',
  revealedAt: '',
}

export const fakeNext: NextSeed = {
  commitment: commitmentOf(houseSeed(1)),
  position: 18,
  createdAt: '2026-11-15T06:00:01.000Z',
}

/** A table in memory that plays by the true rules, with a chance that everybody knows. */
export function createFakeArcade(options: FakeOptions): Answer {
  const { model, roundMs = 2500, seeds = [] } = options
  const game = findGame(model)
  let balance = options.balance ?? 1_248_050n
  let { nonce } = fakeSeed
  let seed = fakeSeed
  let next = fakeNext
  let isFirst = options.first ?? false
  let revealed: SeedPair[] = []
  let played = 0
  let pool = 48_213_377n
  const rounds: ArcadeRound[] = []
  const terms = options.purse ? { least: '1000', most: '1000000', stakesPerSecond: 10 } : null
  let purse: ArcadePurse | null = null
  const byRequest = new Map<string, ArcadeRound>()

  const pools = () => [{ name: 'grand', amount: String(pool) }]
  const answer = (round: ArcadeRound): ArcadePlayed => ({
    round,
    balance: String(balance),
    nonce,
    pools: pools(),
    head: { position: 12, hash: 'ab'.repeat(32) },
  })

  function replay(round: ArcadeRound, moves: readonly Json[]): Played | undefined {
    const choice = game?.parseChoice(round.choice)
    return game?.play(BigInt(round.stake), choice as Json, moves, fastChance(seedOf(round.nonce)))
  }

  const seedOf = (of: number) => seeds[of - fakeSeed.nonce] ?? of * 7919 + 13

  function settle(round: ArcadeRound, result: Played, moves: readonly Json[]): ArcadeRound {
    const state = result.isOver ? 'settled' : 'open'
    const won = result.jackpot === undefined ? 0n : pool
    pool -= won
    if (result.isOver) balance += result.payout + won
    const next: ArcadeRound = {
      ...round,
      moves: [...moves],
      state,
      shown: result.shown,
      staked: String(result.staked),
      payout: result.isOver ? String(result.payout) : '0',
      jackpot: String(won),
      endedAt: result.isOver ? new Date().toISOString() : '',
    }
    const at = rounds.findIndex(({ id }) => id === round.id)
    if (at < 0) rounds.unshift(next)
    else rounds[at] = next
    return next
  }

  function play({ request, stake, choice }: Body): unknown {
    const known = byRequest.get(String(request))
    if (known) return answer(rounds.find(({ id }) => id === known.id) ?? known)
    const sum = BigInt(String(stake))
    if (sum > balance) return new Refused('insufficient_funds', 'Your balance is too small.')
    played += 1
    const round: ArcadeRound = {
      id: `rnd_${String(played).padStart(26, '0')}`,
      game: 'HL/g1',
      model,
      state: 'open',
      stake: String(sum),
      staked: String(sum),
      choice,
      moves: [],
      shown: null,
      payout: '0',
      jackpot: '0',
      seed: seed.id,
      nonce,
      openedAt: new Date().toISOString(),
      endedAt: '',
      voidedBy: '',
    }
    const judged =
      game && judgeBets(game, game.parseChoice(choice) ?? null, { ...bounds, stake: sum })
    if (judged?.ok === false) return new Refused(judged.code)
    const result = replay(round, [])
    if (!result) return new Refused('invalid_choice')
    balance -= sum
    pool += sum / 100n
    nonce += 1
    const settled = settle(round, result, [])
    byRequest.set(String(request), settled)
    return answer(settled)
  }

  const leftIn = ({ filled, staked, paid }: ArcadePurse) =>
    String(BigInt(filled) - BigInt(staked) + BigInt(paid))
  const stood = (now: ArcadePurse) => {
    const told = { ...now, left: leftIn(now) }
    purse = now.state === 'closed' ? null : told
    return { purse: told, balance: String(balance) }
  }

  function fill({ amount }: Body): unknown {
    const sum = BigInt(String(amount))
    if (sum > balance) return new Refused('insufficient_funds', 'Your balance is too small.')
    balance -= sum
    const empty = { filled: '0', staked: '0', paid: '0', left: '0', rounds: 0 }
    const open = { id: `pur_${'0'.repeat(26)}`, state: 'open', closedAt: '', closedBy: '' } as const
    const before = purse ?? { ...empty, ...open, openedAt: new Date().toISOString() }
    return stood({ ...before, filled: String(BigInt(before.filled) + sum) })
  }

  function playBets({ request, bets }: Body): unknown {
    if (!purse) return new Refused('purse_closed', 'This purse is closed.')
    const own = purse
    const fits = (bets as Body[]).filter(
      ({ stake }, index) => BigInt(String(stake)) * BigInt(index + 1) <= BigInt(leftIn(own)),
    )
    const held = balance
    balance = BigInt(leftIn(own))
    const done = fits.map((bet, index) => play({ ...bet, request: `${String(request)}${index}` }))
    balance = held
    const made = (done as ArcadePlayed[]).map(({ round }) => round)
    const sum = (of: 'stake' | 'payout') => made.reduce((all, one) => all + BigInt(one[of]), 0n)
    const staked = String(BigInt(own.staked) + sum('stake'))
    const paid = String(BigInt(own.paid) + sum('payout'))
    const after = stood({ ...own, staked, paid, rounds: own.rounds + made.length })
    return { rounds: made, purse: after.purse, nonce }
  }

  function close(): unknown {
    if (!purse) return new Refused('purse_closed', 'This purse is closed.')
    balance += BigInt(leftIn(purse))
    return stood({ ...purse, state: 'closed', closedBy: 'player' })
  }

  function move(path: string, { move: made, step }: Body): unknown {
    const round = rounds.find(({ id }) => path.includes(id))
    if (!round) return new Refused('not_found')
    if (round.state !== 'open') return new Refused('round_over')
    const before = round.moves as readonly Json[]
    if (Number(step) < before.length) return answer(round)
    const moves = [...before, made as Json]
    const result = replay(round, moves)
    if (!result) return new Refused('invalid_move')
    const cost = result.staked - BigInt(round.staked ?? round.stake)
    if (cost > balance) return new Refused('insufficient_funds', 'Your balance is too small.')
    balance -= cost
    return answer(settle(round, result, moves))
  }

  function table(): ArcadeTable {
    return {
      purse: terms === null ? null : { ...terms, open: purse },
      session,
      game: {
        nodeId: 7,
        code: options.code ?? 'g1',
        name: options.name ?? 'Sweet Lantern',
        vendor: options.vendor ?? 'HL',
        engine: game?.engine ?? 'instant',
        model,
        iconUrl: `/art/v1/${options.vendor ?? 'HL'}/${options.code ?? 'g1'}.svg?c=RNG&n=${encodeURIComponent(options.name ?? 'Sweet Lantern')}`,
        ...(options.family !== undefined && { family: options.family }),
      },
      player: 're***4',
      currency: 'PHP',
      balance: String(balance),
      demo: options.demo ?? false,
      stakes: {
        min: String(bounds.min),
        max: String(bounds.max),
        step: '100',
        presets: ['100', '200', '500', '1000', '2000', '5000', '10000', '50000'],
        usual: '2000',
      },
      rtpBps: game?.rtp.declaredBps ?? 9900,
      roundMs: game?.engine === 'instant' ? 0 : roundMs,
      seed: isFirst ? null : { ...seed, nonce },
      nextSeed: next,
      open: rounds.find(({ state }) => state === 'open') ?? null,
      last: rounds.filter(({ state }) => state !== 'open').slice(0, 20),
      pools: pools(),
    }
  }

  function exchange({ clientSeed, commitment }: Body) {
    if (commitment !== next.commitment) return new Refused('seed_changed')
    const serverSeed = houseSeed(next.position - fakeNext.position)
    const old = isFirst ? null : { ...seed, nonce, serverSeed, revealedAt: seed.createdAt }
    if (old) revealed = [old, ...revealed]
    const id = `sed_${String(next.position).padStart(26, '0')}`
    seed = { ...fakeSeed, ...next, id, clientSeed: String(clientSeed), nonce: 0 }
    const position = next.position + 1
    const order = position - fakeSeed.position
    next = { ...next, commitment: commitmentOf(houseSeed(order)), position }
    nonce = 0
    isFirst = false
    return { active: seed, revealed: old, next }
  }

  return (path, body) => {
    if (path === '/arcade/session' || path === '/arcade/session/resume') return table()
    if (path === '/arcade/rounds') return play(body)
    if (path.endsWith('/moves')) return move(path, body)
    if (path === '/arcade/purses' || path.endsWith('/sums')) return fill(body)
    if (path.startsWith('/arcade/purses/') && path.endsWith('/rounds')) return playBets(body)
    if (path.endsWith('/close')) return close()
    if (path === '/arcade/history') return { list: rounds, next: '' }
    if (path === '/arcade/seeds') {
      const active = isFirst ? null : { ...seed, nonce }
      return { active, next, revealed }
    }
    if (path === '/arcade/seeds/rounds')
      return { pair: revealed[0] ?? null, list: rounds, next: '' }
    if (path === '/arcade/seeds/exchange') return exchange(body)
    return new Refused('not_found')
  }
}

export type Asked = { readonly path: string; readonly body: Body }

export function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : input.toString()
}

/** Puts a table in the place of the network, and gives the list of what was asked. */
export function fakeFetch(answerTo: Answer, delayMs = 0): { fetch: typeof fetch; asked: Asked[] } {
  const asked: Asked[] = []
  const fake = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(addressOf(input), location.origin).pathname
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Body) : {}
    asked.push({ path, body })
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs))
    const value: unknown = await answerTo(path, body)
    if (value instanceof Error) throw value
    if (value instanceof Refused) {
      return Response.json({ success: false, value: null, requestId: 'req-1', ...value })
    }
    return Response.json({ success: true, value, message: '', code: '' })
  }
  return { fetch: fake, asked }
}
