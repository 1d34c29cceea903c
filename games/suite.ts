import type { Chance } from '@baize/kernel/chance'
import { fairChance } from '@baize/kernel/fair'
import { abandonRound } from './abandon.ts'
import { mostBets } from './bets.ts'
import type { Bet, Bets, Game, Json, Played, Rtp } from './game.ts'

/** What the suite must know of a game to play it: choices to try, and moves that may come next. */
export type Tried = {
  readonly game: Game
  readonly choices: readonly Json[]
  /** Moves to try from where a round stands; none for a game of one shot. */
  readonly moves: (played: Played, made: readonly Json[]) => readonly Json[]
  /** What no player may learn before the end, as it would stand in what is shown; nothing for a game of one shot. */
  readonly hidden?: (over: Played) => Json
  /** What was turned over so far by chance, which is shown and may be; nothing where all of it is hidden to the end. */
  readonly open?: (played: Played) => Json
}

/** One rule that every game keeps. It throws, with what it saw, when the game does not. */
export type Check = { readonly title: string; run(tried: Tried): void }

const serverSeed = '5a'.repeat(32)
export const garbage: readonly unknown[] = [
  'win',
  12.5,
  -1,
  Number.NaN,
  [],
  [1],
  true,
  { payout: 1_000_000 },
  { open: 25 },
  { open: '1' },
  { mines: 0 },
  { mines: 1, payout: 5 },
  { side: 'under', target: 1 },
  { side: 'under', target: 5_000, roll: 1 },
]

/** Moves of all games, so that each is tried with those of the others. */
const knownMoves: readonly Json[] = [
  'cash_out',
  'hit',
  'stand',
  'double',
  'split',
  'insure',
  'decline',
  ...Array.from({ length: 25 }, (_, open) => ({ open })),
]

export function chanceOf(nonce: number): Chance {
  return fairChance({ serverSeed, clientSeed: 'suite', nonce })
}

/** Gives few different numbers, so that many rounds are alike in what is turned over. */
function narrowChance(nonce: number): Chance {
  const chance = chanceOf(nonce)
  return { below: (bound) => chance.below(Math.min(bound, 3)) * Math.floor(bound / 3) }
}

/** Rounds played to their end with many seeds: the moves taken go round in turn, so that both ends are met. */
export function playRounds(
  { game, choices, moves }: Tried,
  count: number,
  see: (round: SeenRound) => void,
  makeChance = chanceOf,
) {
  for (let nonce = 0; nonce < count; nonce += 1) {
    const choice = choices[nonce % choices.length] as Json
    const stake = game.bets?.stakeOf(choice) ?? game.stakeUnit * BigInt(1 + (nonce % 50))
    const made: Json[] = []
    for (;;) {
      const played = game.play(stake, choice, made, makeChance(nonce))
      if (played === undefined)
        throw new Error(`${game.id}: an allowed move was refused: ${text(made)}`)
      see({ nonce, stake, choice, made: [...made], played })
      const next = played.isOver ? [] : moves(played, made)
      if (next.length === 0) break
      made.push(next[(nonce * 7 + made.length * 3) % next.length] as Json)
    }
  }
}

export type SeenRound = {
  readonly nonce: number
  readonly stake: bigint
  readonly choice: Json
  readonly made: readonly Json[]
  readonly played: Played
}

export function text(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one))
}

export function must(holds: boolean, says: () => string): void {
  if (!holds) throw new Error(says())
}

export const suite: readonly Check[] = [
  {
    title: 'the same stake, choice, moves and seed give the same round',
    run: (tried) =>
      playRounds(tried, 200, ({ nonce, stake, choice, made, played }) => {
        const again = tried.game.play(stake, choice, made, chanceOf(nonce))
        must(text(again) === text(played), () => `${text(played)} became ${text(again)}`)
      }),
  },
  {
    title: 'a round is replayed from what JSON keeps of it',
    run: (tried) =>
      playRounds(tried, 200, ({ nonce, stake, choice, made, played }) => {
        const { game } = tried
        const kept = JSON.parse(JSON.stringify({ choice, made })) as {
          choice: unknown
          made: unknown[]
        }
        const again = game.play(
          stake,
          game.parseChoice(kept.choice) as Json,
          kept.made.map((move) => game.parseMove(move) as Json),
          chanceOf(nonce),
        )
        must(text(again) === text(played), () => `${text(played)} became ${text(again)}`)
        must(text(JSON.parse(JSON.stringify(played.shown))) === text(played.shown), () =>
          text(played),
        )
      }),
  },
  {
    title: 'a payout is never negative and never above its ceiling',
    run: (tried) =>
      playRounds(tried, 1_000, ({ stake, played }) => {
        const most = played.staked * BigInt(tried.game.mostTimes)
        must(played.payout >= 0n && played.payout <= most, () => `${text(played)} for ${stake}`)
      }),
  },
  {
    title: 'what is staked is the stake at first, and grows with moves or stays',
    run(tried) {
      let before = 0n
      playRounds(tried, 300, ({ stake, made, played: { staked } }) => {
        must(made.length > 0 || staked === stake, () => `${staked} for ${stake}`)
        must(made.length === 0 || staked >= before, () => `${before} became ${staked}`)
        before = staked
      })
    },
  },
  {
    title: 'rounds take steps when the game declares them, and only then',
    run(tried) {
      const { game } = tried
      let waited = 0
      playRounds(tried, 200, ({ played }) => (waited += played.isOver ? 0 : 1))
      must(game.steps !== 'none' || waited === 0, () => `${waited} waited for a move`)
      must(game.steps === 'none' || waited > 0, () => 'none waited for a move')
      const moves = knownMoves.filter((move) => game.parseMove(move) !== undefined)
      must((game.steps === 'none') === (moves.length === 0), () => text(moves))
    },
  },
  {
    title: 'a round that is left at any step ends by the rules, and costs nobody anything',
    run: (tried) =>
      playRounds(tried, 300, ({ nonce, stake, choice, made, played }) => {
        const { game } = tried
        const begun = { stake, choice, moves: made }
        const left = abandonRound(game, begun, () => chanceOf(nonce))
        const further = left.moves.slice(made.length)
        must(left.played.isOver || further.length === 0, () => `stopped after ${text(left)}`)
        must(left.played.staked === played.staked, () => `${text(further)} cost something`)
        for (const move of further) {
          must(text(game.parseMove(move)) === text(move), () => `made ${text(move)}`)
        }
      }),
  },
  {
    title:
      'a payout is in proportion to the stake, but for less than one unit that is paid by chance',
    run: (tried) =>
      playRounds(tried, 200, ({ nonce, stake, choice, made, played }) => {
        const { game } = tried
        const large = game.play(
          stake * 1_000n,
          timesChoice(game, choice, 1_000n),
          made,
          chanceOf(nonce),
        )
        // Each of the two is less than a unit off, so that a thousand of the one are at most a thousand off the other.
        const apart = (large?.payout ?? -1_000_000n) - played.payout * 1_000n
        must(apart >= -1_000n && apart <= 1_000n, () => `${stake}: ${text(played)}, ${text(large)}`)
      }),
  },
  {
    title: 'nothing can be moved after the end',
    run: (tried) =>
      playRounds(tried, 200, ({ nonce, stake, choice, made, played }) => {
        if (!played.isOver) return
        for (const move of knownMoves) {
          const further = tried.game.play(stake, choice, [...made, move], chanceOf(nonce))
          must(further === undefined, () => `${text(move)} after ${text(made)}`)
        }
      }),
  },
  {
    title: 'what is no choice and no move is refused',
    run({ game, choices }) {
      for (const choice of choices) must(game.parseChoice(choice) !== undefined, () => text(choice))
      for (const input of garbage) {
        must(game.parseChoice(input) === undefined, () => `choice ${text(input)}`)
        must(game.parseMove(input) === undefined, () => `move ${text(input)}`)
      }
    },
  },
  {
    title: 'what is shown before the end does not depend on what is hidden',
    run(tried) {
      const { hidden } = tried
      if (hidden === undefined) return
      const seen = new Map<string, { shown: string; secrets: Set<string> }>()
      for (const makeChance of [chanceOf, narrowChance]) {
        const see = (round: SeenRound) => {
          const { choice, made, played } = round
          if (played.isOver) return
          const key = text([choice, made, tried.open?.(played) ?? null])
          const over = endOf(tried, round, makeChance)
          const shown = text([played.shown, payoutOfSeven(tried.game, round, makeChance)])
          const known = seen.get(key) ?? { shown, secrets: new Set() }
          must(known.shown === shown, () => `${known.shown} against ${shown}`)
          known.secrets.add(text(hidden(over)))
          seen.set(key, known)
        }
        playRounds(tried, 1_000, see, makeChance)
      }
      const compared = [...seen.values()].some(({ secrets }) => secrets.size > 1)
      must(compared, () => 'no two rounds were alike in moves and different in what is hidden')
    },
  },
  {
    title: 'the stake of several bets is their sum, and no other is played',
    run(tried) {
      const { game, choices } = tried
      const { bets } = game
      if (bets === undefined) return
      for (const choice of choices) {
        const stake = bets.of(choice).reduce((sum, bet) => sum + BigInt(bet.stake), 0n)
        must(bets.stakeOf(choice) === stake, () => `${bets.stakeOf(choice)} for ${text(choice)}`)
        for (const other of [stake - game.stakeUnit, stake + game.stakeUnit]) {
          const played = game.play(other, choice, [], chanceOf(0))
          must(played === undefined, () => `${other} was played with ${text(choice)}`)
        }
        for (const { spot } of bets.of(choice)) judgeLimit(bets, spot)
      }
    },
  },
  {
    title: 'a list of bets is refused when anything in it is wrong',
    run({ game, choices }) {
      const { bets } = game
      if (bets === undefined) return
      for (const choice of choices) {
        for (const list of wrongLists(bets.of(choice))) {
          const parsed = game.parseChoice({ bets: list })
          must(parsed === undefined, () => `taken: ${text(list).slice(0, 200)}`)
        }
        must(game.parseChoice({ bets: bets.of(choice), more: 1 }) === undefined, () => 'more')
      }
    },
  },
  {
    title: 'the band of its return holds what it declares, and each return of its own is in one',
    run({ game }) {
      judgeRtp(game.rtp)
      for (const { rtp } of game.returns) judgeRtp(rtp)
      const names = game.returns.map(({ of }) => of)
      must(new Set(names).size === names.length, () => text(names))
      must(game.stakeUnit >= 1n && game.mostTimes >= 1, () => text(game.stakeUnit))
    },
  },
  {
    title: 'what it declares of a purse is possible',
    run({ game: { purse, steps, pool, cycleMs } }) {
      if (purse === undefined) return
      const { least, most, stakesPerSecond, settleMs, idleMs } = purse
      // Every stake of it is over with its making, and nothing but stake and payout moves.
      must(steps === 'none' && pool === undefined && cycleMs === undefined, () => text(purse))
      must(Object.values(purse).every(Number.isInteger), () => text(purse))
      must(least >= 1 && most >= least && most <= 100_000, () => text(purse))
      must(stakesPerSecond >= 1 && stakesPerSecond <= 20, () => text(purse))
      // What is not settled yet is told to nobody but the player, so it must not be old.
      must(settleMs >= 1_000 && settleMs <= 30_000, () => text(purse))
      must(idleMs >= settleMs && idleMs <= 600_000, () => text(purse))
    },
  },
  {
    title: 'its pool and its pace are possible ones',
    run({ game: { pool, cycleMs } }) {
      if (cycleMs !== undefined) must(Number.isInteger(cycleMs) && cycleMs > 0, () => text(cycleMs))
      if (pool === undefined) return
      const { name, contributionBps: bps, seed } = pool
      must(name !== '' && Number.isInteger(bps) && bps > 0 && bps < 10_000, () => text(pool))
      must(Number.isInteger(seed) && seed >= 0, () => text(pool))
    },
  },
]

export function judgeRtp(rtp: Rtp): void {
  const { declaredBps, fromBps, toBps, exact } = rtp
  must(fromBps <= declaredBps && declaredBps <= toBps && toBps < 10_000, () => text(rtp))
  if (exact === undefined) return
  const [back, of] = exact
  must(declaredBps === Math.floor((back * 10_000) / of), () => text(rtp))
}

/** What a spot takes grows with what the table takes, and is never more. */
export function judgeLimit({ spotLimit }: Bets, spot: string): void {
  const [less, more] = [spotLimit(spot, 10_000n), spotLimit(spot, 20_000n)]
  must(less > 0n && less <= 10_000n && more > less, () => `${spot}: ${less} and ${more}`)
}

export function wrongLists(bets: readonly Bet[]): unknown[] {
  const [first, ...rest] = bets as readonly [Bet, ...Bet[]]
  const stakes = ['0', '-1', '1.5', '01', '+1', ' 1', '1e3', '', '9'.repeat(40), 1, 1n, null, [1]]
  return [
    [],
    {},
    null,
    'red',
    [null],
    [first.spot],
    [first, first],
    [...bets, { ...first, stake: '1' }],
    Array.from({ length: 1_000 }, () => first),
    Array.from({ length: mostBets + 1 }, (_, spot) => ({ ...first, spot: String(spot) })),
    [{ ...first, spot: 'no such spot' }],
    [{ ...first, spot: 17 }],
    [{ ...first, payout: '1' }],
    ...stakes.map((stake) => [{ ...first, stake }, ...rest]),
  ]
}

/** The choice of a stake that is so many times as large: bets grow with it. */
function timesChoice({ bets }: Game, choice: Json, times: bigint): Json {
  if (bets === undefined) return choice
  const larger = bets
    .of(choice)
    .map(({ spot, stake }) => ({ spot, stake: String(BigInt(stake) * times) }))
  return { bets: larger }
}

/** What would be paid here for seven units, which few multiples make whole: also that tells nothing of what is drawn later. */
function payoutOfSeven(
  game: Game,
  { nonce, choice, made }: SeenRound,
  makeChance: (nonce: number) => Chance,
): bigint | undefined {
  return game.play(game.stakeUnit * 7n, choice, made, makeChance(nonce))?.payout
}

function endOf(
  { game, moves }: Tried,
  { nonce, stake, choice, made, played }: SeenRound,
  makeChance: (nonce: number) => Chance,
): Played {
  const further = [...made]
  let now = played
  while (!now.isOver) {
    further.push(moves(now, further)[0] as Json)
    now = game.play(stake, choice, further, makeChance(nonce)) as Played
  }
  return now
}
