import { existsSync, readFileSync } from 'node:fs'
import { auditPair, readPair, type VoidedRound, type WrongRound } from '@baize/games/audit-pair'
import type { PublicList } from '@baize/games/listed'
import type { Claim } from '@baize/games/verify'
import { number, type Said } from './read.ts'
import { codes, tellClaims, wrong, type Report } from './report.ts'

const sentences: Readonly<Partial<Record<WrongRound['why'], string>>> = {
  payout: 'the payout is not what the rules give',
  shown: 'what was shown is not what the rules give',
  state: 'the round is said to be open, and its seed was revealed',
  voided: 'the round was voided, and yet something is said to be shown or paid',
}

const needed: readonly Claim[] = ['commitment', 'listed']

/** All rounds of a pair, held against its seeds, and its promise against the public list. */
export function reportPair(values: Said, list: PublicList | undefined): Report {
  const file = values.pair ?? ''
  const pair = existsSync(file) ? readPair(readFileSync(file, 'utf8')) : undefined
  if (pair === undefined) return wrong('The file is not there, or is no export of a pair of seeds.')
  const seen = values.nonce === undefined ? undefined : { nonce: number(values.nonce) }
  if (Number.isNaN(seen?.nonce)) return wrong('A nonce is a whole number from 0.')
  const audit = auditPair(pair, { ...(list && { list }), ...(seen && { seen }) })
  const { verdict, checks, skipped, surplus, wrong: amiss, unshown, voided, proven } = audit
  const missing = needed.filter((claim) => checks[claim] === undefined)
  const lines = [
    verdict.toUpperCase(),
    ...tellClaims({ checks, missing }),
    ...(pair.position === undefined
      ? ['not told   at which position of the public list the promise stands']
      : []),
    `rounds     ${pair.rounds.length}, of which ${proven} are proven and ${voided.length} were voided`,
    pair.nonce === 0 ? 'told       no round' : `told       up to round ${pair.nonce - 1}`,
    ...(skipped.length === 0 ? [] : [`FAILS      skipped: ${skipped.join(', ')}`]),
    ...(surplus.length === 0 ? [] : [`FAILS      too many: ${surplus.join(', ')}`]),
    ...amiss.map(({ nonce, id, why }) => `FAILS      ${nonce} ${id}: ${sentences[why] ?? why}`),
    ...(unshown.length === 0 ? [] : [`not told   what was shown: ${unshown.join(', ')}`]),
    ...tellVoided(voided),
  ]
  return { text: lines.join('\n'), code: codes[verdict] }
}

function tellVoided(voided: readonly VoidedRound[]): string[] {
  const won = voided.filter(({ isWon }) => isWon)
  const sum = won.reduce((all, { wouldHavePaid }) => all + BigInt(wouldHavePaid), 0n)
  return [
    ...voided.map((one) => `voided     ${one.nonce} ${one.id} (${one.voidedBy}); ${tellEnd(one)}`),
    ...(won.length === 0
      ? []
      : [
          `voided     ${voided.length} in all; ${won.length} of them would have been won, or stood above their stake, for ${sum}`,
        ]),
    ...(voided.length === 0
      ? []
      : [
          `not told   what was chosen and done in the rounds that were voided, but by the house: hold it against what you know`,
        ]),
  ]
}

/** Moves that were still to come decide a round: nobody can say how it would have ended. */
function tellEnd({ isUnfinished, isWon, wouldHavePaid }: VoidedRound): string {
  if (!isUnfinished) return `it would have paid ${wouldHavePaid}`
  const stood = isWon ? `it stood at ${wouldHavePaid}, and was ` : ''
  return `${stood}unfinished when voided: how it would have ended cannot be judged`
}
