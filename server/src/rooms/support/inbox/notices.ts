import { languageEntry, type Language } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { formatMoney, fromWire, toWire, type Money, type WireMoney } from '@baize/kernel/money'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'

/** What rooms tell members about, and the words of each. */
const notices = {
  depositDone: { title: 'support.depositDoneTitle', text: 'support.depositDoneText' },
  depositFailed: { title: 'support.depositFailedTitle', text: 'support.depositFailedText' },
  depositHeld: { title: 'support.depositHeldTitle', text: 'support.depositHeldText' },
  depositReturned: { title: 'support.depositReturnedTitle', text: 'support.depositReturnedText' },
  withdrawalApproved: {
    title: 'support.withdrawalApprovedTitle',
    text: 'support.withdrawalApprovedText',
  },
  withdrawalRejected: {
    title: 'support.withdrawalRejectedTitle',
    text: 'support.withdrawalRejectedText',
  },
  withdrawalPaid: { title: 'support.withdrawalPaidTitle', text: 'support.withdrawalPaidText' },
  withdrawalReminder: {
    title: 'support.withdrawalReminderTitle',
    text: 'support.withdrawalReminderText',
  },
  withdrawalReceived: {
    title: 'support.withdrawalReceivedTitle',
    text: 'support.withdrawalReceivedText',
  },
  withdrawalReturned: {
    title: 'support.withdrawalReturnedTitle',
    text: 'support.withdrawalReturnedText',
  },
  withdrawalForced: {
    title: 'support.withdrawalForcedTitle',
    text: 'support.withdrawalForcedText',
  },
  uplineReceived: { title: 'support.uplineReceivedTitle', text: 'support.uplineReceivedText' },
  downlineReceived: {
    title: 'support.downlineReceivedTitle',
    text: 'support.downlineReceivedText',
  },
  limitReached: { title: 'support.limitReachedTitle', text: 'support.limitReachedText' },
  passwordChanged: { title: 'support.passwordChangedTitle', text: 'support.passwordChangedText' },
  paymentChanged: { title: 'support.paymentChangedTitle', text: 'support.paymentChangedText' },
  paymentReset: { title: 'support.paymentResetTitle', text: 'support.paymentResetText' },
  contactChanged: { title: 'support.contactChangedTitle', text: 'support.contactChangedText' },
  payeeAdded: { title: 'support.payeeAddedTitle', text: 'support.payeeAddedText' },
  payeeRemoved: { title: 'support.payeeRemovedTitle', text: 'support.payeeRemovedText' },
  withdrawalRequested: {
    title: 'support.withdrawalRequestedTitle',
    text: 'support.withdrawalRequestedText',
  },
  uplineSent: { title: 'support.uplineSentTitle', text: 'support.uplineSentText' },
  downlineSent: { title: 'support.downlineSentTitle', text: 'support.downlineSentText' },
  newNetwork: { title: 'support.newNetworkTitle', text: 'support.newNetworkText' },
  contractOffered: { title: 'support.contractOfferedTitle', text: 'support.contractOfferedText' },
  contractWithdrawn: {
    title: 'support.contractWithdrawnTitle',
    text: 'support.contractWithdrawnText',
  },
  contractOfferTakenBack: {
    title: 'support.contractOfferTakenBackTitle',
    text: 'support.contractOfferTakenBackText',
  },
  contractGoesOn: { title: 'support.contractGoesOnTitle', text: 'support.contractGoesOnText' },
  contractEnded: { title: 'support.contractEndedTitle', text: 'support.contractEndedText' },
  contractTakenOver: {
    title: 'support.contractTakenOverTitle',
    text: 'support.contractTakenOverText',
  },
  contractGivenEnded: {
    title: 'support.contractGivenEndedTitle',
    text: 'support.contractGivenEndedText',
  },
  contractGivenStops: {
    title: 'support.contractGivenStopsTitle',
    text: 'support.contractGivenStopsText',
  },
  contractNeverBegan: {
    title: 'support.contractNeverBeganTitle',
    text: 'support.contractNeverBeganText',
  },
  contractGivenNeverBegan: {
    title: 'support.contractGivenNeverBeganTitle',
    text: 'support.contractGivenNeverBeganText',
  },
  contractGivenGoesOn: {
    title: 'support.contractGivenGoesOnTitle',
    text: 'support.contractGivenGoesOnText',
  },
  contractOfferStaysBack: {
    title: 'support.contractOfferStaysBackTitle',
    text: 'support.contractOfferStaysBackText',
  },
  rateChanged: { title: 'support.rateChangedTitle', text: 'support.rateChangedText' },
  contractAccepted: {
    title: 'support.contractAcceptedTitle',
    text: 'support.contractAcceptedText',
  },
  contractRejected: {
    title: 'support.contractRejectedTitle',
    text: 'support.contractRejectedText',
  },
  contractExpired: { title: 'support.contractExpiredTitle', text: 'support.contractExpiredText' },
  contractShort: { title: 'support.contractShortTitle', text: 'support.contractShortText' },
  invitationEnded: {
    title: 'support.invitationEndedTitle',
    text: 'support.invitationEndedText',
  },
  invitationIgnored: {
    title: 'support.invitationIgnoredTitle',
    text: 'support.invitationIgnoredText',
  },
  vipWarned: { title: 'support.vipWarnedTitle', text: 'support.vipWarnedText' },
  vipDown: { title: 'support.vipDownTitle', text: 'support.vipDownText' },
  rewardGiven: { title: 'support.rewardGivenTitle', text: 'support.rewardGivenText' },
  rewardEnded: { title: 'support.rewardEndedTitle', text: 'support.rewardEndedText' },
  rewardOwed: { title: 'support.rewardOwedTitle', text: 'support.rewardOwedText' },
  rewardHeld: { title: 'support.rewardHeldTitle', text: 'support.rewardHeldText' },
  rewardReleased: { title: 'support.rewardReleasedTitle', text: 'support.rewardReleasedText' },
  rewardRestored: { title: 'support.rewardRestoredTitle', text: 'support.rewardRestoredText' },
  rewardConfirmed: { title: 'support.rewardConfirmedTitle', text: 'support.rewardConfirmedText' },
  campaignEnded: { title: 'support.campaignEndedTitle', text: 'support.campaignEndedText' },
  missionEnded: { title: 'support.missionEndedTitle', text: 'support.missionEndedText' },
  feedbackAnswered: {
    title: 'support.feedbackAnsweredTitle',
    text: 'support.feedbackAnsweredText',
  },
} as const satisfies Record<string, { readonly title: TextKey; readonly text: TextKey }>

export type NoticeKey = keyof typeof notices
export const noticeKeys = Object.keys(notices) as readonly NoticeKey[]

/** The names that texts know: `amount`, `at`, `until`, `name`, `note`, `kind`, `because`, `before` and `after`. Others are kept and shown nowhere. */
export type NoticeValues = Readonly<Record<string, string | number | Money | Date | Percent>>

/** In hundredths of a percent. */
type Percent = { readonly percent: number }

/** Values as JSON keeps them: a sum and a moment stay what they are. */
export type PackedValues = Readonly<Record<string, PackedValue>>
type PackedValue =
  | string
  | number
  | { readonly money: WireMoney }
  | { readonly moment: string }
  | Percent

export function packValues(values: NoticeValues): PackedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, pack(value)]))
}

function pack(value: NoticeValues[string]): PackedValue {
  if (value instanceof Date) return { moment: value.toISOString() }
  if (typeof value !== 'object' || 'percent' in value) return value
  return { money: toWire(value) }
}

export type Reader = { readonly language: Language; readonly zone: string }

/** The title and the text of a notice, in the language and by the clock of who reads it. */
export function noticeWords(about: NoticeKey, packed: PackedValues, reader: Reader) {
  const { language } = reader
  const plain = { amount: '', at: '', until: '', name: '', note: '', kind: '' }
  const known = { ...plain, because: '', before: '', after: '' }
  const values = Object.fromEntries(
    Object.entries({ ...known, ...packed }).map(([name, value]) => [name, write(value, reader)]),
  )
  // A text can ask whether there is a value at all, because an empty one would leave a hole in its sentence.
  const has = Object.fromEntries(
    Object.keys(known).map((name) => [`has_${name}`, values[name] === '' ? 'no' : 'yes']),
  )
  const all = { ...values, ...has }
  return {
    title: sentence(language, notices[about].title, all),
    text: sentence(language, notices[about].text, all),
  }
}

function write(value: PackedValue, { language, zone }: Reader): string | number {
  if (typeof value !== 'object') return value
  const { tag } = languageEntry(language)
  if ('moment' in value) {
    // A mail is read anywhere, so that a time says on whose clock it is.
    return momentText(new Date(value.moment), tag, zone, 'zoned')
  }
  if ('percent' in value) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 }
    return new Intl.NumberFormat(tag, { style: 'percent', ...digits }).format(
      value.percent / 10_000,
    )
  }
  const read = fromWire(value.money)
  if (!read.ok) throw new Error('A notice holds a sum that is none.')
  return formatMoney(read.value, tag)
}
