import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { verifyRound, verifyShared } from '@baize/games/verify'
import { readJson, type VerifyFields } from './verify-fields.ts'

export type Refusal =
  | 'unknown_model'
  | 'invalid_seed'
  | 'invalid_nonce'
  | 'invalid_stake'
  | 'invalid_choice'
  | 'invalid_move'

export type VerifyOutcome =
  | { readonly kind: 'refused'; readonly code: Refusal }
  | {
      readonly kind: 'verified'
      /** Computed from the seed that was given. */
      readonly commitment: string
      /** Whether it is the one that was given with it; nothing when none was. */
      readonly matches: boolean | undefined
      readonly round: ArcadeRound
    }

/** Plays the round again, here, from what was typed. Nobody is asked. */
export function verifyFields(fields: VerifyFields): VerifyOutcome {
  return fields.model === 'crash' ? verifyCrash(fields) : verifyOwn(fields)
}

function verifyOwn(fields: VerifyFields): VerifyOutcome {
  const { model, server, client, nonce } = fields
  const choice = readJson(fields.choice)
  const moves = readJson(fields.moves)
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
  })
  if (!verified.ok) return refused(verified.code)
  const { commitment, played } = verified.value
  return {
    kind: 'verified',
    commitment,
    matches: matchOf(fields.commitment, commitment),
    round: roundOf(fields, played.shown, played.payout, played.isOver, choice.value, moves.value),
  }
}

function verifyCrash(fields: VerifyFields): VerifyOutcome {
  const { link, salt, round } = fields
  const verified = verifyShared({
    link: link.trim(),
    salt: salt.trim(),
    ...(round === '' ? {} : { round: Number(round) }),
  })
  if (!verified.ok) return refused(verified.code)
  const { commitment, outcome } = verified.value
  const shown = { round: Number(round), crashedAt: outcome.crashedAt, outAt: 0 }
  return {
    kind: 'verified',
    commitment,
    matches: fields.crashed === '' ? undefined : Number(fields.crashed) === outcome.crashedAt,
    round: roundOf(fields, shown, 0n, true, null, []),
  }
}

const refused = (code: Refusal): VerifyOutcome => ({ kind: 'refused', code })

const matchOf = (given: string, made: string): boolean | undefined =>
  given.trim() === '' ? undefined : given.trim().toLowerCase() === made

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
    choice,
    moves: [...moves],
    shown,
    payout: String(payout),
    jackpot: '0',
    seed: '',
    nonce: Number(nonce),
    openedAt: '',
    endedAt: '',
  }
}
