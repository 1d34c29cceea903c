import type { MissionFact, MissionKind, MissionPeriod } from '@baize/contract/promotions/missions'
import type { TextKey } from '@baize/texts/keys'

export const kindTexts: Readonly<Record<MissionKind, TextKey>> = {
  once: 'missions-desk.kindOnce',
  validBet: 'missions-desk.kindValidBet',
  depositSum: 'missions-desk.kindDepositSum',
  depositCount: 'missions-desk.kindDepositCount',
  activeDays: 'missions-desk.kindActiveDays',
  games: 'missions-desk.kindGames',
  signIn: 'missions-desk.kindSignIn',
  streak: 'missions-desk.kindStreak',
  board: 'missions-desk.kindBoard',
}

export const periodTexts: Readonly<Record<MissionPeriod, TextKey>> = {
  once: 'missions-desk.periodOnce',
  daily: 'missions-desk.periodDaily',
  weekly: 'missions-desk.periodWeekly',
  monthly: 'missions-desk.periodMonthly',
}

export const factTexts: Readonly<Record<MissionFact, TextKey>> = {
  registered: 'missions-desk.factRegistered',
  contact: 'missions-desk.factContact',
  deposit: 'missions-desk.factDeposit',
  bet: 'missions-desk.factBet',
}
