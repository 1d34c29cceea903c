import * as bets from './cases-of-bets.ts'
import * as prizes from './cases-of-prizes.ts'
import * as rounds from './cases-of-rounds.ts'
import type { Kit } from './kit.ts'

export type Case = {
  readonly number: number
  readonly title: string
  readonly run: (kit: Kit) => Promise<void>
}

const list: readonly (readonly [string, Case['run']])[] = [
  ['An exact repetition gets the stored answer and posts nothing', bets.repeats],
  ['The same id with other content is refused', bets.otherContent],
  ['Of identical calls at the same instant exactly one posts', bets.sameInstant],
  ['A rollback of an unknown bet succeeds, and the late bet is refused', rounds.rollbackUnknown],
  ['A second rollback changes nothing', rounds.rollbackTwice],
  ['A rollback of a settled bet follows the rules of the vendor', rounds.rollbackSettled],
  ['A win for a bet that was rolled back is refused', rounds.winAfterRollback],
  ['A win without a bet is refused, unless the rules allow it', rounds.winWithoutBet],
  ['Win and rollback are accepted after the session', rounds.settleAfterSession],
  ['A bet after the session is refused', bets.expiredBet],
  ['A bet on a round that is over is refused', rounds.roundClosed],
  ['Several bets and wins of a round are linked and counted', rounds.severalInOne],
  ['Insufficient funds carry the true balance', bets.insufficient],
  ['Currencies are not mixed up, and sums are exact', bets.currencies],
  ['A player blocked between bet and win is paid', rounds.blocked],
  ['A bound that is reached has its own refusal', bets.limits],
  ['Bad signature, stale time, used nonce and unknown address stay outside', prizes.strangers],
  ['Free rounds win into the pocket of their campaign', prizes.freeRounds],
  ['Jackpots have accounts of their own', prizes.jackpots],
  ['After silence the status tells, a retry is safe, and an open round is swept', rounds.timeouts],
  ['A corrected result moves the difference', rounds.resettled],
  ['Another game is played inside the session', bets.otherGame],
  ['A win of nothing closes the round and posts nothing', rounds.zeroWin],
  ['The kill switch refuses bets and no settlements', bets.killSwitch],
]

/** The 24 cases of the protocol, in their order. */
export const cases: readonly Case[] = list.map(([title, run], index) => ({
  number: index + 1,
  title,
  run,
}))
