import {
  referralDocument,
  type ReferralDocument,
} from '@baize/contract/promotions/referral-settings'
import { currencies } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import {
  countSetting,
  loosenedByLowering,
  loosenedByRaising,
  loosenedByRaisingSums,
  loosenedBySwitching,
  sumsSetting,
  switchSetting,
  timeSetting,
  type DocumentRules,
} from '../../system/system.ts'
import { pesos } from '../programmes/programmes.ts'

type Sums = ReferralDocument['deposit']

const nothing = 'alerts.nothing'

const isLowered = (before: Sums, after: Sums) =>
  currencies.some((code) => BigInt(after[code] ?? 0n) < BigInt(before[code] ?? 0n))

/** Twice fifty for a friend who pays in two hundred and plays a thousand of it. */
export const newReferral: ReferralDocument = {
  deposit: pesos(200),
  deposits: 1,
  validBet: pesos(1_000),
  days: 30,
  needsPhone: true,
  holdDays: 7,
  toReferrer: pesos(50),
  toFriend: pesos(50),
  times: 1,
  claimDays: 30,
  perMonth: 10,
  ever: 100,
  stopsSameDevice: true,
  // A household and a phone company share one: it is shown to operators.
  stopsSameNetwork: false,
  stopsSamePayee: true,
}

/** What operators set about members who invite others. What gives more, or asks less, waits for a second person. */
export const referralRules: DocumentRules<typeof referralDocument> = {
  document: referralDocument,
  published: 'referral-desk.actionPublished',
  seed: (said) => said ?? newReferral,
  check: ({ perMonth, ever, deposits, deposit }) => {
    if (perMonth > ever) return refuse('invalid_setting', { setting: 'perMonth' })
    // A sum cannot be paid in by no deposit.
    const asksMoney = currencies.some((code) => BigInt(deposit[code] ?? 0n) > 0n)
    return deposits === 0 && asksMoney ? refuse('invalid_setting', { setting: 'deposits' }) : ok()
  },
  control: {
    says: 'referral-desk.publish',
    settings: {
      deposit: { ...sumsSetting('referral-desk.setDeposit', nothing), isLoosened: isLowered },
      deposits: loosenedByLowering(countSetting('referral-desk.setDeposits')),
      validBet: { ...sumsSetting('referral-desk.setValidBet', nothing), isLoosened: isLowered },
      days: loosenedByRaising(timeSetting('referral-desk.setDays', 'day')),
      needsPhone: loosenedBySwitching(false, switchSetting('referral-desk.setNeedsPhone')),
      holdDays: loosenedByLowering(timeSetting('referral-desk.setHoldDays', 'day')),
      toReferrer: loosenedByRaisingSums(sumsSetting('referral-desk.setToReferrer', nothing)),
      toFriend: loosenedByRaisingSums(sumsSetting('referral-desk.setToFriend', nothing)),
      times: loosenedByLowering(countSetting('referral-desk.setTimes')),
      claimDays: timeSetting('referral-desk.setClaimDays', 'day'),
      perMonth: loosenedByRaising(countSetting('referral-desk.setPerMonth')),
      ever: loosenedByRaising(countSetting('referral-desk.setEver')),
      stopsSameDevice: loosenedBySwitching(false, switchSetting('referral-desk.setSameDevice')),
      stopsSameNetwork: loosenedBySwitching(false, switchSetting('referral-desk.setSameNetwork')),
      stopsSamePayee: loosenedBySwitching(false, switchSetting('referral-desk.setSamePayee')),
    },
  },
}
