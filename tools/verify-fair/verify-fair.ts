import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { auditPair, readPair } from '@baize/games/audit-pair'
import type { Json } from '@baize/games/game'
import { verifyRound } from '@baize/games/verify'
import type { Claim, Judged, VerifyRefusal } from '@baize/games/verify'
import { verifyShared } from '@baize/games/verify-shared'
import type { Report } from './report.ts'
import { reportChains } from './report-chain.ts'
import { readEntries, reportList } from './report-list.ts'

export const usage = `Plays a round again from its seeds, without a network. Use it so:

  npx tsx tools/verify-fair.ts --model <model> --server-seed <hex> --client-seed <text> --nonce <number>
                            --stake <smallest units> [--choice <json>] [--moves <json list>] [--commitment <hex>]
                            [--payout <smallest units>]
  npx tsx tools/verify-fair.ts --model <model> --link <hex> --salt <text> [--place <number>] [--terminal <hex>]
                            [--predecessor <hex>] [--beacon <name>] [--beacon-round <number>] [--beacon-value <hex>]
                            [--own-round <number>] [--own-value <hex>] [--closes-at <time>] [--outcome <json>]
  npx tsx tools/verify-fair.ts --pair <file>
  npx tsx tools/verify-fair.ts --list <file, or the address of the site> [--seen <position:hash> …]
  npx tsx tools/verify-fair.ts --rounds <file> --list <file, or the address of the site> [--value <round:hex> …]

  --model       what the game's rules name it: dice, mines, or the model of a slot
  --choice      what was chosen with the stake: '{"side":"under","target":5000}', '{"mines":3}'; none for slots
  --moves       what was done in the round: '[{"open":4},"cash_out"]'
  --commitment  what was shown before play
  --payout      what was paid
  --link        the link of a shared round, such as crash
  --place       which link of its chain, from 1
  --terminal    what the chain was published by, as the public list has it
  --predecessor the link of the round before
  --beacon      whose public values these are, such as drand-quicknet
  --beacon-round, --beacon-value  the round of it that the chain named, and the value of which the salt is made
  --own-round, --own-value        the round of it that decided this round, and its value
  --closes-at   when the betting ended, as it was told while bets were taken: 2026-01-01T00:00:00.000Z
  --outcome     how it ended: '{"crashedAt":247}'
  --pair        all rounds of a pair of seeds, as the game's page exports them
  --list        the public list of what the house has promised, from its first entry on
  --rounds      the history of a shared table: all rounds of its chains are held against that list
  --value       a value of the beacon that you got elsewhere, for a round that was voided for want of it
  --seen        a head of that list that you, or somebody you trust, wrote down before

What is claimed is compared. PROVEN needs the commitment and the payout; of a shared round the place and the terminal, the
beacon with its rounds and values, the end of the betting and the outcome. With less it says what is missing, and with anything that does not hold it says REFUTED.`

const sentences: Readonly<Record<VerifyRefusal, string>> = {
  unknown_model: 'No game of ours has this model.',
  invalid_seed:
    'A server seed and a link have 64 hexadecimal digits in small letters; a client seed and a salt have 1 to 64 visible signs.',
  invalid_nonce: 'A nonce is a whole number from 0; a round of a chain is one from 1.',
  invalid_stake: 'The stake is not one that this game takes.',
  invalid_choice: 'The choice is not one of this game.',
  invalid_move: 'A move is not one of this game, or was not allowed where the round stood.',
}

const said = {
  model: { type: 'string' },
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  stake: { type: 'string' },
  choice: { type: 'string' },
  moves: { type: 'string' },
  link: { type: 'string' },
  salt: { type: 'string' },
  place: { type: 'string' },
  terminal: { type: 'string' },
  predecessor: { type: 'string' },
  beacon: { type: 'string' },
  'beacon-round': { type: 'string' },
  'beacon-value': { type: 'string' },
  'own-round': { type: 'string' },
  'own-value': { type: 'string' },
  'closes-at': { type: 'string' },
  outcome: { type: 'string' },
  commitment: { type: 'string' },
  payout: { type: 'string' },
  pair: { type: 'string' },
  list: { type: 'string' },
  rounds: { type: 'string' },
  seen: { type: 'string', multiple: true },
  value: { type: 'string', multiple: true },
} as const

type Several = 'seen' | 'value'
type Said = { readonly [Name in Exclude<keyof typeof said, Several>]?: string | undefined } & {
  readonly [Name in Several]?: readonly string[] | undefined
}

/** The site whose list is asked for, if one is: nothing else of this needs a network. */
export function siteOf(words: readonly string[]): string | undefined {
  const { list } = read(words) ?? {}
  return list !== undefined && /^https?:\/\//.test(list) ? list : undefined
}

/** What the command prints, and whether everything agrees. A list that was fetched comes along. */
export function report(words: readonly string[], fetched?: unknown): Report {
  const values = read(words)
  if (values === undefined) return { text: usage, isRight: false }
  if (values.list !== undefined) {
    const list = fetched ?? readFile(values.list)
    const listed = reportList(list, values.seen ?? [])
    if (values.rounds === undefined) return listed
    // What is not what was published proves no round.
    const entries = listed.isRight ? readEntries(list) : undefined
    if (entries === undefined) return listed
    return reportChains(entries, readFile(values.rounds), values.value ?? [])
  }
  if (values.pair !== undefined) return reportPair(values.pair)
  if (values.link !== undefined) return reportShared(values)
  if (values['server-seed'] !== undefined) return reportRound(values)
  return { text: usage, isRight: false }
}

function read(words: readonly string[]): Said | undefined {
  try {
    return parseArgs({ args: [...words], options: said, strict: true }).values
  } catch {
    return undefined
  }
}

function reportRound(values: Said): Report {
  const choice = json(values.choice ?? 'null')
  const moves = json(values.moves ?? '[]')
  if (choice === undefined) return wrong('The choice is not JSON.')
  if (!Array.isArray(moves)) return wrong('The moves are not a list in JSON.')
  const verified = verifyRound({
    model: values.model ?? '',
    serverSeed: values['server-seed'] ?? '',
    clientSeed: values['client-seed'] ?? '',
    nonce: number(values.nonce),
    stake: whole(values.stake),
    choice,
    moves,
    ...(values.commitment !== undefined && { commitment: values.commitment }),
    ...(values.payout !== undefined && { payout: whole(values.payout) }),
  })
  if (!verified.ok) return wrong(sentences[verified.code])
  const { commitment, played } = verified.value
  const { payout, isOver, jackpot, shown } = played
  return tell(verified.value, [
    `commitment ${commitment}`,
    `payout     ${payout} (${isOver ? 'the round is over' : 'the round goes on'})`,
    ...(jackpot === undefined ? [] : [`pool won   ${jackpot}`]),
    `shown      ${JSON.stringify(shown)}`,
  ])
}

function reportShared(values: Said): Report {
  const { terminal, predecessor, beacon, 'beacon-value': beaconValue } = values
  const { 'beacon-round': beaconRound, 'own-round': ownRound, 'own-value': ownValue } = values
  const closesAt = values['closes-at']
  const outcome = values.outcome === undefined ? undefined : json(values.outcome)
  if (values.outcome !== undefined && outcome === undefined)
    return wrong('The outcome is not JSON.')
  const verified = verifyShared({
    model: values.model ?? '',
    link: values.link ?? '',
    salt: values.salt ?? '',
    ...(values.place !== undefined && { place: number(values.place) }),
    ...(terminal !== undefined && { terminal }),
    ...(predecessor !== undefined && { predecessor }),
    ...(beacon !== undefined && { beacon }),
    ...(beaconRound !== undefined && { beaconRound: number(beaconRound) }),
    ...(beaconValue !== undefined && { beaconValue }),
    ...(ownRound !== undefined && { ownRound: number(ownRound) }),
    ...(ownValue !== undefined && { ownValue }),
    ...(closesAt !== undefined && { closesAt }),
    ...(outcome !== undefined && { outcome }),
  })
  if (!verified.ok) return wrong(sentences[verified.code])
  const made = verified.value
  return tell(made, [
    `before     ${made.commitment}`,
    ...(made.terminal === '' ? [] : [`chain      ${made.terminal}`]),
    `outcome    ${JSON.stringify(made.outcome)}`,
    ...(made.isOwnBeacon
      ? ['demo       the house drew the public values itself, which binds nobody']
      : []),
    ...(made.isKnownBefore
      ? ['before     without a public value of its own the house knew the result before the bets']
      : []),
  ])
}

function reportPair(file: string): Report {
  const pair = existsSync(file) ? readPair(readFileSync(file, 'utf8')) : undefined
  if (pair === undefined) return wrong('The file is not there, or is no export of a pair of seeds.')
  const { verdict, isPromised, skipped, surplus, wrong: amiss, voided, proven } = auditPair(pair)
  const lines = [
    verdict.toUpperCase(),
    `rounds     ${pair.rounds.length}, of which ${proven} are proven and ${voided.length} were voided`,
    ...(isPromised ? [] : ['FAILS      the seed is the one that was promised']),
    ...(skipped.length === 0 ? [] : [`FAILS      skipped: ${skipped.join(', ')}`]),
    ...(surplus.length === 0 ? [] : [`FAILS      too many: ${surplus.join(', ')}`]),
    ...amiss.map(({ nonce, id, why }) => `FAILS      ${nonce} ${id}: ${why}`),
    ...voided.map(
      ({ nonce, id, voidedBy, wouldHavePaid }) =>
        `voided     ${nonce} ${id} (${voidedBy}); it would have paid ${wouldHavePaid}`,
    ),
  ]
  return { text: lines.join('\n'), isRight: verdict === 'proven' }
}

const claims: Readonly<Record<Claim, string>> = {
  commitment: 'the seed is the one that was promised',
  payout: 'the payout is what the rules give',
  predecessor: 'the link before is the fingerprint of this one',
  chain: 'the link stands at its place in the chain that was published',
  salt: 'the salt is made of the public value',
  beacon: 'the value of the salt is what the beacon signed for the round that was named',
  value: 'the value of the round is what the beacon signed, and the first that came after the bets',
  outcome: 'the outcome is the one that was drawn',
}

/** What holds, what does not and what is missing, and the verdict above all. */
function tell({ checks, missing, verdict }: Judged, lines: readonly string[]): Report {
  const checked = Object.entries(checks).map(
    ([claim, holds]) => `${holds ? 'holds     ' : 'FAILS     '} ${claims[claim as Claim]}`,
  )
  const untold = missing.map((claim) => `not told   whether ${claims[claim]}`)
  const text = [verdict.toUpperCase(), ...checked, ...untold, ...lines].join('\n')
  return { text, isRight: verdict !== 'refuted' }
}

/** A file as JSON; nothing when it is none. */
function readFile(file: string): Json | undefined {
  return existsSync(file) ? json(readFileSync(file, 'utf8')) : undefined
}

function wrong(text: string): Report {
  return { text, isRight: false }
}

/** Nothing that is no whole number was ever staked or paid. */
function whole(text: string | undefined): bigint {
  return /^\d{1,16}$/.test(text ?? '') ? BigInt(text ?? '') : -1n
}

function number(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
}

function json(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
