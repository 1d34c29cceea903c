import { check, done, refused, same, type Kit } from './kit.ts'
import { seat } from './seat.ts'

/** Of a bet that never came. */
export async function rollbackUnknown(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit)
  const bet = at.bet()
  const rollback = at.rollback(bet.transactionId)
  const answer = done(await kit.fire(wallet.rollback, rollback), 'The rollback')
  same(answer.moved, '0', 'What it moved')
  refused(await kit.fire(wallet.bet, bet), 'bet_rolled_back', 'The bet that comes late')
  const status = done(
    await wallet.transactionStatus(at.status('bet', bet.transactionId)),
    'Its status',
  )
  same(status.status, 'prevented', 'The status of the bet')
  await at.expectMoney('1000', 'after it')
}

export async function rollbackTwice(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit)
  const bet = at.bet()
  done(await kit.fire(wallet.bet, bet), 'A bet')
  const rollback = at.rollback(bet.transactionId)
  const first = done(await kit.fire(wallet.rollback, rollback), 'The rollback')
  same([first.moved, first.balance], ['100', '1000'], 'What it gave back')
  const again = done(await kit.fire(wallet.rollback, rollback), 'The same again')
  same([again.moved, again.balance], ['100', '1000'], 'Its answer')
  const another = at.rollback(bet.transactionId)
  const other = done(await kit.fire(wallet.rollback, another), 'Another of the same bet')
  same([other.moved, other.balance], ['0', '1000'], 'What it moved')
  await at.expectMoney('1000', 'after it')
}

export async function rollbackSettled(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  for (const settledRollback of ['refuse', 'reverse'] as const) {
    await fixture.setPolicy({ change: { settledRollback } })
    try {
      const at = await seat(kit)
      const bet = at.bet()
      done(await kit.fire(wallet.bet, bet), 'A bet')
      const win = at.win({ amount: '300', roundClosed: true })
      done(await kit.fire(wallet.win, win), 'Its win')
      const rollback = at.rollback(bet.transactionId)
      const outcome = await kit.fire(wallet.rollback, rollback)
      if (settledRollback === 'refuse') {
        refused(outcome, 'bet_settled', 'The rollback of a settled bet')
        await at.expectMoney('1200', 'after the refusal')
      } else {
        same(done(outcome, 'The rollback').moved, '-200', 'What it took back')
        await at.expectMoney('1000', 'after both were reversed')
        const late = at.win({ betTransactionId: bet.transactionId })
        refused(await kit.fire(wallet.win, late), 'bet_rolled_back', 'A win after it')
      }
    } finally {
      await fixture.setPolicy({ change: { settledRollback: 'refuse' } })
    }
  }
}

export async function winAfterRollback(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit)
  const bet = at.bet()
  done(await kit.fire(wallet.bet, bet), 'A bet')
  const rollback = at.rollback(bet.transactionId)
  done(await kit.fire(wallet.rollback, rollback), 'Its rollback')
  const named = at.win({ betTransactionId: bet.transactionId })
  refused(await kit.fire(wallet.win, named), 'bet_rolled_back', 'A win for it')
  const unnamed = at.win()
  refused(await kit.fire(wallet.win, unnamed), 'bet_rolled_back', 'A win for its round')
  await at.expectMoney('1000', 'after it')
}

export async function winWithoutBet(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const win = at.win()
  // The vendor's own rules may allow it already.
  await fixture.setPolicy({ change: { zeroBetWins: false } })
  refused(await kit.fire(wallet.win, win), ['round_unknown', 'bet_unknown'], 'A win without a bet')
  const named = at.win({ betTransactionId: kit.id('bet') })
  refused(await kit.fire(wallet.win, named), 'bet_unknown', 'A win for a bet nobody knows')
  await fixture.setPolicy({ change: { zeroBetWins: true } })
  try {
    const gift = at.win({ roundId: kit.id('round') })
    same(done(await kit.fire(wallet.win, gift), 'A win by the rules').moved, '150', 'What it paid')
  } finally {
    await fixture.setPolicy({ change: { zeroBetWins: false } })
  }
  await at.expectMoney('1150', 'after it')
}

/** Settlements do not ask for a session. */
export async function settleAfterSession(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const [won, lost] = [at.bet(), at.bet()]
  done(await kit.fire(wallet.bet, won), 'A bet')
  done(await kit.fire(wallet.bet, lost), 'Another')
  await fixture.leave({ player: at.player })
  const win = at.win({ betTransactionId: won.transactionId })
  done(await kit.fire(wallet.win, win), 'A win after the session')
  const rollback = at.rollback(lost.transactionId)
  done(await kit.fire(wallet.rollback, rollback), 'A rollback after the session')
  await at.expectMoney('1050', 'after it')
}

export async function roundClosed(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit)
  const [firstBet, late] = [at.bet(), at.bet()]
  done(await kit.fire(wallet.bet, firstBet), 'A bet')
  const end = at.endRound()
  done(await kit.fire(wallet.endRound, end), 'The end of the round')
  refused(await kit.fire(wallet.bet, late), 'round_closed', 'A bet on a round that is over')
  refused(await kit.fire(wallet.betWin, at.betWin()), 'round_closed', 'A spin on it')
  done(await kit.fire(wallet.bet, firstBet), 'The repetition of the first bet')
  // A round of one call, under one id, and one of a call with an id of its own.
  for (const isOwn of [true, false]) {
    const roundId = kit.id('round')
    const spin = at.betWin({ roundId, ...(isOwn ? { transactionId: roundId } : {}) })
    done(await kit.fire(wallet.betWin, spin), 'A spin that closes its round')
    const bet = at.bet({ roundId })
    refused(await kit.fire(wallet.bet, bet), 'round_closed', 'A bet on the round of a spin')
    const again = at.betWin({ roundId })
    refused(await kit.fire(wallet.betWin, again), 'round_closed', 'A spin on the round of a spin')
  }
  await at.expectMoney('1000', 'after it')
}

export async function severalInOne(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const bets = [at.bet(), at.bet({ amount: '50' }), at.bet({ amount: '25' })]
  for (const bet of bets) done(await kit.fire(wallet.bet, bet), 'A bet')
  const wins = [
    at.win({ amount: '10' }),
    at.win({ amount: '20', betTransactionId: bets[1]?.transactionId ?? '' }),
    at.win({ amount: '30', betTransactionId: bets[1]?.transactionId ?? '' }),
    at.win({ amount: '40' }),
    at.win({ amount: '5' }),
  ]
  for (const win of wins) done(await kit.fire(wallet.win, win), 'A win')
  const seen = await fixture.round({ player: at.player, round: at.round })
  same([seen.state, seen.bets, seen.stake, seen.payout], ['open', 3, '175', '105'], 'The round')
  await at.expectMoney('930', 'after three bets and five wins')
  await Promise.all(Array.from({ length: kit.crowd }, () => wallet.win(at.win({ amount: '1' }))))
  await at.expectMoney(String(930 + kit.crowd), 'after as many different wins at once')
  const end = at.endRound()
  done(await kit.fire(wallet.endRound, end), 'The end of the round')
  same((await fixture.round({ player: at.player, round: at.round })).state, 'closed', 'The round')
}

/** Blocked between bet and win. */
export async function blocked(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const first = at.bet()
  done(await kit.fire(wallet.bet, first), 'A bet')
  await fixture.block({ player: at.player })
  const codes = ['player_blocked', 'player_excluded', 'session_over'] as const
  refused(await kit.fire(wallet.bet, at.bet()), codes, 'A bet of a blocked player')
  const win = at.win()
  done(await kit.fire(wallet.win, win), 'The win of a blocked player')
  await at.expectMoney('1050', 'after it')
}

/** A zero win ends the round, and nothing is posted to the player. */
export async function zeroWin(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const bet = at.bet()
  done(await kit.fire(wallet.bet, bet), 'A bet')
  const { postings } = await at.purse()
  const win = at.win({ amount: '0', roundClosed: true })
  const answer = done(await kit.fire(wallet.win, win), 'A win of nothing')
  same([answer.moved, answer.balance], ['0', '900'], 'Its answer')
  same((await at.purse()).postings, postings, 'Postings of the player')
  const seen = await fixture.round({ player: at.player, round: at.round })
  same([seen.state, seen.stake, seen.payout], ['closed', '100', '0'], 'The round')
  refused(await kit.fire(wallet.bet, at.bet()), 'round_closed', 'A bet after it')
}

/** Nobody answered: what was it, and what becomes of the round? */
export async function timeouts(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const bet = at.bet()
  const status = async (ask: Parameters<typeof wallet.transactionStatus>[0]) =>
    done(await wallet.transactionStatus(ask), 'The status')
  const asked = at.status('bet', bet.transactionId)
  same((await status(asked)).status, 'unknown', 'A bet that never came')
  const first = done(await kit.fire(wallet.bet, bet), 'The bet')
  const seen = await status(asked)
  same(seen.status, 'done', 'A bet that came')
  same(seen.answer?.balance, first.balance, 'Its balance')
  same(done(await kit.fire(wallet.bet, bet), 'The retry').repeated, true, 'The retry')
  const win = at.win({ amount: '30' })
  done(await kit.fire(wallet.win, win), 'A win')
  same((await status(at.status('win', win.transactionId))).status, 'done', 'A win that came')
  await fixture.setPolicy({ change: { staleRounds: 'void' } })
  try {
    const left = await seat(kit)
    const open = left.bet()
    done(await kit.fire(wallet.bet, open), 'A bet that is left open')
    await fixture.sweep({})
    await left.expectMoney('1000', 'after the sweep')
    const round = await fixture.round({ player: left.player, round: left.round })
    same([round.state, round.swept], ['closed', 'voided'], 'The round that was left open')
  } finally {
    await fixture.setPolicy({ change: { staleRounds: 'show' } })
  }
}

/** A result was corrected. */
export async function resettled(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit)
  const bet = at.bet()
  done(await kit.fire(wallet.bet, bet), 'A bet')
  const early = at.adjust(bet.transactionId, '10')
  refused(await kit.fire(wallet.adjust, early), 'bet_open', 'A correction before the result')
  const win = at.win({ amount: '500', roundClosed: true })
  done(await kit.fire(wallet.win, win), 'A win')
  const less = at.adjust(bet.transactionId, '-450')
  same(done(await kit.fire(wallet.adjust, less), 'Less').moved, '-450', 'What it took')
  const more = at.adjust(bet.transactionId, '25')
  done(await kit.fire(wallet.adjust, more), 'More')
  await at.expectMoney('975', 'after corrections')
  const spent = at.betWin({ roundId: kit.id('round'), bet: '975', win: '0' })
  done(await kit.fire(wallet.betWin, spent), 'All of it is staked')
  const back = at.adjust(bet.transactionId, '-75')
  const outcome = await kit.fire(wallet.adjust, back)
  const { debt } = await at.purse()
  await at.expectMoney('0', 'which is never below zero')
  if (outcome.ok) same(debt, '-75', 'What is owed')
  else refused(outcome, 'insufficient_funds', 'What is not there')
  const none = at.adjust(bet.transactionId, '0')
  check(!(await kit.fire(wallet.adjust, none)).ok, 'A correction by nothing was accepted.')
}
