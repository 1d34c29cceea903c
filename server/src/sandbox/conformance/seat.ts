import type * as provider from '@baize/contract/play/provider'
import type { Currency } from '@baize/kernel/money'
import type { Purse } from './fixture.ts'
import { done, Problem, same, type Kit } from './kit.ts'

type Over<Ask> = Partial<Ask>

/** A player in a game, with asks that are right unless something of them is said otherwise. */
export type Seat = {
  readonly player: string
  readonly currency: Currency
  /** The pocket that pays: the cash, or that at a vendor in transfer mode. */
  readonly pays: 'cash' | 'pocket'
  readonly token: string
  readonly game: string
  /** The round that asks are about. */
  readonly round: string
  bet(over?: Over<provider.BetAsk>): provider.BetAsk
  win(over?: Over<provider.WinAsk>): provider.WinAsk
  betWin(over?: Over<provider.BetWinAsk>): provider.BetWinAsk
  rollback(bet: string, over?: Over<provider.RollbackAsk>): provider.RollbackAsk
  endRound(over?: Over<provider.EndRoundAsk>): provider.EndRoundAsk
  adjust(bet: string, amount: string, over?: Over<provider.AdjustAsk>): provider.AdjustAsk
  status(
    action: provider.StatusAsk['action'],
    transactionId: string,
    over?: Over<provider.StatusAsk>,
  ): provider.StatusAsk
  purse(): Promise<Purse>
  /** What the player plays with must stand so by the books; at a vendor in transfer mode the cash must be untouched. */
  expectMoney(sum: string, when: string): Promise<void>
}

export async function firstGame(kit: Kit): Promise<string> {
  const { games } = await kit.fixture.listGames({})
  const [game] = games
  if (game === undefined) throw new Problem('The platform offers no game to play.')
  return game
}

export async function seat(
  kit: Kit,
  wanted: { readonly balance?: string; readonly currency?: Currency } = {},
): Promise<Seat> {
  const { fixture, wallet } = kit
  const { balance = '1000', currency: asked } = wanted
  const made = await fixture.makePlayer({ balance, ...(asked ? { currency: asked } : {}) })
  const { player, currency, pays } = made
  const game = await firstGame(kit)
  const { token: launchToken } = await fixture.launch({ player, game })
  const opened = done(
    await wallet.authenticate({ requestId: kit.id('req'), launchToken }),
    'The launch token',
  )
  same(opened.player, player, 'The player of the session')
  const round = kit.id('round')
  const common = () => ({ requestId: kit.id('req'), player, currency })
  const moves = (what: string) => ({
    ...common(),
    transactionId: kit.id(what),
    gameCode: game,
    roundId: round,
  })
  const token = opened.sessionToken
  const purse = () => fixture.purse({ player })
  return {
    player,
    currency,
    pays,
    token,
    game,
    round,
    bet: (over) => ({ ...moves('bet'), sessionToken: token, amount: '100', ...over }),
    win: (over) => ({ ...moves('win'), amount: '150', roundClosed: false, ...over }),
    betWin: (over) => ({
      ...moves('betwin'),
      sessionToken: token,
      bet: '100',
      win: '150',
      roundClosed: true,
      ...over,
    }),
    rollback: (betTransactionId, over) => ({
      ...common(),
      transactionId: kit.id('rollback'),
      betTransactionId,
      roundId: round,
      ...over,
    }),
    endRound: (over) => ({ ...moves('end'), ...over }),
    adjust: (betTransactionId, amount, over) => ({
      ...moves('adjust'),
      betTransactionId,
      amount,
      reason: 'a result was corrected',
      ...over,
    }),
    status: (action, transactionId, over) => ({ ...common(), action, transactionId, ...over }),
    purse,
    async expectMoney(sum, when) {
      const { cash, pocket } = await purse()
      const wanted = pays === 'cash' ? { cash: sum, pocket: '0' } : { cash: '0', pocket: sum }
      same({ cash, pocket }, wanted, `The money ${when}`)
    },
  }
}
