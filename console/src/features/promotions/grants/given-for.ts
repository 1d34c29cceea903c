import type { translate } from '@baize/texts/browser'

type Day = (day: string) => string

/** What a reward was given for, in words. What has none here is shown as it is kept. */
export function givenFor(source: string, t: typeof translate, day: Day): string {
  const [, kind = '', of = ''] = /^([a-z]+) (\S+)$/.exec(source) ?? []
  if (kind === 'level') return t('grants-desk.forLevel', { level: of })
  if (kind === 'week') return t('grants-desk.forWeek', { day: day(of) })
  if (kind === 'month') return t('grants-desk.forMonth', { month: of })
  if (kind === 'day') return t('grants-desk.forDay', { day: day(of) })
  if (kind === 'deposit') return t('grants-desk.forDeposit')
  if (kind === 'issued') return t('grants-desk.forTaken', { number: numberOf(of) })
  if (kind === 'applying') return t('grants-desk.forAsked', { number: numberOf(of) })
  if (kind === 'friend') return t('grants-desk.forFriend')
  if (kind === 'invited') return t('grants-desk.forInvited')
  if (kind === 'gift') return t('grants-desk.forGift')
  if (source.startsWith('tkt_')) return t('grants-desk.forTicket')
  const period = (label: string) => {
    if (label === 'once') return t('grants-desk.forOnce')
    return /^\d{4}-\d{2}-\d{2}$/.test(label) ? day(label) : label
  }
  if (kind === 'board') return t('grants-desk.forBoard', { period: period(of) })
  const [, label, step] = /^(\S+) step (\d+)$/.exec(source) ?? []
  if (label === undefined || step === undefined) return source
  return t('grants-desk.forStep', { step, period: period(label) })
}

/** Counted from nought where it is kept. */
const numberOf = (text: string) => Number(text) + 1
