import type { Answered, ProviderAnswer, ProviderWallet } from '@baize/contract/play/provider'
import { allocate, money, type Money } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import { isAway } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Cashed, ArcadeCashier, Contribution, Raised, Ticket } from './cashier.ts'
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
      if (what === 'win' && code === 'bet_rolled_back') return refuse('given_back')
      log.info({ what, round: id, refused: code }, 'The wallet refused a call of the arcade.')
      const told = balance === undefined ? undefined : { balance }
      return refuse(toPlayRefusal(code), undefined, told)
    } catch (error) {
      if (!isAway(error)) {
        log.error({ what, round: id, error: errorText(error) }, 'The wallet did not answer.')
      }
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

  const win = (ticket: Ticket, bet: string, amount: bigint, roundClosed: boolean) =>
    ask('win', ticket.id, () =>
      wallet.win({
        ...about(ticket, `${bet}:win`),
        betTransactionId: bet,
        amount: String(amount),
        roundClosed,
      }),
    )

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
    stake: (ticket, sessionToken, stake, { pool, shared } = {}) =>
      ask('bet', ticket.id, () =>
        wallet.bet({
          ...about(ticket, ticket.id),
          ...withPool(pool),
          ...(shared && { detail: { shared } }),
          sessionToken,
          amount: String(stake),
        }),
      ),
    raise: (ticket, sessionToken, { id, amount }) =>
      ask('bet', ticket.id, () =>
        wallet.bet({ ...about(ticket, id), sessionToken, amount: String(amount) }),
      ),
    async pay(ticket, payout, raised) {
      if (raised === undefined) return await win(ticket, ticket.id, payout, true)
      const { own, parts } = shareOut(money(payout, ticket.currency), raised)
      // The round's own bet last, since its win closes the round: whoever dies on the way says all of them again.
      for (const { id, amount } of parts) {
        const paid = await win(ticket, id, amount, false)
        if (!paid.ok) return paid
      }
      return await win(ticket, ticket.id, own, true)
    },
    payPool: (ticket, pool) =>
      ask('jackpotWin', ticket.id, () =>
        wallet.jackpotWin({ ...about(ticket, `${ticket.id}:pool`), pool }),
      ),
    takeBack: (ticket, bet = ticket.id) =>
      ask('rollback', ticket.id, () =>
        wallet.rollback({
          ...whose(ticket),
          requestId: `${bet}:back`,
          transactionId: `${bet}:back`,
          betTransactionId: bet,
          roundId: ticket.id,
        }),
      ),
    async find(ticket, call, bet = ticket.id) {
      const action = call === 'play' ? 'betWin' : call === 'stake' ? 'bet' : 'win'
      const transactionId = call === 'pay' ? `${bet}:win` : bet
      try {
        const asked = {
          ...whose(ticket),
          requestId: `${bet}:ask`,
          action,
          transactionId,
        } as const
        const answered = await wallet.transactionStatus(asked)
        if (!answered.ok) return 'unknown'
        if (answered.value.status !== 'done') return 'never'
        return answered.value.givenBack ? 'given_back' : 'done'
      } catch (error) {
        if (!isAway(error)) {
          log.error({ round: ticket.id, error: errorText(error) }, 'The wallet did not answer.')
        }
        return 'unknown'
      }
    },
  }
}

/** What each bet gets of a payout, by what it is of the whole stake. */
function shareOut(payout: Money, { stake, further }: Raised) {
  const [own, ...rest] = allocate(payout, [stake, ...further.map(({ amount }) => amount)])
  const parts = further.map(({ id }, index) => ({ id, amount: rest[index]?.amount ?? 0n }))
  return { own: own?.amount ?? 0n, parts }
}
