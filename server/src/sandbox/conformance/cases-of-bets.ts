import { check, done, refused, same, type Kit } from './kit.ts'
import { seat } from './seat.ts'

/** An exact repetition of a bet, a win and a rollback. */
export async function repeats(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit)
  const [bet, lost] = [at.bet(), at.bet()]
  const [win, rollback] = [
    at.win({ betTransactionId: bet.transactionId }),
    at.rollback(lost.transactionId),
  ]
  const calls = [
    () => kit.fire(wallet.bet, bet),
    () => kit.fire(wallet.bet, lost),
    () => kit.fire(wallet.win, win),
    () => kit.fire(wallet.rollback, rollback),
  ]
  const first: unknown[] = []
  for (const call of calls) first.push(withoutRepeated(done(await call(), 'A call')))
  const { postings } = await at.purse()
  for (const [index, call] of calls.entries()) {
    const again = done(await call(), 'The repetition')
    same(withoutRepeated(again), first[index], 'The answer to a repetition')
    check(again.repeated, 'A repetition is not called one.')
  }
  same((await at.purse()).postings, postings, 'Postings after repetitions')
  await at.expectMoney('1050', 'after repetitions')
}

function withoutRepeated(value: object): object {
  const { repeated: _, ...rest } = value as Record<string, unknown>
  return rest
}

/** The same id with other content. */
export async function otherContent(kit: Kit): Promise<void> {
  const { wallet } = kit
  const [at, other] = [await seat(kit), await seat(kit)]
  const bet = at.bet()
  done(await kit.fire(wallet.bet, bet), 'A bet')
  const id = bet.transactionId
  const changes = [{ amount: '101' }, { roundId: kit.id('round') }]
  for (const change of changes) {
    const outcome = await kit.fire(wallet.bet, { ...bet, ...change })
    refused(outcome, 'id_used_differently', `A bet with other ${Object.keys(change).join()}`)
  }
  const mixed = await kit.fire(wallet.bet, {
    ...bet,
    currency: bet.currency === 'USD' ? 'PHP' : 'USD',
  })
  refused(mixed, ['wrong_currency', 'id_used_differently'], 'A bet in another currency')
  const foreign = await kit.fire(wallet.bet, other.bet({ transactionId: id }))
  refused(foreign, 'id_used_differently', 'The id of another player')
  const win = at.win({ betTransactionId: id })
  done(await kit.fire(wallet.win, win), 'A win')
  const more = await kit.fire(wallet.win, { ...win, amount: '151' })
  refused(more, 'id_used_differently', 'A win of another amount')
  await at.expectMoney('1050', 'after refusals')
  await other.expectMoney('1000', 'of the other player')
}

/** Identical calls at the same instant. */
export async function sameInstant(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit)
  const many = Math.max(2, kit.crowd)
  const all = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: many }, call))
  const bet = at.bet()
  const bets = await all(() => wallet.bet(bet))
  const fresh = bets.filter((answer) => answer.ok && !answer.value.repeated)
  same(fresh.length, 1, 'Bets that were not called a repetition')
  same(bets.filter(({ ok }) => ok).length, many, 'Bets that were answered')
  const spin = at.betWin({ roundId: kit.id('round') })
  const spins = await all(() => wallet.betWin(spin))
  same(spins.filter((one) => one.ok && !one.value.repeated).length, 1, 'Spins that were new')
  const win = at.win()
  done(await kit.fire(wallet.win, win), 'A win')
  const promo = {
    requestId: kit.id('req'),
    player: at.player,
    currency: at.currency,
    transactionId: kit.id('promo'),
    promotionId: 'spring',
    amount: '7',
  }
  const gifts = await all(() => wallet.promoWin(promo))
  same(gifts.filter((one) => one.ok && !one.value.repeated).length, 1, 'Prizes that were new')
  await at.expectMoney('1107', 'after calls of the same instant')
}

/** A bet needs a session of its player. */
export async function expiredBet(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const [at, other] = [await seat(kit), await seat(kit)]
  const wrong = await kit.fire(wallet.bet, at.bet({ sessionToken: other.token }))
  refused(wrong, ['session_over', 'token_invalid'], "A bet with another player's session")
  const invented = await kit.fire(wallet.bet, at.bet({ sessionToken: 'x'.repeat(43) }))
  refused(invented, 'token_invalid', 'A bet with an invented token')
  await fixture.leave({ player: at.player })
  const late = at.bet()
  refused(await kit.fire(wallet.bet, late), 'session_over', 'A bet after the session')
  refused(await kit.fire(wallet.betWin, at.betWin()), 'session_over', 'A spin after it')
  await at.expectMoney('1000', 'after refused bets')
}

/** The money is not there. */
export async function insufficient(kit: Kit): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit, { balance: '250' })
  const much = at.bet({ amount: '251' })
  const no = refused(await kit.fire(wallet.bet, much), 'insufficient_funds', 'Too high a bet')
  same(no.balance, '250', 'The balance that the refusal carries')
  const spin = await kit.fire(wallet.betWin, at.betWin({ bet: '300', win: '900' }))
  same(refused(spin, 'insufficient_funds', 'Too high a spin').balance, '250', 'Its balance')
  const rivals = Array.from({ length: Math.max(5, kit.crowd) }, () =>
    at.bet({ roundId: kit.id('r') }),
  )
  const outcomes = await Promise.all(rivals.map((ask) => wallet.bet(ask)))
  same(outcomes.filter(({ ok }) => ok).length, 2, 'Of many bets of 100 for 250, those accepted')
  await at.expectMoney('50', 'after all that could be paid')
}

/** Currencies are not mixed up, and sums are exact. */
export async function currencies(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const foreign = at.currency === 'USD' ? 'PHP' : 'USD'
  refused(
    await kit.fire(wallet.bet, at.bet({ currency: foreign })),
    'wrong_currency',
    'A bet in another currency',
  )
  for (const [currency, stake] of [
    ['JPY', '1'],
    ['PHP', '1'],
    ['USDT', '1000001'],
  ] as const) {
    const own = await seat(kit, { currency, balance: '9007199254740991' })
    const answer = done(
      await kit.fire(wallet.betWin, own.betWin({ bet: stake, win: '0' })),
      `A bet in ${currency}`,
    )
    same(answer.balance, String(9007199254740991n - BigInt(stake)), `The balance in ${currency}`)
  }
  await inThousands(kit, fixture)
  for (const amount of ['0', '00', '1.5', '-1', '1e3']) {
    const outcome = await kit.fire(wallet.bet, at.bet({ amount }))
    refused(outcome, 'invalid_request', `A bet of ${amount}`)
  }
  await at.expectMoney('1000', 'after refusals')
}

/** A vendor that counts thousands of the dong, with four decimals: its smallest step is a tenth of ours. */
async function inThousands(kit: Kit, fixture: Kit['fixture']): Promise<void> {
  const { wallet } = kit
  const at = await seat(kit, { currency: 'VND', balance: '50000' })
  await fixture.setPolicy({ change: { scales: { VND: { majors: 1000, units: 1, decimals: 4 } } } })
  try {
    const answer = done(
      await kit.fire(wallet.bet, at.bet({ amount: '100000' })),
      'A bet of ten thousands',
    )
    same([answer.moved, answer.balance], ['-100000', '400000'], 'Sums in thousands')
    const odd = await kit.fire(wallet.bet, at.bet({ amount: '100005' }))
    refused(odd, 'invalid_request', 'A bet of half a dong')
    await at.expectMoney('40000', 'in our own unit')
  } finally {
    await fixture.setPolicy({ change: { scales: {} } })
  }
}

/** A bound is reached. */
export async function limits(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  await fixture.setPolicy({ change: { limits: { [at.currency]: { min: '10', max: '500' } } } })
  try {
    refused(await kit.fire(wallet.bet, at.bet({ amount: '9' })), 'stake_too_low', 'A bet too low')
    refused(
      await kit.fire(wallet.bet, at.bet({ amount: '501' })),
      'stake_too_high',
      'A bet too high',
    )
    done(await kit.fire(wallet.bet, at.bet({ amount: '500' })), 'A bet at the bound')
  } finally {
    await fixture.setPolicy({ change: { limits: {} } })
  }
  for (const reached of ['loss_limit', 'session_limit', 'turnover_limit'] as const) {
    await fixture.limit({ player: at.player, reached })
    refused(await kit.fire(wallet.bet, at.bet()), reached, `A bet beyond the ${reached}`)
  }
  await fixture.limit({ player: at.player })
  done(await kit.fire(wallet.win, at.win({ amount: '0' })), 'The end of the bet')
  await at.expectMoney('500', 'after refusals')
}

/** A game of the same vendor is opened inside the session. */
export async function otherGame(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const { games } = await fixture.listGames({})
  const second = games[1] ?? ''
  done(await kit.fire(wallet.betWin, at.betWin({ gameCode: second })), 'A bet on another game')
  const unknown = await kit.fire(wallet.betWin, at.betWin({ gameCode: `${second}-x` }))
  refused(unknown, 'game_unknown', 'A bet on a game that nobody offers')
  await at.expectMoney('1050', 'after one bet')
}

/** Bets are refused by the kill switch and settlements are not. */
export async function killSwitch(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  for (const which of ['game', 'vendor'] as const) {
    const at = await seat(kit)
    const [won, lost] = [at.bet(), at.bet()]
    done(await kit.fire(wallet.bet, won), 'A bet')
    done(await kit.fire(wallet.bet, lost), 'Another bet')
    const what = which === 'game' ? { game: at.game } : {}
    await fixture.switchBets({ ...what, closed: true })
    try {
      const late = at.bet()
      const codes = ['game_closed', 'vendor_closed'] as const
      refused(await kit.fire(wallet.bet, late), codes, `A bet on a closed ${which}`)
      refused(await kit.fire(wallet.betWin, at.betWin()), codes, `A spin on it`)
      const win = at.win({ betTransactionId: won.transactionId })
      done(await kit.fire(wallet.win, win), 'A win while closed')
      const rollback = at.rollback(lost.transactionId)
      done(await kit.fire(wallet.rollback, rollback), 'A rollback while closed')
      done(await kit.fire(wallet.bet, won), 'The repetition of a bet')
    } finally {
      await fixture.switchBets({ ...what, closed: false })
    }
    done(await kit.fire(wallet.bet, at.bet()), 'A bet when it is open again')
    await at.expectMoney('950', 'after it')
  }
}
