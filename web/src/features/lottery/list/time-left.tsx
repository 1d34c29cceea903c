import { useLanguage, useText } from '@baize/texts/use-text'
import type { ShownLottery } from '../api.ts'
import { clockText, secondsUntil } from '../use-now.ts'
import { weekdayNames } from './weekdays.ts'

type Props = { readonly lottery: ShownLottery; readonly now: number }

/** How long it is on sale; of one that is not, and is not drawn every day, on which days it is. */
export function TimeLeft({ lottery, now }: Props) {
  const t = useText()
  const language = useLanguage()
  const { current, weekdays } = lottery
  const left = current === null ? 0 : secondsUntil(current.closesAt, now)
  if (left === 0 && weekdays.length < 7) {
    const names = weekdayNames(language)
    return weekdays.map((day) => names[day - 1]).join(' ')
  }
  if (left === 0) return t('lottery.closedShort')
  if (left < 3600) return clockText(left)
  const [hours, days] = [Math.floor(left / 3600), Math.floor(left / 86_400)]
  if (days > 0) return t('lottery.daysHours', { d: days, h: hours % 24 })
  return t('lottery.hoursMinutes', { h: hours, m: Math.floor((left % 3600) / 60) })
}
