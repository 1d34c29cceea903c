import { parseArgs } from 'node:util'
import type { Json } from '@baize/games/game'
import { verifyRound, verifyShared, type VerifyRefusal } from '@baize/games/verify'

export const usage = `Plays a round again from its seeds, without a network. Use it so:

  npx tsx tools/verify-fair.ts --model <model> --server-seed <hex> --client-seed <text> --nonce <number>
                            --stake <smallest units> [--choice <json>] [--moves <json list>] [--commitment <hex>]
  npx tsx tools/verify-fair.ts --link <hex> --salt <text> [--round <number>] [--commitment <hex>]

  --model       what the game's rules name it: dice, mines, or the model of a slot
  --choice      what was chosen with the stake: '{"side":"under","target":5000}', '{"mines":3}'; none for slots
  --moves       what was done in the round: '[{"open":4},"cash_out"]'
  --link        the link of a shared round (crash); with --round the beginning of its chain is computed, too
  --commitment  what was shown before play; it is compared, and another one is an error`

const sentences: Readonly<Record<VerifyRefusal, string>> = {
  unknown_model: 'No game of ours has this model.',
  invalid_seed:
    'A server seed and a link have 64 hexadecimal digits in small letters; a client seed and a salt have 1 to 64 visible signs.',
  invalid_nonce: 'A nonce is a whole number from 0; a round of a chain is one from 1.',
  invalid_stake: 'The stake is not one that this game takes.',
  invalid_choice: 'The choice is not one of this game.',
  invalid_move: 'A move is not one of this game, or was not allowed where the round stood.',
}

export type Report = { readonly text: string; readonly isRight: boolean }

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
  round: { type: 'string' },
  commitment: { type: 'string' },
} as const

type Said = { readonly [Name in keyof typeof said]?: string | undefined }

/** What the command prints, and whether everything agrees. */
export function report(words: readonly string[]): Report {
  const values = read(words)
  if (values === undefined) return { text: usage, isRight: false }
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
    stake: /^\d{1,16}$/.test(values.stake ?? '') ? BigInt(values.stake ?? '') : 0n,
    choice,
    moves,
  })
  if (!verified.ok) return wrong(sentences[verified.code])
  const { commitment, played } = verified.value
  const { payout, isOver, jackpot, shown } = played
  const lines = [
    `payout     ${payout} (${isOver ? 'the round is over' : 'the round goes on'})`,
    ...(jackpot === undefined ? [] : [`pool won   ${jackpot}`]),
    `shown      ${JSON.stringify(shown)}`,
  ]
  return compare(commitment, values.commitment, lines)
}

function reportShared(values: Said): Report {
  const round = values.round === undefined ? {} : { round: number(values.round) }
  const verified = verifyShared({ link: values.link ?? '', salt: values.salt ?? '', ...round })
  if (!verified.ok) return wrong(sentences[verified.code])
  const { commitment, terminal, outcome } = verified.value
  const lines = [
    ...(terminal === '' ? [] : [`chain      ${terminal}`]),
    `crashed at ${(outcome.crashedAt / 100).toFixed(2)}`,
  ]
  return compare(commitment, values.commitment, lines)
}

function compare(commitment: string, shown: string | undefined, lines: readonly string[]): Report {
  const isRight = shown === undefined || shown === commitment
  const agrees = isRight ? 'It is the one that was shown.' : 'It is NOT the one that was shown.'
  const verdict = shown === undefined ? [] : [agrees]
  return { text: [`commitment ${commitment}`, ...verdict, ...lines].join('\n'), isRight }
}

function wrong(text: string): Report {
  return { text, isRight: false }
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
