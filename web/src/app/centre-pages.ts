import { withWords } from '@baize/texts/with-words'
import { part, type Part } from '@baize/ui/part'

/** The pages of the member centre that are there; the others say that they are not yet. */
export const centrePages: Readonly<Record<string, Part<object>>> = {
  securityCenter: part(
    withWords(
      () => import('./centre/security.tsx'),
      'account',
      'auth',
      'patterns',
      'cashier',
      'limits',
    ),
    'Security',
  ),
  limits: part(
    withWords(() => import('../features/protection/limits-page.tsx'), 'limits'),
    'LimitsPage',
  ),
  depositv2: part(
    withWords(() => import('./centre/deposit.tsx'), 'cashier'),
    'Deposit',
  ),
  withdraw: part(
    withWords(() => import('../features/cashier/withdraw/withdraw-page.tsx'), 'cashier'),
    'WithdrawPage',
  ),
  transferFund: part(
    withWords(() => import('./centre/transfer.tsx'), 'cashier'),
    'Transfer',
  ),
  transferUpline: part(
    withWords(() => import('../features/cashier/upline/upline-page.tsx'), 'cashier'),
    'UplinePage',
  ),
  personalHistoryCopy: part(
    withWords(() => import('../features/records/betting-record.tsx'), 'records'),
    'BettingRecord',
  ),
  transactionHistory: part(
    withWords(() => import('../features/records/account-record.tsx'), 'records'),
    'AccountRecord',
  ),
  personalProfit: part(
    withWords(() => import('../features/records/profit.tsx'), 'records'),
    'ProfitAndLoss',
  ),
  bonusDetails: part(
    withWords(() => import('../features/records/bonus-details.tsx'), 'records'),
    'BonusDetails',
  ),
  messageV2: part(
    withWords(() => import('../features/inbox/inbox-page.tsx'), 'inbox'),
    'InboxPage',
  ),
  rewardCenter: part(
    withWords(() => import('../features/rewards/empty-places.tsx'), 'inbox'),
    'RewardCentre',
  ),
  referral: part(
    withWords(() => import('../features/rewards/empty-places.tsx'), 'inbox'),
    'Referral',
  ),
  missionLeaderboard: part(
    withWords(() => import('../features/rewards/empty-places.tsx'), 'inbox'),
    'Missions',
  ),
  manualRebate: part(
    withWords(() => import('../features/rewards/empty-places.tsx'), 'inbox'),
    'ManualRebate',
  ),
}
