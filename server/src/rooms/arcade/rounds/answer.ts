import { ok, refuse, type Result } from '@baize/kernel/result'
import { replay } from './replay.ts'
import type { PlayedRound, RoundsDeps, Seat } from './seat.ts'
import { showRound } from './shape.ts'
import type { Round } from './store.ts'

/** How a round stands that nothing was done to just now, with the money as it is. */
export async function answerRound(
  { seeds, cashierFor }: Pick<RoundsDeps, 'seeds' | 'cashierFor'>,
  { session, code }: Seat,
  round: Round,
): Promise<Result<PlayedRound, 'unavailable'>> {
  const { played } = await replay(seeds, round)
  const ticket = { ...round, session: session.id }
  const cashed = await cashierFor(session).balance(ticket, session.walletToken)
  if (!cashed.ok) return refuse('unavailable')
  const nonce = await seeds.nonceOf(round.player)
  return ok({ round: showRound(round, code, played), balance: cashed.value.balance, nonce })
}
