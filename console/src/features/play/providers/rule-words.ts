import type { VendorPolicy } from '@baize/contract/play/provider-desk'

export type RuleChoice = 'walletMode' | 'settledRollback' | 'staleRounds'

/** What each rule is called that has a few answers. */
export const choiceNames = {
  walletMode: 'play-desk.walletMode',
  settledRollback: 'play-desk.settledRollback',
  staleRounds: 'play-desk.staleRounds',
} as const

export const choices: { readonly [Name in RuleChoice]: readonly VendorPolicy[Name][] } = {
  walletMode: ['seamless', 'transfer'],
  settledRollback: ['refuse', 'reverse'],
  staleRounds: ['show', 'settle', 'void'],
}

export const answerNames = {
  seamless: 'play-desk.seamless',
  transfer: 'play-desk.transfer',
  refuse: 'play-desk.refuse',
  reverse: 'play-desk.reverse',
  show: 'play-desk.show',
  settle: 'play-desk.settle',
  void: 'play-desk.void',
} as const

export const numberNames = {
  openRoundMinutes: 'play-desk.openRoundMinutes',
  idleMinutes: 'play-desk.idleMinutes',
  callsASecond: 'play-desk.callsASecond',
} as const

export const mostOf = {
  openRoundMinutes: 43_200,
  idleMinutes: 1440,
  callsASecond: 100_000,
} as const
