import type { PairAudit } from '@baize/games/audit-pair'
import type { Claim, Judged, Verdict } from '@baize/games/verify'

/** What a command says, and what it ends with: 0 is proven, and nothing else is. */
export type Report = { readonly text: string; readonly code: number }

export const codes: Readonly<Record<Verdict | PairAudit['verdict'], number>> = {
  proven: 0,
  refuted: 1,
  incomplete: 2,
  contested: 3,
  unbound: 4,
}

/** What it was given cannot be read. */
export const wrong = (text: string): Report => ({ text, code: 1 })

const claims: Readonly<Record<Claim, string>> = {
  commitment: 'the seed is the one that was promised',
  listed: 'the promise stands in the public list',
  payout: 'the payout is what the rules give',
  shown: 'what was shown is what the rules give',
  predecessor: 'the link before is the fingerprint of this one',
  chain: 'the link stands at its place in the chain',
  salt: 'the salt is made of the public value',
  beacon: 'the value of the salt is what the beacon signed for the round that was named',
  value: 'the value of the round is what the beacon signed, and the first that came after the bets',
  outcome: 'the outcome is the one that was drawn',
}

/** What holds, what does not and what is missing. */
export function tellClaims({ checks, missing }: Pick<Judged, 'checks' | 'missing'>): string[] {
  return [
    ...Object.entries(checks).map(
      ([claim, holds]) => `${holds ? 'holds     ' : 'FAILS     '} ${claims[claim as Claim]}`,
    ),
    ...missing.map((claim) => `not told   whether ${claims[claim]}`),
  ]
}

/** The same, and the verdict above all. */
export function tell(judged: Judged, lines: readonly string[]): Report {
  const { verdict } = judged
  const text = [verdict.toUpperCase(), ...tellClaims(judged), ...lines].join('\n')
  return { text, code: codes[verdict] }
}
