import { useQuery } from '@tanstack/react-query'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { runsQuery } from '../api.ts'
import type { ContractKind } from '../kinds.ts'

/** What a contract came to, for one line: today of a real-time salary, the last period of the others; and the next run. */
export function useCame(kind: ContractKind) {
  const t = useText()
  const moment = useMomentText()
  const { data } = useQuery(runsQuery)
  const run = data?.items.find((one) => one.kind === kind)
  if (data === undefined || run === undefined) return undefined
  const { last, today, nextAt } = run
  const isToday = kind === 'realtime'
  // Before its first run there is nothing to tell but its rate.
  if (last === null && !isToday) return undefined
  const isShort = isToday || kind === 'hourly'
  return {
    amount: isToday ? today : (last?.amount ?? '0'),
    currency: data.currency,
    isOwed: last !== null && last.owed !== '0',
    what:
      isToday || last === null
        ? t('agents-runs.today')
        : moment(last.from, isShort ? 'time' : 'day'),
    next: t('agents-runs.next', { at: moment(nextAt, isShort ? 'time' : 'day') }),
  }
}
