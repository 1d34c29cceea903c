import type { TextKey } from '@baize/texts/keys'

/** The pages of the member centre by their wire names. */
export const memberPages: Readonly<Record<string, TextKey>> = {
  securityCenter: 'shell.securityCentre',
  limits: 'shell.limits',
  transferFund: 'shell.transferFund',
  depositv2: 'shell.deposit',
  withdraw: 'shell.withdraw',
  transferUpline: 'shell.transferUpline',
  personalHistoryCopy: 'shell.bettingRecord',
  transactionHistory: 'shell.accountRecord',
  personalProfit: 'shell.profitAndLoss',
  bonusDetails: 'shell.bonusDetails',
  rewardCenter: 'shell.rewardCentre',
  referral: 'shell.referral',
  missionLeaderboard: 'shell.missions',
  messageV2: 'shell.internalMessages',
  manualRebate: 'shell.manualRebate',
}

/** The list of all of them, which a phone goes through. */
export const centreHome = 'memberCentre'
