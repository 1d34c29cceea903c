import type { Authenticated } from '@baize/contract/play/provider'
import type { Hand, Insist } from './load.ts'
import type { Tally } from './tally.ts'
import { vendorCall } from './vendor.ts'

/** A vendor's server, that stakes and pays for a player by the wallet protocol. */

type Seat = { readonly player: string; readonly sessionToken: string; readonly gameCode: string }

let ids = 0
const newId = (what: string) => `${what}-${process.pid}-${(ids += 1)}`
/** Nobody keeps the session of such a player open, and the answer that opened it may have been lost: then another sits down. */
const overOnce = { codes: ['session_over', 'token_invalid'] }
const vendor = (insist: Insist, kind: 'look' | 'stake', name: string, ask: object) =>
  insist(kind, () => vendorCall(name, ask), overOnce)

async function sit(insist: Insist): Promise<Seat | undefined> {
  const made = await vendor(insist, 'look', 'sandbox/makePlayer', { balance: '100000000' })
  const player = (made?.value as { player: string } | undefined)?.player
  const offered = await vendor(insist, 'look', 'sandbox/listGames', {})
  const game = (offered?.value as { games: readonly string[] } | undefined)?.games[0]
  if (player === undefined || game === undefined) return undefined
  const launched = await vendor(insist, 'look', 'sandbox/launch', { player, game })
  const launchToken = (launched?.value as { token: string } | undefined)?.token
  const ask = { requestId: newId('req'), launchToken }
  const heard = await vendor(insist, 'look', 'authenticate', ask)
  const opened = heard?.value as Authenticated | undefined
  return opened && { player, sessionToken: opened.sessionToken, gameCode: game }
}

/** A stake that waits for its result, and its result. */
export function staker(tally: Tally): Hand {
  let seat: Seat | undefined
  return {
    restMs: 100,
    async turn(insist) {
      seat ??= await sit(insist)
      if (seat === undefined) return
      const { player, sessionToken, gameCode } = seat
      const common = { player, currency: 'PHP', gameCode, roundId: newId('round') }
      const id = newId('bet')
      const bet = {
        ...common,
        requestId: newId('req'),
        transactionId: id,
        sessionToken,
        amount: '100',
      }
      if ((await vendor(insist, 'stake', 'bet', bet)) === undefined) {
        seat = undefined
        return
      }
      tally.tell({ kind: 'stake', id, sums: '100' })
      const transactionId = newId('win')
      const payout = ids % 2 === 0 ? '180' : '0'
      const win = {
        ...common,
        requestId: newId('req'),
        transactionId,
        amount: payout,
        roundClosed: true,
      }
      if ((await vendor(insist, 'stake', 'win', win)) === undefined) return
      tally.tell({ kind: 'result', id: transactionId, sums: `100 ${payout}` })
    },
  }
}
