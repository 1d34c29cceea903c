import type { SettledWindow } from '@baize/contract/agents/settlements'
import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../../shared/system.ts'

type Bounds = Pick<SettledWindow, 'kind' | 'from' | 'to'>

/** A window in words, on the brand's clocks: a day, some days, or the hours and minutes of a day. */
export function useWindowText(): (window: Bounds) => string {
  const { zone } = useSystem().info.brand
  const { tag } = languageEntry(useLanguage())
  return ({ kind, from, to }) => {
    const text = (at: number, style: 'date' | 'time') => momentText(new Date(at), tag, zone, style)
    const [start, end] = [Date.parse(from), Date.parse(to)]
    const first = text(start, 'date')
    if (kind === 'hourly' || kind === 'realtime') {
      return `${first}, ${text(start, 'time')} – ${text(end, 'time')}`
    }
    const last = text(end - 1, 'date')
    return first === last ? first : `${first} – ${last}`
  }
}
