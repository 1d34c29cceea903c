import type { VendorPolicy } from '@baize/contract/provider-desk'

export type Choice = 'walletMode' | 'settledRollback' | 'staleRounds'

/** What each rule is called that has a few answers. */
export const choiceNames = {
  walletMode: 'protocol.walletMode',
  settledRollback: 'protocol.settledRollback',
  staleRounds: 'protocol.staleRounds',
} as const

export const choices: { readonly [Name in Choice]: readonly VendorPolicy[Name][] } = {
  walletMode: ['seamless', 'transfer'],
  settledRollback: ['refuse', 'reverse'],
  staleRounds: ['show', 'settle', 'void'],
}

export const answerNames = {
  seamless: 'protocol.seamless',
  transfer: 'protocol.transfer',
  refuse: 'protocol.refuse',
  reverse: 'protocol.reverse',
  show: 'protocol.show',
  settle: 'protocol.settle',
  void: 'protocol.void',
} as const

export const minuteNames = {
  openRoundMinutes: 'protocol.openRoundMinutes',
  idleMinutes: 'protocol.idleMinutes',
} as const
