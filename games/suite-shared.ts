import { chainChance, makeChain } from '@baize/kernel/fair'
import type { Json, Leaving, SharedGame } from './game.ts'
import { garbage, judgeLimit, judgeRtp, must, text, wrongLists } from './suite.ts'

/** What the suite must know of a shared game: choices to try. */
export type TriedShared = { readonly game: SharedGame; readonly choices: readonly Json[] }

/** One rule that every shared game keeps. It throws, with what it saw, when the game does not. */
export type SharedCheck = { readonly title: string; run(tried: TriedShared): void }

const links = makeChain('6b'.repeat(32), 400)
const salt = 'suite'
const longestMs = 600_000
const mostSlots = 4

const outcomesOf = ({ draw }: SharedGame) => links.map((link) => draw(chainChance(link, salt)))

function leavingOf({ leaving }: SharedGame): Leaving | undefined {
  return leaving === 'never' ? undefined : leaving
}

function stakeOf({ bets, stakeUnit }: SharedGame, choice: Json): bigint {
  return bets?.stakeOf(choice) ?? stakeUnit * 7n
}

/** Every choice with every outcome, as it ended for who did nothing. */
function eachBet(
  { game, choices }: TriedShared,
  see: (bet: { choice: Json; stake: bigint; outcome: Json; move: Json | undefined }) => void,
): void {
  for (const outcome of outcomesOf(game)) {
    for (const choice of choices) {
      const move = leavingOf(game)?.moveOf(choice, outcome)
      see({ choice, stake: stakeOf(game, choice), outcome, move })
    }
  }
}

export const sharedSuite: readonly SharedCheck[] = [
  {
    title: 'the same link gives the same outcome, also from what JSON kept',
    run({ game }) {
      const [first, again] = [outcomesOf(game), outcomesOf(game)]
      must(text(first) === text(again), () => `${text(first[0])} became ${text(again[0])}`)
      must(text(JSON.parse(JSON.stringify(first))) === text(first), () => text(first[0]))
      must(new Set(first.map(text)).size > 1, () => 'every outcome is alike')
    },
  },
  {
    title: 'what a bet is paid follows from what JSON kept of it',
    run(tried) {
      const { game } = tried
      eachBet(tried, ({ choice, stake, outcome, move }) => {
        const kept = JSON.parse(JSON.stringify({ choice, outcome, move: move ?? null })) as {
          choice: unknown
          outcome: Json
          move: unknown
        }
        const parsed = kept.move === null ? undefined : leavingOf(game)?.parseMove(kept.move)
        const again = game.payout(
          stake,
          game.parseChoice(kept.choice) as Json,
          parsed,
          kept.outcome,
        )
        const paid = game.payout(stake, choice, move, outcome)
        must(again === paid, () => `${paid} became ${again} for ${text(kept)}`)
      })
    },
  },
  {
    title: 'a payout is never negative, never above its ceiling, and exactly in proportion',
    run(tried) {
      const { game } = tried
      eachBet(tried, ({ choice, stake, outcome, move }) => {
        const paid = game.payout(stake, choice, move, outcome)
        const most = stake * BigInt(game.mostTimes)
        must(paid >= 0n && paid <= most, () => `${paid} for ${stake} on ${text(choice)}`)
        const large = game.payout(stake * 1_000n, times(game, choice, 1_000n), move, outcome)
        // A bet at a shared table has no chance of its own, so that nothing may be left over.
        must(large === paid * 1_000n, () => `${paid} and ${large} on ${text(choice)}`)
      })
    },
  },
  {
    title: 'its pace is a possible one, and every outcome ends',
    run({ game }) {
      const { pace, slots } = game
      const isMs = (ms: number) => Number.isInteger(ms) && ms > 0 && ms < longestMs
      must(isMs(pace.bettingMs) && isMs(pace.restMs), () => text(pace))
      must(Number.isInteger(slots) && slots >= 1 && slots <= mostSlots, () => text(slots))
      for (const outcome of outcomesOf(game)) {
        must(isMs(game.lastsMs(outcome)), () => `${text(outcome)}: ${game.lastsMs(outcome)}`)
      }
    },
  },
  {
    title: 'nobody leaves once it is over, and what one leaves with is a move that is paid',
    run({ game, choices }) {
      const leaving = leavingOf(game)
      if (leaving === undefined) return
      let left = 0
      for (const outcome of outcomesOf(game)) {
        const lastsMs = game.lastsMs(outcome)
        for (const ms of [lastsMs, lastsMs + 1, lastsMs * 2]) {
          must(leaving.moveAt(ms, outcome) === undefined, () => `left after ${ms} of ${lastsMs}`)
        }
        for (const part of [0, 0.3, 0.6, 0.99]) {
          const move = leaving.moveAt(Math.floor(lastsMs * part), outcome)
          if (move === undefined) continue
          left += 1
          must(text(leaving.parseMove(move)) === text(move), () => text(move))
          const [choice] = choices as readonly [Json, ...Json[]]
          const paid = game.payout(stakeOf(game, choice), choice, move, outcome)
          must(paid > 0n, () => `${text(move)} of ${text(outcome)} was paid nothing`)
        }
      }
      must(left > 0, () => 'nobody could leave')
    },
  },
  {
    title: 'who leaves by itself leaves as one does by hand at that moment',
    run(tried) {
      const leaving = leavingOf(tried.game)
      if (leaving === undefined) return
      eachBet(tried, ({ choice, outcome, move }) => {
        const afterMs = leaving.leavesAfterMs(choice)
        if (afterMs === undefined || afterMs >= tried.game.lastsMs(outcome)) return
        must(text(leaving.moveAt(afterMs, outcome)) === text(move), () => text({ choice, outcome }))
      })
    },
  },
  {
    title: 'what is no choice and no move is refused',
    run({ game, choices }) {
      for (const choice of choices) {
        must(text(game.parseChoice(choice)) === text(choice), () => text(choice))
      }
      for (const input of garbage) {
        must(game.parseChoice(input) === undefined, () => `choice ${text(input)}`)
        must(leavingOf(game)?.parseMove(input) === undefined, () => `move ${text(input)}`)
      }
    },
  },
  {
    title: 'bets on spots are a whole list within their bounds, and their sum is the stake',
    run({ game, choices }) {
      const { bets } = game
      if (bets === undefined) return
      for (const choice of choices) {
        const sum = bets.of(choice).reduce((all, bet) => all + BigInt(bet.stake), 0n)
        must(bets.stakeOf(choice) === sum, () => `${bets.stakeOf(choice)} for ${text(choice)}`)
        for (const { spot } of bets.of(choice)) judgeLimit(bets, spot)
        for (const list of wrongLists(bets.of(choice))) {
          must(game.parseChoice({ bets: list }) === undefined, () => text(list).slice(0, 200))
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
]

function times({ bets }: SharedGame, choice: Json, by: bigint): Json {
  if (bets === undefined) return choice
  const larger = bets
    .of(choice)
    .map(({ spot, stake }) => ({ spot, stake: String(BigInt(stake) * by) }))
  return { bets: larger }
}
