import type { PublicList } from '@baize/games/listed'
import { readTable, type Drawing } from '@baize/games/lottery/drawing/tables'
import { verifyDraw, type DrawRefusal } from '@baize/games/lottery/drawing/verify-draw'
import { verifyRound, type VerifyRefusal } from '@baize/games/verify'
import { verifyShared } from '@baize/games/verify-shared'
import { json, number, whole, type Said } from './read.ts'
import { tell, wrong, type Report } from './report.ts'

const sentences: Readonly<Record<VerifyRefusal, string>> = {
  unknown_model: 'No game of ours has this model.',
  invalid_seed:
    'A server seed and a link have 64 hexadecimal digits in small letters; a client seed and a salt have 1 to 64 visible signs.',
  invalid_nonce: 'A nonce is a whole number from 0; a round of a chain is one from 1.',
  invalid_stake: 'The stake is not one that this game takes.',
  invalid_choice: 'The choice is not one of this game.',
  invalid_move: 'A move is not one of this game, or was not allowed where the round stood.',
}

const demoLine = 'demo       the house drew the public values itself, which binds nobody'

/** A round of one player, held against its seeds and what the public list says of them. */
export function reportRound(values: Said, list: PublicList | undefined): Report {
  const choice = json(values.choice ?? 'null')
  const moves = json(values.moves ?? '[]')
  const claimed = values.shown === undefined ? undefined : json(values.shown)
  if (choice === undefined) return wrong('The choice is not JSON.')
  if (!Array.isArray(moves)) return wrong('The moves are not a list in JSON.')
  if (values.shown !== undefined && claimed === undefined)
    return wrong('What was shown is not JSON.')
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
    ...(claimed !== undefined && { shown: claimed }),
    ...(list && { list }),
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

/** A round that all played, held against its link and what the public list says of its chain. */
export function reportShared(values: Said, list: PublicList | undefined): Report {
  const table = readTable(values.model ?? '')
  if (table !== undefined) return reportDraw(table, values, list)
  const outcome = values.outcome === undefined ? undefined : json(values.outcome)
  if (values.outcome !== undefined && outcome === undefined)
    return wrong('The outcome is not JSON.')
  const verified = verifyShared({
    model: values.model ?? '',
    link: values.link ?? '',
    salt: values.salt ?? '',
    ...claimsOf(values),
    ...(outcome !== undefined && { outcome }),
    ...(list && { list }),
  })
  if (!verified.ok) return wrong(sentences[verified.code])
  const made = verified.value
  return tell(made, [
    `before     ${made.commitment}`,
    ...(made.terminal === '' ? [] : [`chain      ${made.terminal}`]),
    `outcome    ${JSON.stringify(made.outcome)}`,
    ...(made.isOwnBeacon ? [demoLine] : []),
    ...(made.isKnownBefore
      ? ['before     without a public value of its own the house knew the result before the bets']
      : []),
  ])
}

const drawSentences: Readonly<Record<DrawRefusal, string>> = {
  invalid_seed: sentences.invalid_seed,
  invalid_nonce: sentences.invalid_nonce,
  unknown_lottery: 'This is no name of a lottery.',
  invalid_value: 'Nobody can draw an issue without its public value, in hexadecimal digits.',
}

/** The draw of an issue, held against its link, its public value and what the public list says of its chain. */
function reportDraw(
  table: { readonly drawing: Drawing; readonly lottery: string },
  values: Said,
  list: PublicList | undefined,
): Report {
  if (values.outcome !== undefined) return wrong('What a lottery drew is said with --draw.')
  const verified = verifyDraw({
    ...table,
    link: values.link ?? '',
    salt: values.salt ?? '',
    ...claimsOf(values),
    ownValue: values['own-value'] ?? '',
    ...(values.draw !== undefined && { draw: values.draw }),
    ...(list && { list }),
  })
  if (!verified.ok) return wrong(drawSentences[verified.code])
  const made = verified.value
  return tell(made, [
    `before     ${made.commitment}`,
    ...(made.terminal === '' ? [] : [`chain      ${made.terminal}`]),
    `draw       ${made.draw.join(' ')}`,
    ...(made.isOwnBeacon ? [demoLine] : []),
  ])
}

/** Only what was said is a claim. */
function claimsOf(values: Said) {
  const { terminal, predecessor, beacon, place, 'beacon-value': beaconValue } = values
  const { 'beacon-round': beaconRound, 'own-round': ownRound, 'own-value': ownValue } = values
  const closesAt = values['closes-at']
  return {
    ...(place !== undefined && { place: number(place) }),
    ...(terminal !== undefined && { terminal }),
    ...(predecessor !== undefined && { predecessor }),
    ...(beacon !== undefined && { beacon }),
    ...(beaconRound !== undefined && { beaconRound: number(beaconRound) }),
    ...(beaconValue !== undefined && { beaconValue }),
    ...(ownRound !== undefined && { ownRound: number(ownRound) }),
    ...(ownValue !== undefined && { ownValue }),
    ...(closesAt !== undefined && { closesAt }),
  }
}
