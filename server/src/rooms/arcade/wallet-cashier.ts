import type { Answered, ProviderAnswer, ProviderWallet } from '@baize/contract/play/provider'
import { ok, refuse } from '@baize/kernel/result'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Cashed, ArcadeCashier, Contribution, Ticket } from './cashier.ts'
import { toPlayRefusal } from './refusals.ts'

/** Answers that leave open what was done. */
const unsure = new Set<string>(['outcome_unknown', 'unavailable'])

/** Real money, through the wallet protocol alone: as any vendor asks it. */
export function createWalletCashier(wallet: ProviderWallet, log: Log): ArcadeCashier {
  async function ask(what: string, id: string, answer: () => Answered<ProviderAnswer>): Cashed {
    try {
      const answered = await answer()
      if (answered.ok) {
        const { balance, moved } = answered.value
        return ok({ balance: BigInt(balance), moved: BigInt(moved) })
      }
      const { code, balance } = answered
      if (unsure.has(code)) return refuse('unknown')
      log.info({ what, round: id, refused: code }, 'The wallet refused a call of the arcade.')
      const told = balance === undefined ? undefined : { balance }
      return refuse(toPlayRefusal(code), undefined, told)
    } catch (error) {
      log.error({ what, round: id, error: errorText(error) }, 'The wallet did not answer.')
      return refuse('unknown')
    }
  }

  const whose = ({ player, currency }: Pick<Ticket, 'player' | 'currency'>) => ({
    player,
    currency,
  })
  const about = (ticket: Ticket, transactionId: string) => ({
    ...whose(ticket),
    requestId: transactionId,
    transactionId,
    gameCode: ticket.gameCode,
    roundId: ticket.id,
  })
  const withPool = (pool: Contribution | undefined) =>
    pool === undefined || pool.amount === 0n
      ? {}
      : { contribution: { pool: pool.pool, amount: String(pool.amount) } }

  return {
    balance: (ticket, sessionToken) =>
      ask('balance', ticket.session, () =>
        wallet.balance({ ...whose(ticket), requestId: ticket.session, sessionToken }),
      ),
    play: (ticket, sessionToken, stake, payout, pool) =>
      ask('betWin', ticket.id, () =>
        wallet.betWin({
          ...about(ticket, ticket.id),
          ...withPool(pool),
          sessionToken,
          bet: String(stake),
          win: String(payout),
          roundClosed: true,
        }),
      ),
    stake: (ticket, sessionToken, stake, pool) =>
      ask('bet', ticket.id, () =>
        wallet.bet({
          ...about(ticket, ticket.id),
          ...withPool(pool),
          sessionToken,
          amount: String(stake),
        }),
      ),
    pay: (ticket, payout) =>
      ask('win', ticket.id, () =>
        wallet.win({
          ...about(ticket, `${ticket.id}:win`),
          betTransactionId: ticket.id,
          amount: String(payout),
          roundClosed: true,
        }),
      ),
    payPool: (ticket, pool) =>
      ask('jackpotWin', ticket.id, () =>
        wallet.jackpotWin({ ...about(ticket, `${ticket.id}:pool`), pool }),
      ),
    takeBack: (ticket) =>
      ask('rollback', ticket.id, () =>
        wallet.rollback({
          ...whose(ticket),
          requestId: `${ticket.id}:back`,
          transactionId: `${ticket.id}:back`,
          betTransactionId: ticket.id,
          roundId: ticket.id,
        }),
      ),
    async find(ticket, call) {
      const action = call === 'play' ? 'betWin' : call === 'stake' ? 'bet' : 'win'
      const transactionId = call === 'pay' ? `${ticket.id}:win` : ticket.id
      try {
        const asked = {
          ...whose(ticket),
          requestId: `${ticket.id}:ask`,
          action,
          transactionId,
        } as const
        const answered = await wallet.transactionStatus(asked)
        if (!answered.ok) return 'unknown'
        return answered.value.status === 'done' ? 'done' : 'never'
      } catch (error) {
        log.error({ round: ticket.id, error: errorText(error) }, 'The wallet did not answer.')
        return 'unknown'
      }
    },
  }
}
