import { auditChain, type ChainFault, type KnownPulse } from '@baize/games/audit-chain'
import type { ToldEntry } from '@baize/games/audit-list'
import { readHistory } from './read-history.ts'
import { codes, wrong, type Report } from './report.ts'

const sentences: Readonly<Record<ChainFault, string>> = {
  skipped: 'the place was used, and no round of it is shown',
  surplus: 'the place is shown twice, or is none of this chain',
  chain: 'the link is not the one of this place',
  salt: 'the salt is not made of the public value',
  outcome: 'the outcome is not the one that was drawn',
  beacon: 'the value of the salt is not the one that was named',
  value: 'the value of the round is not the one that had to come after its bets',
  order: 'the betting did not end after that of the round before',
  unreadable: 'what was promised with the chain cannot be read',
}

/** All rounds of every chain that the history names, held against the public list. */
export function reportChains(
  entries: readonly ToldEntry[],
  files: readonly unknown[],
  words: readonly string[],
): Report {
  const { rounds, isCut } = readHistory(files) ?? {}
  const pulses = words.map(readPulse)
  if (rounds === undefined) return wrong('The file is not there, or is no history of rounds.')
  if (!arePulses(pulses)) return wrong('A value is a round of the beacon and its value: 1000:b446…')
  const named = new Set(rounds.map(({ chain }) => chain))
  const missing = [...named].filter((chain) => !entries.some(({ id }) => id === chain))
  const lines = missing.map((chain) => `FAILS      ${chain}: no such chain was published`)
  let code = missing.length === 0 && rounds.length > 0 ? codes.proven : codes.refuted
  for (const entry of entries.filter(({ id }) => named.has(id))) {
    const audit = auditChain(entry, rounds, { pulses, isCut: isCut === true })
    const { verdict, faults, voided, proven, shown, isOwnBeacon } = audit
    code = worse(code, codes[verdict])
    // Values that the house drew itself prove nothing, though all adds up.
    const held = isOwnBeacon ? 'unbound' : 'proven'
    lines.push(
      `${verdict.toUpperCase()} ${entry.id}: ${proven} rounds are ${held}, ${voided.length} were voided`,
      `shown      places ${shown.from} to ${shown.to}`,
      ...(shown.from === 1
        ? []
        : ['not told   the places before: they are on a further page of the history']),
      ...(shown.used > shown.to
        ? [`not told   places up to ${shown.used}, which the list knows of: save the history again`]
        : []),
      ...faults.map(({ place, fault }) => `FAILS      place ${place}: ${sentences[fault]}`),
      ...voided.map(({ place, why, wouldHaveBeen, isContested }) => {
        const end =
          wouldHaveBeen === undefined ? '' : `; it would have been ${JSON.stringify(wouldHaveBeen)}`
        const claim = isContested ? ' though that is public' : ''
        return `voided     place ${place} (${why})${claim}${end}`
      }),
      ...(isOwnBeacon
        ? ['demo       the house drew the public values itself, which binds nobody']
        : []),
    )
  }
  return { text: lines.join('\n'), code }
}

/** Refuted is worst, then what is less and less sure. */
function worse(a: number, b: number): number {
  return a === codes.refuted || b === codes.refuted ? codes.refuted : Math.max(a, b)
}

function readPulse(text: string): KnownPulse | undefined {
  const [, round, value] = /^(\d{1,12}):([0-9a-f]{64,200})$/.exec(text) ?? []
  return value === undefined ? undefined : { round: Number(round), value }
}

function arePulses(pulses: readonly (KnownPulse | undefined)[]): pulses is readonly KnownPulse[] {
  return pulses.every((pulse) => pulse !== undefined)
}
