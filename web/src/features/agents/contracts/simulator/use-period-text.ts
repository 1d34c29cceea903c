import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../../../shared/system.ts'

const dayMs = 86_400_000

/** A period as one says it: its hour, its day, or its first and last day. */
export function usePeriodText(): (from: string, to: string) => string {
  const { zone } = useSystem().info.brand
  const { tag } = languageEntry(useLanguage())
  return (from, to) => {
    const [start, end] = [new Date(from), new Date(to)]
    const say = (at: Date, style: 'day' | 'short' | 'time') => momentText(at, tag, zone, style)
    const length = end.getTime() - start.getTime()
    if (length < dayMs / 2) return `${say(start, 'short')}–${say(end, 'time')}`
    const last = say(new Date(end.getTime() - 1), 'day')
    const first = say(start, 'day')
    return first === last ? first : `${first} – ${last}`
  }
}
