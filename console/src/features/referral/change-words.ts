import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { WordChange } from '../../shared/documents/changes-list.tsx'
import type { Change } from '../../shared/documents/changes.ts'

/** What each setting is called, and which change of it gives more or asks less. */
export const settings = {
  deposit: { name: 'referral-desk.setDeposit', looser: 'lower' },
  deposits: { name: 'referral-desk.setDeposits', looser: 'lower' },
  validBet: { name: 'referral-desk.setValidBet', looser: 'lower' },
  days: { name: 'referral-desk.setDays', looser: 'higher' },
  needsPhone: { name: 'referral-desk.setNeedsPhone', looser: 'lower' },
  holdDays: { name: 'referral-desk.setHoldDays', looser: 'lower' },
  toReferrer: { name: 'referral-desk.setToReferrer', looser: 'higher' },
  toFriend: { name: 'referral-desk.setToFriend', looser: 'higher' },
  times: { name: 'referral-desk.setTimes', looser: 'lower' },
  claimDays: { name: 'referral-desk.setClaimDays', looser: 'never' },
  perMonth: { name: 'referral-desk.setPerMonth', looser: 'higher' },
  ever: { name: 'referral-desk.setEver', looser: 'higher' },
  stopsSameDevice: { name: 'referral-desk.setSameDevice', looser: 'lower' },
  stopsSameNetwork: { name: 'referral-desk.setSameNetwork', looser: 'lower' },
  stopsSamePayee: { name: 'referral-desk.setSamePayee', looser: 'lower' },
} as const satisfies Record<
  string,
  { readonly name: TextKey; readonly looser: 'higher' | 'lower' | 'never' }
>

const isSetting = (id: string): id is keyof typeof settings => Object.hasOwn(settings, id)

/** A change of the terms in words: sums as money, switches as yes and no. */
export function termWords(t: typeof translate, tag: string): WordChange {
  return ({ path: [id = '', of = ''], before, after }) => {
    const text = (value: unknown) => {
      if (typeof value === 'string' && isCurrency(of))
        return formatMoney(money(BigInt(value), of), tag)
      if (typeof value === 'boolean') return t(value ? 'referral-desk.yes' : 'referral-desk.no')
      return typeof value === 'number' ? value.toLocaleString(tag) : t('alerts.nothing')
    }
    const label = isSetting(id) ? t(settings[id].name) : id
    return {
      label: of === '' ? label : `${label}, ${of}`,
      before: text(before),
      after: text(after),
    }
  }
}

/** Whether more is given or less is asked by it; then a second person must agree. The server decides by the same rule. */
export function loosens({ path: [id = ''], before, after }: Change): boolean {
  if (!isSetting(id)) return false
  const [old, now] = [Number(before ?? 0), Number(after ?? 0)]
  const { looser } = settings[id]
  return looser === 'higher' ? now > old : looser === 'lower' && now < old
}
