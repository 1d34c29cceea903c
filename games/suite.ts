import { fairChance } from '@baize/kernel/fair'
import type { Game, Json, Played } from './game.ts'

/** What the suite must know of a game to play it: choices to try, and moves that may come next. */
export type Tried = {
  readonly game: Game
  readonly choices: readonly Json[]
  /** Moves to try from where a round stands; none for a game of one shot. */
  readonly moves: (played: Played, made: readonly Json[]) => readonly Json[]
  /** What no player may learn before the end, as it would stand in what is shown; nothing for a game of one shot. */
  readonly hidden?: (over: Played) => Json
}

/** One rule that every game keeps. It throws, with what it saw, when the game does not. */
export type Check = { readonly title: string; run(tried: Tried): void }

const serverSeed = '5a'.repeat(32)
const garbage: readonly unknown[] = [
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

export function chanceOf(nonce: number) {
  return fairChance({ serverSeed, clientSeed: 'suite', nonce })
}

/** Rounds played to their end with many seeds: the moves taken go round in turn, so that both ends are met. */
export function playRounds(
  { game, choices, moves }: Tried,
  count: number,
  see: (round: SeenRound) => void,
) {
  for (let nonce = 0; nonce < count; nonce += 1) {
    const choice = choices[nonce % choices.length] as Json
    const stake = game.stakeUnit * BigInt(1 + (nonce % 50))
    const made: Json[] = []
    for (;;) {
      const played = game.play(stake, choice, made, chanceOf(nonce))
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

function text(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one))
}

function must(holds: boolean, says: () => string): void {
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
        const most = stake * BigInt(tried.game.mostTimes)
        must(played.payout >= 0n && played.payout <= most, () => `${text(played)} for ${stake}`)
      }),
  },
  {
    title: 'a payout is in proportion to the stake, so that nothing is gained by the size of one',
    run: (tried) =>
      playRounds(tried, 200, ({ nonce, stake, choice, made, played }) => {
        const large = tried.game.play(stake * 1_000n, choice, made, chanceOf(nonce))
        const apart = (large?.payout ?? -1n) - played.payout * 1_000n
        must(apart >= 0n && apart < 1_000n, () => `${stake}: ${text(played)}, ${text(large)}`)
      }),
  },
  {
    title: 'nothing can be moved after the end',
    run: (tried) =>
      playRounds(tried, 200, ({ nonce, stake, choice, made, played }) => {
        if (!played.isOver) return
        const more: Json[] = ['cash_out', ...Array.from({ length: 25 }, (_, open) => ({ open }))]
        for (const move of more) {
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
      playRounds(tried, 1_000, ({ nonce, stake, choice, made, played }) => {
        if (played.isOver) return
        const key = text([choice, made])
        const over = endOf(tried, { nonce, stake, choice, made, played })
        const shown = text(played.shown)
        const known = seen.get(key) ?? { shown, secrets: new Set() }
        must(known.shown === shown, () => `${known.shown} against ${shown}`)
        known.secrets.add(text(hidden(over)))
        seen.set(key, known)
      })
      const compared = [...seen.values()].some(({ secrets }) => secrets.size > 1)
      must(compared, () => 'no two rounds were alike in moves and different in what is hidden')
    },
  },
  {
    title: 'the band of its return holds what it declares',
    run({ game }) {
      const { declaredBps, fromBps, toBps } = game.rtp
      must(fromBps <= declaredBps && declaredBps <= toBps && toBps < 10_000, () => text(game.rtp))
      must(game.stakeUnit >= 1n && game.mostTimes >= 1, () => text(game.stakeUnit))
    },
  },
]

function endOf({ game, moves }: Tried, { nonce, stake, choice, made, played }: SeenRound): Played {
  const further = [...made]
  let now = played
  while (!now.isOver) {
    further.push(moves(now, further)[0] as Json)
    now = game.play(stake, choice, further, chanceOf(nonce)) as Played
  }
  return now
}
