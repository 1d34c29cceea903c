import { serverNow } from '../../../shared/api.ts'
import { useMomentText } from '../../../shared/brand-moment.tsx'

/** When a link ends, with the year where it is another than this one. */
export function useEndText(): (at: string) => string {
  const text = useMomentText()
  const yearOf = (at: string | Date) => text(at, 'date').match(/\d{4,}/)?.[0]
  const thisYear = yearOf(new Date(serverNow()))
  return (at) => (yearOf(at) === thisYear ? text(at) : `${text(at, 'date')}, ${text(at, 'time')}`)
}
