import type { DepositMethod } from '@baize/contract/cashier/deposits'
import { momentText } from '@baize/kernel/moment-text'
import type { translate } from '@baize/texts/browser'
import type { Sums } from '../../../shared/sums.ts'
import type { Fee } from '../fee.ts'
import { stopWords } from './words.ts'

type Text = typeof translate

/** "free", "1%", "15.00", "1% + 15.00". */
export function feeText({ feeBps, feeFixed }: Fee, sums: Sums, t: Text): string {
  const rate = new Intl.NumberFormat(sums.tag, { style: 'percent', maximumFractionDigits: 2 })
  const parts = [
    ...(feeBps > 0 ? [rate.format(feeBps / 10_000)] : []),
    ...(BigInt(feeFixed) > 0n ? [sums.bare(feeFixed)] : []),
  ]
  return parts.length === 0 ? t('cashier.free') : t('cashier.feeOf', { fee: parts.join(' + ') })
}

/** How long it usually takes: "in seconds", "10 min", "2 hr". */
export function arrivalText(minutes: number, tag: string, t: Text): string {
  if (minutes === 0) return t('cashier.inSeconds')
  const unit = minutes < 60 ? 'minute' : minutes < 2880 ? 'hour' : 'day'
  const size = { minute: 1, hour: 60, day: 1440 }[unit]
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return format.format(minutes / size)
}

/** The second line of a method's card: bounds, time and cost, or why it cannot be used and when it can. */
export function methodText(method: DepositMethod, sums: Sums, zone: string, t: Text): string {
  if (method.stop !== null) {
    const why = t(stopWords[method.stop])
    if (method.opensAt === null) return why
    const at = new Date(method.opensAt)
    const soon = at.getTime() - Date.now() < 20 * 3_600_000
    const time = momentText(at, sums.tag, zone, soon ? 'time' : 'short')
    return t('cashier.stopUntil', { why, time })
  }
  return t('cashier.methodLine', {
    min: sums.short(method.min),
    max: sums.short(method.max),
    arrival: arrivalText(method.arrivalMinutes, sums.tag, t),
    fee: feeText(method, sums, t),
  })
}
