import { done, refused, same, type Kit } from './kit.ts'
import { seat, type Seat } from './seat.ts'

const about = (kit: Kit, at: Seat, what: string) => ({
  requestId: kit.id('req'),
  player: at.player,
  currency: at.currency,
  transactionId: kit.id(what),
  gameCode: at.game,
  roundId: at.round,
})

/** Free rounds win into the pocket of their campaign, and cost nothing. */
export async function freeRounds(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const campaignId = kit.id('campaign')
  const ask = { ...about(kit, at, 'free'), campaignId, amount: '70', campaignOver: false }
  refused(await kit.fire(wallet.freeRoundResult, ask), 'campaign_unknown', 'Rounds of no campaign')
  await fixture.makeCampaign({ campaign: campaignId, pocket: 'bonus' })
  const answer = done(await kit.fire(wallet.freeRoundResult, ask), 'A free round')
  // A bonus plays beside the cash, and not at a vendor that keeps the money.
  const plays = at.pays === 'cash' ? '1070' : '1000'
  same([answer.moved, answer.balance], ['70', plays], 'Its answer')
  const more = { ...ask, ...about(kit, at, 'free'), amount: '0', campaignOver: true }
  done(await kit.fire(wallet.freeRoundResult, more), 'The last free round')
  refused(
    await kit.fire(wallet.freeRoundResult, { ...ask, amount: '71' }),
    'id_used_differently',
    'Another amount',
  )
  same((await at.purse()).bonus, '70', 'The bonus')
  await at.expectMoney('1000', 'after free rounds')
}

/** What feeds a pool and what it pays are in accounts of its own. */
export async function jackpots(kit: Kit): Promise<void> {
  const { wallet, fixture } = kit
  const at = await seat(kit)
  const pool = kit.id('pool').slice(0, 40)
  const amount = '10'
  const early = at.betWin({ win: '0', contribution: { pool, amount } })
  refused(await kit.fire(wallet.betWin, early), 'pool_unknown', 'A contribution to no pool')
  await fixture.makePool({ pool })
  const inPool = async () => (await fixture.pool({ pool, currency: at.currency })).amount
  const spin = at.betWin({ win: '0', contribution: { pool, amount }, roundId: kit.id('round') })
  done(await kit.fire(wallet.betWin, spin), 'A spin that feeds it')
  const bet = at.bet({ contribution: { pool, amount: '15' } })
  done(await kit.fire(wallet.bet, bet), 'A bet that feeds it')
  same(await inPool(), '25', 'The pool')
  const undone = at.bet({ contribution: { pool, amount: '5' }, roundId: kit.id('round') })
  done(await kit.fire(wallet.bet, undone), 'A bet that will not have been')
  const rollback = at.rollback(undone.transactionId, { roundId: undone.roundId })
  done(await kit.fire(wallet.rollback, rollback), 'Its rollback')
  same(await inPool(), '25', 'The pool after a rollback')
  const much = { ...about(kit, at, 'jackpot'), pool, amount: '26' }
  refused(await kit.fire(wallet.jackpotWin, much), 'pool_too_small', 'More than is in it')
  const all = { ...about(kit, at, 'jackpot'), pool }
  same(done(await kit.fire(wallet.jackpotWin, all), 'The jackpot').moved, '25', 'What it paid')
  same(await inPool(), '0', 'The pool after it was won')
  await at.expectMoney('825', 'after the jackpot')
}

/** Whoever is not who they say is turned away before anything is read. */
export async function strangers(kit: Kit): Promise<void> {
  const expected = {
    bad_signature: 'invalid_signature',
    changed_body: 'invalid_signature',
    stale_timestamp: 'stale_timestamp',
    early_timestamp: 'stale_timestamp',
    replayed_nonce: 'nonce_used',
    unknown_address: 'address_not_allowed',
    unknown_vendor: 'vendor_unknown',
  } as const
  const times = (how: Parameters<Kit['knock']>[0]) =>
    Promise.all(Array.from({ length: kit.crowd }, () => kit.knock(how)))
  for (const answer of await times('honest')) {
    same(answer, 'player_unknown', 'The honest question about nobody')
  }
  for (const [how, code] of Object.entries(expected)) {
    for (const answer of await times(how as keyof typeof expected)) same(answer, code, how)
  }
}
