import { languageEntry, type Language } from '@baize/kernel/language'
import { formatMoney, fromWire, toWire, type Money, type WireMoney } from '@baize/kernel/money'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'

/** What rooms tell members about, and the words of each. */
const notices = {
  depositDone: { title: 'inbox.depositDoneTitle', text: 'inbox.depositDoneText' },
  depositFailed: { title: 'inbox.depositFailedTitle', text: 'inbox.depositFailedText' },
  depositHeld: { title: 'inbox.depositHeldTitle', text: 'inbox.depositHeldText' },
  withdrawalApproved: {
    title: 'inbox.withdrawalApprovedTitle',
    text: 'inbox.withdrawalApprovedText',
  },
  withdrawalRejected: {
    title: 'inbox.withdrawalRejectedTitle',
    text: 'inbox.withdrawalRejectedText',
  },
  withdrawalPaid: { title: 'inbox.withdrawalPaidTitle', text: 'inbox.withdrawalPaidText' },
  withdrawalReminder: {
    title: 'inbox.withdrawalReminderTitle',
    text: 'inbox.withdrawalReminderText',
  },
  withdrawalReceived: {
    title: 'inbox.withdrawalReceivedTitle',
    text: 'inbox.withdrawalReceivedText',
  },
  withdrawalReturned: {
    title: 'inbox.withdrawalReturnedTitle',
    text: 'inbox.withdrawalReturnedText',
  },
  withdrawalForced: { title: 'inbox.withdrawalForcedTitle', text: 'inbox.withdrawalForcedText' },
  uplineReceived: { title: 'inbox.uplineReceivedTitle', text: 'inbox.uplineReceivedText' },
  limitReached: { title: 'inbox.limitReachedTitle', text: 'inbox.limitReachedText' },
  feedbackAnswered: { title: 'inbox.feedbackAnsweredTitle', text: 'inbox.feedbackAnsweredText' },
} as const satisfies Record<string, { readonly title: TextKey; readonly text: TextKey }>

export type NoticeKey = keyof typeof notices
export const noticeKeys = Object.keys(notices) as readonly NoticeKey[]

/** The names that texts know: `amount`, `until`, `name` and `note`. Others are kept and shown nowhere. */
export type NoticeValues = Readonly<Record<string, string | number | Money | Date>>

/** Values as JSON keeps them: a sum and a moment stay what they are. */
export type PackedValues = Readonly<Record<string, PackedValue>>
type PackedValue = string | number | { readonly money: WireMoney } | { readonly moment: string }

export function packValues(values: NoticeValues): PackedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, pack(value)]))
}

function pack(value: NoticeValues[string]): PackedValue {
  if (value instanceof Date) return { moment: value.toISOString() }
  return typeof value === 'object' ? { money: toWire(value) } : value
}

export type Reader = { readonly language: Language; readonly zone: string }

/** The title and the text of a notice, in the language and by the clock of who reads it. */
export function noticeWords(about: NoticeKey, packed: PackedValues, reader: Reader) {
  const { language } = reader
  const known = { amount: '', until: '', name: '', note: '' }
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
    const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
    return new Intl.DateTimeFormat(tag, form).format(new Date(value.moment))
  }
  const read = fromWire(value.money)
  if (!read.ok) throw new Error('A notice holds a sum that is none.')
  return formatMoney(read.value, tag)
}
