import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { useDayText } from '../../shared/figures/use-day-text.ts'
import type { PlayPoint, PlayReport } from './play-api.ts'

export type PointState = 'past' | 'running' | 'coming'

export function pointStateOf({ at, until }: PlayPoint, now: Date): PointState {
  if (now < new Date(at)) return 'coming'
  return now < new Date(until) ? 'running' : 'past'
}

export type PointLine = { readonly name: string; readonly value: string }

/** What an hour or a day of the plot is called, and what is said about it. */
export function usePointWords({ by, currency }: Pick<PlayReport, 'by' | 'currency'>) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const dayText = useDayText()
  const time = (at: string) => momentText(new Date(at), tag, zone, 'time')
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const sum = (amount: string) =>
    formatMoney(money(BigInt(amount), currency), tag, { show: 'none' })
  const nameOf = ({ at, until, day }: PlayPoint) =>
    by === 'day' ? dayText(day) : t('cashier-desk.hourSpan', { from: time(at), until: time(until) })

  return {
    sum,
    nameOf,
    axisText: ({ at, day }: PlayPoint) =>
      by === 'day' ? dayText(day, 'axis') : hour.format(new Date(at)),
    titleOf(point: PlayPoint, state: PointState): string {
      const name = by === 'hour' && state === 'running' ? time(point.at) : nameOf(point)
      return state === 'running' ? t('cashier-desk.runningPoint', { name }) : name
    },
    linesOf(point: PlayPoint, state: PointState): PointLine[] {
      const own = state === 'running' ? t('cashier-desk.soFar') : t('cashier-desk.ggr')
      const usual =
        by === 'hour' && state === 'running'
          ? t('cashier-desk.usualBy', { time: time(point.until) })
          : t('cashier-desk.usual')
      return [
        ...(state === 'coming' ? [] : [{ name: own, value: sum(point.ggr) }]),
        ...(point.usual === null ? [] : [{ name: usual, value: sum(point.usual) }]),
        ...(state === 'coming'
          ? []
          : [{ name: t('cashier-desk.validBets'), value: sum(point.valid) }]),
      ]
    },
  }
}
