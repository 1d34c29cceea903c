import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { findSharedGame } from '@baize/games/find-game'
import type { Json } from '@baize/games/game'
import type { PublicList } from '@baize/games/listed'
import { payShared } from '@baize/games/pay-shared'
import { verifyRound, type Judged } from '@baize/games/verify'
import { verifyShared } from '@baize/games/verify-shared'
import { readJson, type VerifyFields } from './verify-fields.ts'

export type Refusal =
  | 'unknown_model'
  | 'invalid_seed'
  | 'invalid_nonce'
  | 'invalid_stake'
  | 'invalid_choice'
  | 'invalid_move'
  | 'invalid_outcome'
  | 'invalid_shown'

export type VerifyOutcome =
  | { readonly kind: 'refused'; readonly code: Refusal }
  | {
      readonly kind: 'verified'
      /** Computed from the seed that was given. */
      readonly commitment: string
      readonly judged: Judged
      readonly round: ArcadeRound
    }

/** Plays the round again, here, from what was typed, and holds its promise against the public list where that was had. */
export function verifyFields(fields: VerifyFields, list?: PublicList): VerifyOutcome {
  const listed = list ? { list, ...positionIn(fields) } : {}
  return findSharedGame(fields.model) ? verifyTable(fields, listed) : verifyOwn(fields, listed)
}

/** Where the promise should stand in the public list; nothing where it was not told. */
export function positionIn({ position }: VerifyFields): { readonly position?: number } {
  const at = numberOf(position)
  return at >= 1 ? { position: at } : {}
}

type Listed = { readonly list?: PublicList; readonly position?: number }

function verifyOwn(fields: VerifyFields, listed: Listed): VerifyOutcome {
  const { model, server, client, nonce } = fields
  const choice = readJson(fields.choice)
  const moves = readJson(fields.moves)
  const shown = fields.shown.trim() === '' ? undefined : readJson(fields.shown)
  if (fields.shown.trim() !== '' && !shown) return refused('invalid_shown')
  if (!choice) return refused('invalid_choice')
  if (!moves || !Array.isArray(moves.value)) return refused('invalid_move')
  if (!/^\d{1,15}$/.test(fields.stake)) return refused('invalid_stake')
  const verified = verifyRound({
    model,
    serverSeed: server.trim(),
    clientSeed: client.trim(),
    nonce: /^\d{1,15}$/.test(nonce) ? Number(nonce) : -1,
    stake: BigInt(fields.stake),
    choice: choice.value,
    moves: moves.value,
    ...told('commitment', hexOf(fields.commitment)),
    ...(fields.payout.trim() !== '' && { payout: sumOf(fields.payout) }),
    ...(shown && { shown: shown.value }),
    ...listed,
  })
  if (!verified.ok) return refused(verified.code)
  const { commitment, played } = verified.value
  return {
    kind: 'verified',
    commitment,
    judged: verified.value,
    round: {
      ...roundOf(fields, played.shown, played.payout, played.isOver, choice.value, moves.value),
      staked: String(played.staked),
    },
  }
}

function verifyTable(fields: VerifyFields, listed: Listed): VerifyOutcome {
  const { model, place } = fields
  const claimed = fields.outcome.trim() === '' ? undefined : readJson(fields.outcome)
  if (fields.outcome.trim() !== '' && !claimed) return refused('invalid_outcome')
  const verified = verifyShared({
    model,
    link: hexOf(fields.link),
    salt: fields.salt.trim(),
    ...(place.trim() !== '' && { place: numberOf(place) }),
    ...told('terminal', hexOf(fields.terminal)),
    ...told('predecessor', hexOf(fields.predecessor)),
    ...told('beacon', fields.beacon.trim()),
    ...(fields.beaconRound.trim() !== '' && { beaconRound: numberOf(fields.beaconRound) }),
    ...told('beaconValue', hexOf(fields.value)),
    ...(fields.ownRound.trim() !== '' && { ownRound: numberOf(fields.ownRound) }),
    ...told('ownValue', hexOf(fields.ownValue)),
    ...told('closesAt', fields.closesAt.trim()),
    ...(claimed && { outcome: claimed.value as Json }),
    ...listed,
  })
  if (!verified.ok) return refused(verified.code)
  const { commitment, outcome } = verified.value
  const choice = readJson(fields.choice)
  const moves = readJson(fields.moves)
  if (!choice) return refused('invalid_choice')
  if (!moves || !Array.isArray(moves.value)) return refused('invalid_move')
  // Whoever was not in it holds the result alone against its link.
  if (choice.value === null) {
    const round = roundOf(fields, { outcome, move: null }, 0n, true, null, [])
    return { kind: 'verified', commitment, judged: verified.value, round }
  }
  const [move] = moves.value as readonly unknown[]
  const paid = payShared({ model, stake: sumOf(fields.stake), choice: choice.value, move }, outcome)
  if (!paid.ok) return refused(paid.code)
  const { stake, payout } = paid.value
  const shown = { outcome, move: paid.value.move }
  const round = roundOf(fields, shown, payout, true, paid.value.choice, moves.value)
  return {
    kind: 'verified',
    commitment,
    judged: withPayout(verified.value, fields.payout, payout),
    round: { ...round, stake: String(stake), staked: String(stake) },
  }
}

/** The same with what an own bet was paid, where that was told. */
function withPayout(judged: Judged, claimed: string, payout: bigint): Judged {
  if (claimed.trim() === '') return judged
  const holds = sumOf(claimed) === payout
  const verdict = holds ? judged.verdict : 'refuted'
  return { ...judged, verdict, checks: { ...judged.checks, payout: holds } }
}

const hexOf = (text: string): string => text.trim().toLowerCase()
const numberOf = (text: string): number => (/^\d{1,12}$/.test(text.trim()) ? Number(text) : -1)
const sumOf = (text: string): bigint => (/^\d{1,16}$/.test(text.trim()) ? BigInt(text) : -1n)

/** Only what was told is a claim. */
const told = <Name extends string>(name: Name, text: string) =>
  (text === '' ? {} : { [name]: text }) as { readonly [N in Name]?: string }

const refused = (code: Refusal): VerifyOutcome => ({ kind: 'refused', code })

/** As a record would hold it, so that the same parts draw it. */
function roundOf(
  { model, stake, nonce }: VerifyFields,
  shown: unknown,
  payout: bigint,
  isOver: boolean,
  choice: unknown,
  moves: readonly unknown[],
): ArcadeRound {
  return {
    id: `verified ${JSON.stringify(shown)}`,
    game: model,
    model,
    state: isOver ? 'settled' : 'open',
    stake,
    staked: stake,
    choice,
    moves: [...moves],
    shown,
    payout: String(payout),
    jackpot: '0',
    seed: '',
    nonce: Number(nonce),
    openedAt: '',
    endedAt: '',
    voidedBy: '',
  }
}
